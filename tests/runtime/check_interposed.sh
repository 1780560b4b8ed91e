#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What the runtime calls of the C library either cannot fail or stands in interposed.def, so that
# the tests reach it.
#
#   check_interposed.sh NM ARCHIVE
set -euo pipefail
cannot_fail='_exit|__ctype_b_loc|__errno_location|bcmp|environ|mem(chr|cmp|cpy|mem|move|set)|qsort
str(chr|cmp|cspn|error|len|ncat|ncmp|rchr|spn|tod|tol|toll)|v?snprintf
abort|exp|fabs|f(max|min)|ilogb|ldexp|nearbyint|rint|newlocale|uselocale|freelocale
__(cpu_[a-z_0-9]+|sched_cpucount|getauxval)|clock_gettime|getpid|secure_getenv|syscall|sysconf
close_range|dirfd|posix_spawn(_file_actions|attr)_destroy|sig(addset|descr_np|emptyset|fillset|nal)
dladdr|dlerror|pthread_((attr|cond|condattr|mutex)_destroy|sigmask)'
interposed=$(sed -n 's/^COTILE_X(\([a-z_0-9]*\), .*/\1/p' "$(dirname "$0")/interposed.def")
other=$("$1" --undefined-only --format=just-symbols "$2" 2>/dev/null | grep -v -e : -e '^cotile_' |
  sort -u | grep -v -x -E -e "$cannot_fail" | grep -v -x -F -e "$interposed" | sed '/^$/d' || true)
[[ -z $other ]] && exit
echo "interposed.def lacks what the runtime calls:" $other >&2
exit 1
