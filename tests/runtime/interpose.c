// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The linker's --wrap=f turns calls of f into calls of __wrap_f, and __real_f into f. A call that
// gives something back does so even where it reports a failure, as the system's own do.
#include "interpose.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static _Thread_local struct {
  bool counting;
  const test_fault_t *fault;
  int64_t at;
  test_calls_t calls;
} state;

static atomic_int_fast64_t live;

void test_calls_begin(const test_fault_t *fault, int64_t at) {
  state.fault = fault;
  state.at = at;
  state.calls = (test_calls_t){0};
  state.counting = true;
}

test_calls_t test_calls_end(void) {
  state.counting = false;
  return state.calls;
}

int64_t test_live_objects(void) { return live; }

// Counts a call; true if it is one that the fault concerns.
static bool is_reached(test_call_kind_t kind) {
  if (!state.counting) return false;
  int64_t index = state.calls.counts[kind]++;
  if (!state.fault || state.fault->kind != kind) return false;
  return state.fault->lasting ? index >= state.at : index == state.at;
}

static void fail(const char *name, bool harmless) {
  errno = state.fault->error;
  if (state.calls.failed && (harmless || !state.calls.harmless)) return;
  state.calls.failed = name;
  state.calls.harmless = harmless;
}

static bool fails(const char *name, test_call_kind_t kind, bool harmless) {
  if (!is_reached(kind) || !state.fault->error) return false;
  fail(name, harmless);
  return true;
}

static void *count_object(void *object) {
  live += object != NULL;
  return object;
}

// A function that gives `failure` instead of being called.
#define INTERPOSE(type, name, is_harmless, failure, parameters, ...)                               \
  type __real_##name parameters;                                                                   \
  type __wrap_##name parameters;                                                                   \
  type __wrap_##name parameters {                                                                  \
    if (fails(#name, TEST_CALL_SYSTEM, is_harmless)) return failure;                               \
    return __real_##name(__VA_ARGS__);                                                             \
  }

// A function of a lock or of another thread, which is only counted.
#define INTERPOSE_LOCK(name, parameters, ...)                                                      \
  int __real_##name parameters;                                                                    \
  int __wrap_##name parameters;                                                                    \
  int __wrap_##name parameters {                                                                   \
    (void)is_reached(TEST_CALL_LOCK);                                                              \
    return __real_##name(__VA_ARGS__);                                                             \
  }

// --- Files ---

INTERPOSE(int, fstat, false, -1, (int descriptor, struct stat *facts), descriptor, facts)
INTERPOSE(int, stat, false, -1, (const char *path, struct stat *facts), path, facts)
INTERPOSE(int, mkdir, false, -1, (const char *path, mode_t mode), path, mode)
INTERPOSE(int, rename, false, -1, (const char *from, const char *to), from, to)
INTERPOSE(int, unlink, true, -1, (const char *path), path)
INTERPOSE(int, unlinkat, true, -1, (int folder, const char *path, int flags), folder, path, flags)
INTERPOSE(off_t, lseek, false, -1, (int descriptor, off_t offset, int from), descriptor, offset,
          from)
INTERPOSE(int, memfd_create, false, -1, (const char *name, unsigned flags), name, flags)
INTERPOSE(int, pipe2, false, -1, (int ends[2], int flags), ends, flags)
INTERPOSE(int, poll, false, -1, (struct pollfd * ends, nfds_t count, int timeout), ends, count,
          timeout)
INTERPOSE(DIR *, opendir, true, NULL, (const char *path), path)
INTERPOSE(struct dirent *, readdir, true, NULL, (DIR * folder), folder)

int __real_closedir(DIR *folder);
int __wrap_closedir(DIR *folder);
int __wrap_closedir(DIR *folder) {
  int result = __real_closedir(folder);
  return fails("closedir", TEST_CALL_SYSTEM, true) ? -1 : result;
}

int __real_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  return fails("open", TEST_CALL_SYSTEM, false) ? -1 : __real_open(path, flags, mode);
}

int __real_fcntl(int descriptor, int command, ...);
int __wrap_fcntl(int descriptor, int command, ...);
int __wrap_fcntl(int descriptor, int command, ...) {
  va_list arguments;
  va_start(arguments, command);
  long argument = va_arg(arguments, long);
  va_end(arguments);
  return fails("fcntl", TEST_CALL_SYSTEM, false) ? -1 : __real_fcntl(descriptor, command, argument);
}

