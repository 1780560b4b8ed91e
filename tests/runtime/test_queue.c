// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every driver's queue, and fences: queue-1 to queue-4, runtime-9.
#include "conformance.h"

#include "base/clock.h"
#include "runtime/hal/queue.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_WAITS = 4, MILLISECOND = 1000000 };

// A submission with commands of its own.
typedef struct job {
  fixture_t fixture;
  cotile_submission_t submission;
  cotile_fence_waiter_t waiters[MOST_WAITS];
  cotile_fence_t *signal;
  int completions;
  cotile_code_t code;
  bool was_early; // the fence was signalled before `complete`
} job_t;

static cotile_status_t on_complete(cotile_submission_t *submission, cotile_status_t status) {
  job_t *job = submission->user;
  job->completions++;
  job->code = cotile_status_code(status);
  job->was_early = cotile_fence_is_signalled(submission->signal);
  return status;
}

static void job_init(job_t *job, const fixture_t *fixture) {
  *job = (job_t){.fixture = *fixture};
  cotile_command_buffer_init(&job->fixture.commands, cotile_allocator_system());
  assert_ok(cotile_fence_create(NULL, &job->signal));
  job->submission = (cotile_submission_t){.commands = &job->fixture.commands,
                                          .waiters = job->waiters,
                                          .signal = job->signal,
                                          .complete = on_complete,
                                          .user = job};
}

static void job_wait_for(job_t *job, cotile_fence_t *fence) {
  job->waiters[job->submission.waiter_count++].fence = fence;
}

static void job_submit(job_t *job) {
  assert_ok(cotile_queue_submit(job->fixture.device->queue, &job->submission));
}

// Waits for the end.
static void job_deinit(job_t *job, cotile_code_t code, const char *part) {
  assert_status(cotile_fence_wait(job->signal), code, part);
  assert_int_equal(job->completions, 1);
  assert_int_equal(job->code, code);
  assert_false(job->was_early);
  cotile_fence_release(job->signal);
  cotile_command_buffer_deinit(&job->fixture.commands);
}

static cotile_fence_t *new_fence(void) {
  cotile_fence_t *fence;
  assert_ok(cotile_fence_create(NULL, &fence));
  return fence;
}

// --- Fences alone ---

static void *signal_later(void *fence) {
  usleep(20000);
  cotile_fence_signal(fence, COTILE_SUCCESS);
  return NULL;
}

static void test_fence(void **state) {
  (void)state;
  cotile_fence_t *fence = new_fence();
  pthread_t thread;
  assert_false(cotile_fence_is_signalled(fence));
  assert_false(cotile_fence_wait_for(fence, 0));
  assert_false(cotile_fence_wait_for(fence, -1));
  int64_t begin = cotile_clock();
  assert_false(cotile_fence_wait_for(fence, 3 * MILLISECOND));
  assert_true(cotile_clock() - begin >= 3 * MILLISECOND);
  assert_int_equal(pthread_create(&thread, NULL, signal_later, fence), 0);
  assert_true(cotile_fence_wait_for(fence, INT64_MAX));
  assert_true(cotile_fence_is_signalled(fence));
  assert_ok(cotile_fence_wait(fence));
  assert_true(cotile_fence_wait_for(fence, 0));
  pthread_join(thread, NULL);
  cotile_fence_retain(fence);
  cotile_fence_release(fence);
  cotile_fence_release(fence);
  cotile_fence_release(NULL);
}

// The first signal counts; every wait gets the failure.
static void test_failed_fence(void **state) {
  (void)state;
  cotile_fence_t *fence = new_fence();
  cotile_fence_signal(fence, COTILE_MAKE_STATUS(COTILE_INVALID, "no %s", "luck"));
  cotile_fence_signal(fence, COTILE_SUCCESS);
  cotile_fence_signal(fence, COTILE_MAKE_STATUS(COTILE_INTERNAL, "later"));
  assert_status(cotile_fence_wait(fence), COTILE_INVALID, "no luck");
  assert_status(cotile_fence_wait(fence), COTILE_INVALID, "no luck");
  cotile_fence_release(fence);
}

// --- Submissions ---

// Each doubles what the one before wrote; they are submitted in order and begin in order.
static void test_order(void **state) {
  const fixture_t *fixture = *state;
  enum { JOBS = 30, N = 40 };
  static job_t jobs[JOBS];
  cotile_buffer_t *first = new_numbers(fixture, N, false), *second = new_numbers(fixture, N, true);
  for (int i = 0; i < JOBS; i++) {
    job_init(&jobs[i], fixture);
    record(&jobs[i].fixture, KERNEL_STEP, N, i % 2 ? second : first, i % 2 ? first : second, N, i);
    job_submit(&jobs[i]);
  }
  assert_ok(cotile_fence_wait(jobs[JOBS - 1].signal));
  for (int i = 0; i < JOBS; i++) assert_true(cotile_fence_is_signalled(jobs[i].signal));
  assert_int_equal(wrong_steps(fixture, first, N, JOBS), 0);
  for (int i = 0; i < JOBS; i++) job_deinit(&jobs[i], COTILE_OK, "");
  cotile_buffer_release(first);
  cotile_buffer_release(second);
}

