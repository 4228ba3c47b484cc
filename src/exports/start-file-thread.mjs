// Node 20 does not run `--import` in worker threads, so the thread registers tsx itself before its program is loaded.
import { register } from 'tsx/esm/api';

register();
await import('./file-thread.ts');
