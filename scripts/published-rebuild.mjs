import { runCommand } from './lib/command.mjs';

await runCommand('published-rebuild');