// Nothing happens before the fence.
static void test_wait(void **state) {
  const fixture_t *fixture = *state;
  cotile_fence_t *fence = new_fence();
  cotile_buffer_t *counter = new_numbers(fixture, 4, true);
  job_t job;
  job_init(&job, fixture);
  record(&job.fixture, KERNEL_COUNT, 8, counter, NULL, 0, 0);
  job_wait_for(&job, fence);
  job_submit(&job);
  assert_false(cotile_fence_wait_for(job.signal, 20 * MILLISECOND));
  assert_int_equal(job.completions, 0);
  assert_int_equal(wrong_counts(fixture, counter, 8, 0), 0);
  cotile_fence_signal(fence, COTILE_SUCCESS);
  job_deinit(&job, COTILE_OK, "");
  assert_int_equal(wrong_counts(fixture, counter, 8, 1), 0);
  cotile_buffer_release(counter);
  cotile_fence_release(fence);
}

// Several fences, some signalled before, one twice; the last of them decides.
static void test_several_waits(void **state) {
  const fixture_t *fixture = *state;
  cotile_fence_t *early = new_fence(), *late = new_fence();
  job_t job;
  job_init(&job, fixture);
  cotile_fence_signal(early, COTILE_SUCCESS);
  job_wait_for(&job, early);
  job_wait_for(&job, late);
  job_wait_for(&job, early);
  job_wait_for(&job, late);
  job_submit(&job);
  assert_false(cotile_fence_wait_for(job.signal, 10 * MILLISECOND));
  cotile_fence_signal(late, COTILE_SUCCESS);
  job_deinit(&job, COTILE_OK, "");
  cotile_fence_release(early);
  cotile_fence_release(late);
}

// A submission that waits lets later ones pass, even the one that it waits for.
static void test_passing(void **state) {
  const fixture_t *fixture = *state;
  enum { N = 100 };
  cotile_buffer_t *first = new_numbers(fixture, N, false), *second = new_numbers(fixture, N, true);
  job_t late, early;
  job_init(&late, fixture);
  job_init(&early, fixture);
  record(&early.fixture, KERNEL_STEP, N, first, second, N, 0);
  record(&late.fixture, KERNEL_STEP, N, second, first, N, 1);
  job_wait_for(&late, early.signal);
  job_submit(&late);
  job_submit(&early);
  job_deinit(&late, COTILE_OK, "");
  job_deinit(&early, COTILE_OK, "");
  assert_int_equal(wrong_steps(fixture, first, N, 2), 0);
  cotile_buffer_release(first);
  cotile_buffer_release(second);
}

// A device and the buffers of its jobs.
struct worker {
  const fixture_t *fixture;
  cotile_buffer_t *in, *out;
};

// What a job reads and writes is memory of the host.
static void record_hand_over(job_t *job, const struct worker *worker, int64_t *numbers, int64_t n,
                             int step) {
  cotile_command_buffer_t *commands = &job->fixture.commands;
  size_t bytes = (size_t)n * sizeof *numbers;
  assert_ok(cotile_command_buffer_append_copy(commands, COTILE_COMMAND_UPLOAD, worker->in->address,
                                              numbers, bytes));
  assert_ok(cotile_command_buffer_append_barrier(commands));
  record(&job->fixture, KERNEL_STEP, n, worker->in, worker->out, n, step);
  assert_ok(cotile_command_buffer_append_barrier(commands));
  assert_ok(cotile_command_buffer_append_copy(commands, COTILE_COMMAND_DOWNLOAD, numbers,
                                              worker->out->address, bytes));
}

// Devices hand over to each other.
static void test_two_devices(void **state) {
  enum { JOBS = 20, N = 64 };
  static job_t jobs[JOBS];
  size_t number = 2; // of the table: cpu:threads=2
  void *other = &number;
  conformance_setup(&other);
  struct worker workers[] = {{.fixture = *state}, {.fixture = other}};
  int64_t numbers[N];
  for (int i = 0; i < 2; i++) {
    workers[i].in = new_numbers(workers[i].fixture, N, true);
    workers[i].out = new_numbers(workers[i].fixture, N, true);
  }
  for (int i = 0; i < N; i++) numbers[i] = i;
  for (int i = 0; i < JOBS; i++) {
    job_init(&jobs[i], workers[i % 2].fixture);
    record_hand_over(&jobs[i], &workers[i % 2], numbers, N, i);
    if (i) job_wait_for(&jobs[i], jobs[i - 1].signal);
  }
  for (int i = JOBS - 1; i >= 0; i--) job_submit(&jobs[i]);
  for (int i = JOBS - 1; i >= 0; i--) job_deinit(&jobs[i], COTILE_OK, "");
  for (int64_t i = 0; i < N && workers[0].fixture->computes; i++)
    assert_int_equal(numbers[i], expected_step(N, JOBS, i));
  for (int i = 0; i < 2; i++) {
    cotile_buffer_release(workers[i].in);
    cotile_buffer_release(workers[i].out);
  }
  conformance_teardown(&other);
}

