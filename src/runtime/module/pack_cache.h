// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files with the packs of one module and its parameters, in a directory that processes share.
//
// [cache-1] The name of a file is its key: a hash of everything that packs depend on. [cache-2] A
// file counts only if each of its bytes is what the key and the hashes in it demand: one that is
// cut off, longer or damaged is as good as none. [cache-3] Files appear whole or not at all, and
// are never changed. [cache-4] What is stored holds nothing of the process's memory but packs.
// Thread-compatible.
#ifndef COTILE_RUNTIME_PACK_CACHE_H
#define COTILE_RUNTIME_PACK_CACHE_H

#include "base/hash128.h"
#include "base/string.h"
#include "runtime/module/bind_report.h"
#include "runtime/module/call.h"

typedef struct cotile_pack_cache {
  const cotile_invocation_t *packing; // borrowed
  const char *directory;              // borrowed
  cotile_bind_report_t *report;       // borrowed
  cotile_region_t tables;             // the arrays below, one item per pack
  uint64_t *offsets;                  // in the file
  cotile_hash128_t *hashes;
  uint64_t file_size;
  cotile_hash128_t key;
  cotile_string_t path;
} cotile_pack_cache_t;

// `packing` is the load program, recorded; it is to be executed after `find` if that finds nothing.
// UNSUPPORTED if the device cannot use packs from files, or if it is not known what the module's
// code is.
cotile_status_t cotile_pack_cache_init(cotile_pack_cache_t *cache,
                                       const cotile_invocation_t *packing, const char *directory,
                                       cotile_bind_report_t *report) COTILE_MUST_USE;
void cotile_pack_cache_deinit(cotile_pack_cache_t *cache);

// Bytes of work, as progress counts them: of find, which reads what is packed, and of store.
int64_t cotile_pack_cache_find_work(const cotile_pack_cache_t *cache);
int64_t cotile_pack_cache_store_work(const cotile_pack_cache_t *cache);

// Maps the file of the packs; no mapping and success if there is none that counts.
cotile_status_t cotile_pack_cache_find(cotile_pack_cache_t *cache,
                                       cotile_mapping_t *out_file) COTILE_MUST_USE;

// Clears the memory of the packs, so that gaps that kernels leave hold nothing (cache-4).
cotile_status_t cotile_pack_cache_clear_packs(const cotile_pack_cache_t *cache) COTILE_MUST_USE;

// Writes the packs. UNAVAILABLE if they cannot be written: the directory is then as it was.
cotile_status_t cotile_pack_cache_store(cotile_pack_cache_t *cache) COTILE_MUST_USE;

#endif
