/** `npm run restore -- FILE [--yes]`. */
import { runCommand } from './lib/command.mjs';

await runCommand('restore');