// Only the end of a file that was written tells something.
static bool is_written_file(int descriptor) {
  struct stat facts;
  return (__real_fcntl(descriptor, F_GETFL) & O_ACCMODE) == O_WRONLY &&
         !__real_fstat(descriptor, &facts) && !S_ISFIFO(facts.st_mode);
}

int __real_close(int descriptor);
int __wrap_close(int descriptor);
int __wrap_close(int descriptor) {
  bool harmless = !is_written_file(descriptor);
  int result = __real_close(descriptor);
  return fails("close", TEST_CALL_SYSTEM, harmless) ? -1 : result;
}

char *__real_realpath(const char *path, char *resolved);
char *__wrap_realpath(const char *path, char *resolved);
char *__wrap_realpath(const char *path, char *resolved) {
  if (fails("realpath", TEST_CALL_SYSTEM, false)) return NULL;
  char *real = __real_realpath(path, resolved);
  return resolved ? real : count_object(real);
}

ssize_t __real_read(int descriptor, void *bytes, size_t size);
ssize_t __wrap_read(int descriptor, void *bytes, size_t size);
ssize_t __wrap_read(int descriptor, void *bytes, size_t size) {
  if (!is_reached(TEST_CALL_SYSTEM)) return __real_read(descriptor, bytes, size);
  if (!state.fault->error) return __real_read(descriptor, bytes, size > 0);
  fail("read", false);
  return -1;
}

ssize_t __real_write(int descriptor, const void *bytes, size_t size);
ssize_t __wrap_write(int descriptor, const void *bytes, size_t size);
ssize_t __wrap_write(int descriptor, const void *bytes, size_t size) {
  if (!is_reached(TEST_CALL_SYSTEM)) return __real_write(descriptor, bytes, size);
  if (!state.fault->error) return __real_write(descriptor, bytes, size > 0);
  fail("write", false);
  return -1;
}

// --- Pages ---

INTERPOSE(int, madvise, true, -1, (void *pages, size_t size, int advice), pages, size, advice)

void *__real_mmap(void *at, size_t size, int protection, int flags, int descriptor, off_t offset);
void *__wrap_mmap(void *at, size_t size, int protection, int flags, int descriptor, off_t offset);
void *__wrap_mmap(void *at, size_t size, int protection, int flags, int descriptor, off_t offset) {
  if (fails("mmap", TEST_CALL_SYSTEM, false)) return MAP_FAILED;
  void *pages = __real_mmap(at, size, protection, flags, descriptor, offset);
  return pages == MAP_FAILED ? pages : count_object(pages);
}

int __real_munmap(void *pages, size_t size);
int __wrap_munmap(void *pages, size_t size);
int __wrap_munmap(void *pages, size_t size) {
  int result = __real_munmap(pages, size);
  live -= result == 0;
  return fails("munmap", TEST_CALL_SYSTEM, true) ? -1 : result;
}

// --- Code ---

INTERPOSE(void *, dlopen, false, NULL, (const char *path, int mode), path, mode)
INTERPOSE(void *, dlsym, false, NULL, (void *library, const char *symbol), library, symbol)

int __real_dlclose(void *library);
int __wrap_dlclose(void *library);
int __wrap_dlclose(void *library) {
  int result = __real_dlclose(library);
  return fails("dlclose", TEST_CALL_SYSTEM, true) ? -1 : result;
}

// --- Processes: most functions give an error number ---

#define ERROR (state.fault->error)

pid_t __real_fork(void);
pid_t __wrap_fork(void);
pid_t __wrap_fork(void) { return fails("fork", TEST_CALL_SYSTEM, false) ? -1 : __real_fork(); }

INTERPOSE(int, sigaction, true, -1,
          (int number, const struct sigaction *action, struct sigaction *before), number, action,
          before)
INTERPOSE(int, posix_spawn_file_actions_init, false, ERROR, (posix_spawn_file_actions_t * actions),
          actions)
INTERPOSE(int, posix_spawn_file_actions_addopen, false, ERROR,
          (posix_spawn_file_actions_t * actions, int descriptor, const char *path, int flags,
           mode_t mode),
          actions, descriptor, path, flags, mode)
INTERPOSE(int, posix_spawn_file_actions_adddup2, false, ERROR,
          (posix_spawn_file_actions_t * actions, int from, int to), actions, from, to)
INTERPOSE(int, posix_spawn_file_actions_addclosefrom_np, false, ERROR,
          (posix_spawn_file_actions_t * actions, int from), actions, from)
