/**
 * `npm run dev`: the gateway from its sources, started again on every change, and Vite's server for the
 * app in front of it. Open the address that Vite prints.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, ensureInstalled, Failure, ROOT } from './lib/prepare.mjs';

try {
  checkNode();
  await ensureInstalled();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const module = (...path) => join(ROOT, 'node_modules', ...path);
const port = process.env.PORT || '4000';
const start = (args, env = {}) =>
  spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });

const children = [
  start([
    module('tsx', 'dist', 'cli.mjs'),
    'watch',
    '--clear-screen=false',
    '--import',
    './scripts/lib/rawText.mjs',
    'sync-server/main.ts',
  ]),
  start([module('vite', 'bin', 'vite.js')], { GATEWAY_URL: `http://localhost:${port}` }),
];

function endAll(signal) {
  for (const child of children) if (child.exitCode === null) child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endAll(signal));
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    endAll('SIGTERM');
  });
