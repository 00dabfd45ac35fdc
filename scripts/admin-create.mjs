/** `npm run admin:create -- EMAIL`. */
import { runCommand } from './lib/command.mjs';

await runCommand('admin-create', String);
