/** `npm run catalogue:import -- FILE.csv`. */
import { runCommand } from './lib/command.mjs';

await runCommand('catalogue-import');
