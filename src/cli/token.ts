/** The program of `npm run token`. */
import { tokenCommand } from './token-command.ts';

process.exitCode = await tokenCommand(process.argv.slice(2));
