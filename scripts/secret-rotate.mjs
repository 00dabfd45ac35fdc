/** `npm run secret:rotate`. */
import { runCommand } from './lib/command.mjs';

await runCommand('secret-rotate');
