/** Programs of users, jailed: sessions with a work tree, commands, file tools and a history. */
export { BROWSER_LIMITS, type JailedBrowser, openBrowser } from './browser.ts';
export { buildGame, GAME_LIMITS, type GameFiles, unpackGame } from './collect.ts';
export { SandboxError, type SandboxErrorCode } from './errors.ts';
export { editFile, type FileRead, MAX_READ_BYTES, READ_BYTES, readFile, writeFile, writeFiles } from './files.ts';
export { saveHistory } from './history.ts';
export { SANDBOX_LIMITS, type SandboxLimits } from './limits.ts';
export { type Playtest, type PlaytestOptions, playGame } from './playtest.ts';
export { runScript, SCRIPT_API } from './run-script.ts';
export { openSandboxes, type Sandboxes } from './sandboxes.ts';
export type { Ran, RunOptions, Session } from './session.ts';
export { type Instruction, MAX_STEPS, readInstruction, type Step, TOUR } from './steps.ts';
