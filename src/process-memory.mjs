// How Node keeps our processes small, for whoever starts them. Without bounds V8 and malloc keep what was freed.

// The API holds little and answers much (measured: 490 MiB after 650 pictures, 254 MiB with bounds). The heap may still
// take 512 MiB, which thirty of the largest bodies at once need.
export const API_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=512'];
export const API_ENV = { MALLOC_ARENA_MAX: '2' };

// A worker leaves much behind with each picture (measured under mixed load: 596 MiB at most, with bounds 397 MiB, at the
// same speed). The heap of its engine thread is bounded where the thread is started.
export const WORKER_FLAGS = ['--max-semi-space-size=8'];
export const WORKER_ENV = { MALLOC_ARENA_MAX: '2' };
