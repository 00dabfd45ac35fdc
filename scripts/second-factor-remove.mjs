/** `npm run second-factor:remove -- EMAIL`. */
import { runCommand } from './lib/command.mjs';

await runCommand('second-factor-remove', String);
