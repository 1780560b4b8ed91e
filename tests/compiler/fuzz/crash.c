// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "crash.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static crash_t *shared;

static void record(int signal) {
  if (!shared->signal) {
    shared->frame_count = backtrace(shared->frames, CRASH_FRAMES);
    shared->signal = signal;
  }
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(signal, &action, NULL);
  raise(signal);
}

void crash_record(crash_t *crash) {
  static const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP, SIGPROF};
  void *frame;
  shared = crash;
  backtrace(&frame, 1); // loads what it needs while that is safe
  stack_t stack = {.ss_size = 1 << 17, .ss_sp = malloc(1 << 17)};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_handler = record, .sa_flags = SA_ONSTACK | SA_NODEFER};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
    sigaction(signals[i], &action, NULL);
}

typedef struct frame {
  const char *symbol; // null: unknown
  bool is_ours, is_system;
  uintptr_t offset; // in its file
} frame_t;

// MLIR's C API is linked into our file.
static frame_t find(void *address) {
  Dl_info info, self;
  frame_t frame = {NULL, false, true, 0};
  if (!dladdr(address, &info) || !dladdr((void *)(uintptr_t)&crash_record, &self)) return frame;
  frame.symbol = info.dli_sname;
  frame.offset = (uintptr_t)address - (uintptr_t)info.dli_fbase;
  frame.is_ours = info.dli_fbase == self.dli_fbase;
  frame.is_system =
      !frame.is_ours && !strstr(info.dli_fname, "libMLIR") && !strstr(info.dli_fname, "libLLVM");
  return frame;
}

static bool begins_with(const char *text, const char *prefix) {
  return text && !strncmp(text, prefix, strlen(prefix));
}

// Whether upstream's code may do as it likes below this call from ours.
static bool is_entrance(const frame_t *callee) {
  static const char *const names[] = {"mlirPassManagerRunOnOp", "mlirOperationVerify",
                                      "mlirTranslateModuleToLLVMIR", "LLVM"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (begins_with(callee->symbol, names[i])) return true;
  return false;
}

static void append(char key[CRASH_KEY_SIZE], const frame_t *frame) {
  size_t used = strlen(key);
  snprintf(key + used, CRASH_KEY_SIZE - used, "%s%s+%zx", used ? " < " : "",
           frame->symbol ? frame->symbol : "?", (size_t)frame->offset);
}

// Past the handler, the kernel's frame and the functions of libc that raised the signal.
static int first_frame(const crash_t *crash) {
  int i = 0;
  while (i < crash->frame_count && !find(crash->frames[i]).is_system) i++;
  while (i < crash->frame_count && find(crash->frames[i]).is_system) i++;
  return i;
}

bool crash_describe(const crash_t *crash, char key[CRASH_KEY_SIZE]) {
  int first = first_frame(crash), shown = 0;
  frame_t callee = {NULL, true, false, 0};
  key[0] = 0;
  for (int i = first; i < crash->frame_count; i++) {
    frame_t frame = find(crash->frames[i]);
    if (shown++ < 3 || frame.is_ours) append(key, &frame);
    bool is_interface = begins_with(frame.symbol, "mlir") || begins_with(frame.symbol, "LLVM");
    if (frame.is_ours && !is_interface)
      return crash->in_parser || (i > first && is_entrance(&callee));
    callee = frame;
  }
  return crash->in_parser ||
         shown > 0; // a stack too deep to see its beginning is one of upstream's recursions
}
