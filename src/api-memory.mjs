// How Node keeps the API small, for whoever starts it. It holds little and answers much: without bounds V8 and malloc
// keep what was freed (measured: 490 MiB after 650 pictures, 254 MiB with these). The heap may still take 512 MiB, which
// thirty of the largest bodies at once need.
export const API_FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=512'];
export const API_ENV = { MALLOC_ARENA_MAX: '2' };