INTERPOSE(int, posix_spawnattr_init, false, ERROR, (posix_spawnattr_t * attributes), attributes)
INTERPOSE(int, posix_spawnattr_setflags, false, ERROR,
          (posix_spawnattr_t * attributes, short flags), attributes, flags)
INTERPOSE(int, posix_spawnattr_setsigdefault, false, ERROR,
          (posix_spawnattr_t * attributes, const sigset_t *set), attributes, set)
INTERPOSE(int, posix_spawnattr_setsigmask, false, ERROR,
          (posix_spawnattr_t * attributes, const sigset_t *set), attributes, set)
INTERPOSE(int, posix_spawnp, false, ERROR,
          (pid_t * child, const char *program, const posix_spawn_file_actions_t *actions,
           const posix_spawnattr_t *attributes, char *const *arguments, char *const *environment),
          child, program, actions, attributes, arguments, environment)

pid_t __real_waitpid(pid_t child, int *state, int options);
pid_t __wrap_waitpid(pid_t child, int *state, int options);
pid_t __wrap_waitpid(pid_t child, int *out_state, int options) {
  if (!is_reached(TEST_CALL_SYSTEM) || !ERROR) return __real_waitpid(child, out_state, options);
  if (ERROR != EINTR) (void)__real_waitpid(child, out_state, options);
  fail("waitpid", false);
  return -1;
}

// --- Threads ---

#ifdef TEST_THREAD_SANITIZER // it calls this too, and is not prepared for a failure
INTERPOSE_LOCK(pthread_attr_init, (pthread_attr_t * attributes), attributes)
#else
INTERPOSE(int, pthread_attr_init, false, ERROR, (pthread_attr_t * attributes), attributes)
#endif
INTERPOSE(int, pthread_attr_setaffinity_np, false, ERROR,
          (pthread_attr_t * attributes, size_t size, const cpu_set_t *set), attributes, size, set)
INTERPOSE(int, pthread_cond_init, false, ERROR,
          (pthread_cond_t * condition, const pthread_condattr_t *attributes), condition, attributes)
INTERPOSE(int, pthread_condattr_init, false, ERROR, (pthread_condattr_t * attributes), attributes)
INTERPOSE(int, pthread_condattr_setclock, false, ERROR,
          (pthread_condattr_t * attributes, clockid_t clock), attributes, clock)
INTERPOSE(int, pthread_create, false, ERROR,
          (pthread_t * thread, const pthread_attr_t *attributes, void *(*body)(void *),
           void *argument),
          thread, attributes, body, argument)
INTERPOSE(int, pthread_mutex_init, false, ERROR,
          (pthread_mutex_t * mutex, const pthread_mutexattr_t *attributes), mutex, attributes)
// The number of threads never changes results.
INTERPOSE(int, sched_getaffinity, true, -1, (pid_t process, size_t size, cpu_set_t *set), process,
          size, set)

INTERPOSE_LOCK(pthread_cond_broadcast, (pthread_cond_t * condition), condition)
INTERPOSE_LOCK(pthread_cond_signal, (pthread_cond_t * condition), condition)
INTERPOSE_LOCK(pthread_cond_timedwait,
               (pthread_cond_t * condition, pthread_mutex_t *mutex, const struct timespec *end),
               condition, mutex, end)
INTERPOSE_LOCK(pthread_cond_wait, (pthread_cond_t * condition, pthread_mutex_t *mutex), condition,
               mutex)
INTERPOSE_LOCK(pthread_join, (pthread_t thread, void **result), thread, result)
INTERPOSE_LOCK(pthread_mutex_lock, (pthread_mutex_t * mutex), mutex)
INTERPOSE_LOCK(pthread_mutex_unlock, (pthread_mutex_t * mutex), mutex)

// --- Memory ---

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_malloc(size_t size) {
  return fails("malloc", TEST_CALL_MEMORY, false) ? NULL : count_object(__real_malloc(size));
}

void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size) {
  return fails("calloc", TEST_CALL_MEMORY, false) ? NULL : count_object(__real_calloc(count, size));
}

void *__real_realloc(void *block, size_t size);
void *__wrap_realloc(void *block, size_t size);
void *__wrap_realloc(void *block, size_t size) {
  if (fails("realloc", TEST_CALL_MEMORY, false)) return NULL;
  void *moved = __real_realloc(block, size);
  return block ? moved : count_object(moved);
}

void __real_free(void *block);
void __wrap_free(void *block);
void __wrap_free(void *block) {
  is_reached(TEST_CALL_MEMORY);
  live -= block != NULL;
  __real_free(block);
}
