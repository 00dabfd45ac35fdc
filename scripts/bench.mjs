/**
 * Measures the product beside others, in Chromium where it is the browser's work:
 * `npm run bench -- [--only search] [--growth] [--rounds 5] [--beside dist] [--details file] [--client id]`. One JSON line for each figure; what is said
 * beside them is on standard error. docs/benchmarks.md tells how to read it.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { isNodeCase } from '../bench/lib/nodeCases.mjs';
import { ensureChromium } from './lib/browser.mjs';
import { ensureBuilt, ensureInstalled, Failure } from './lib/prepare.mjs';

try {
  await ensureInstalled();
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true, default: [] } },
    strict: false,
  });
  const isInNode = values.only.length > 0 && values.only.every(isNodeCase);
  if (!isInNode) await ensureBuilt();
  const chromium = isInNode ? {} : { CHROMIUM_PATH: await ensureChromium() };
  const env = { ...process.env, ...chromium, COUCHDB_URL: '' };
  const args = [
    '--import',
    'tsx',
    '--import',
    './scripts/lib/rawText.mjs',
    'bench/main.ts',
    ...process.argv.slice(2),
  ];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