// A failure goes from fence to fence, and nothing is executed.
static void test_failed_wait(void **state) {
  const fixture_t *fixture = *state;
  cotile_fence_t *fence = new_fence();
  cotile_buffer_t *counter = new_numbers(fixture, 4, true);
  job_t first, second;
  job_init(&first, fixture);
  job_init(&second, fixture);
  record(&first.fixture, KERNEL_COUNT, 8, counter, NULL, 0, 0);
  record(&second.fixture, KERNEL_COUNT, 8, counter, NULL, 0, 0);
  job_wait_for(&first, fence);
  job_wait_for(&second, first.signal);
  job_submit(&second);
  job_submit(&first);
  cotile_fence_signal(fence, COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "the cable is out"));
  job_deinit(&second, COTILE_UNAVAILABLE, "the cable is out");
  job_deinit(&first, COTILE_UNAVAILABLE, "the cable is out");
  assert_int_equal(wrong_counts(fixture, counter, 8, 0), 0);
  cotile_buffer_release(counter);
  cotile_fence_release(fence);
}

// Destroying the device executes what was submitted. (Buffers and executables would keep it.)
static void test_destroy(void **state) {
  const fixture_t *fixture = *state;
  enum { JOBS = 10 };
  static job_t jobs[JOBS];
  fixture_t mine = *fixture;
  int64_t from = 5, to[JOBS] = {0};
  assert_ok(cotile_device_create(fixture->text, NULL, &mine.device));
  bool copies = mine.device->uses_host_memory;
  for (int i = 0; i < JOBS; i++) {
    job_init(&jobs[i], &mine);
    if (copies)
      assert_ok(cotile_command_buffer_append_copy(&jobs[i].fixture.commands, COTILE_COMMAND_COPY,
                                                  &to[i], &from, sizeof from));
    job_submit(&jobs[i]);
  }
  cotile_device_release(mine.device);
  for (int i = 0; i < JOBS; i++) {
    assert_true(cotile_fence_is_signalled(jobs[i].signal));
    job_deinit(&jobs[i], COTILE_OK, "");
    if (copies && fixture->computes) assert_int_equal(to[i], 5);
  }
}

// --- Many threads ---

struct submitter {
  const fixture_t *fixture;
  pthread_t thread;
  int64_t failures;
};

static void *run_submitter(void *argument) {
  enum { ROUNDS = 40, N = 30 };
  struct submitter *submitter = argument;
  const fixture_t *fixture = submitter->fixture;
  cotile_buffer_t *first = new_numbers(fixture, N, false), *second = new_numbers(fixture, N, true);
  for (int i = 0; i < ROUNDS; i++) {
    job_t job;
    cotile_fence_t *start = new_fence();
    job_init(&job, fixture);
    record(&job.fixture, KERNEL_STEP, N, i % 2 ? second : first, i % 2 ? first : second, N, i);
    job_wait_for(&job, start);
    job_submit(&job);
    cotile_fence_signal(start, COTILE_SUCCESS);
    job_deinit(&job, COTILE_OK, "");
    cotile_fence_release(start);
  }
  submitter->failures = wrong_steps(fixture, first, N, ROUNDS);
  cotile_buffer_release(first);
  cotile_buffer_release(second);
  return NULL;
}

static void test_many_submitters(void **state) {
  enum { THREADS = 6 };
  struct submitter submitters[THREADS];
  for (int i = 0; i < THREADS; i++) {
    submitters[i] = (struct submitter){.fixture = *state};
    assert_int_equal(pthread_create(&submitters[i].thread, NULL, run_submitter, &submitters[i]), 0);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(submitters[i].thread, NULL);
    assert_int_equal(submitters[i].failures, 0);
  }
}

static void test_fence_without_memory(void **state) {
  (void)state;
  test_allocator_t memory;
  cotile_fence_t *fence;
  test_allocator_init(&memory, 0);
  assert_status(cotile_fence_create(&memory.allocator, &fence), COTILE_NO_MEMORY, "");
  assert_null(fence);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_fence),
      cmocka_unit_test(test_failed_fence),
      cmocka_unit_test(test_order),
      cmocka_unit_test(test_wait),
      cmocka_unit_test(test_several_waits),
      cmocka_unit_test(test_passing),
      cmocka_unit_test(test_two_devices),
      cmocka_unit_test(test_failed_wait),
      cmocka_unit_test(test_destroy),
      cmocka_unit_test(test_many_submitters),
      cmocka_unit_test(test_fence_without_memory),
  };
  return conformance_run("queue", tests, sizeof tests / sizeof *tests, false);
}
