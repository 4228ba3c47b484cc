/** Programs of users, jailed: sessions with a work tree, commands, file tools and a history. */
export { SandboxError, type SandboxErrorCode } from './errors.ts';
export { editFile, type FileRead, MAX_READ_BYTES, READ_BYTES, readFile, writeFile } from './files.ts';
export { saveHistory } from './history.ts';
export { SANDBOX_LIMITS, type SandboxLimits } from './limits.ts';
export { runScript, SCRIPT_API } from './run-script.ts';
export { openSandboxes, type Sandboxes, sandboxesAreOff } from './sandboxes.ts';
export type { Ran, RunOptions, Session } from './session.ts';
