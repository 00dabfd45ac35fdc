/** Lets Node load texts that sources import with `?raw`, as the build does: `node --import tsx --import ./scripts/lib/rawText.mjs …`. */
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

export async function load(url, context, nextLoad) {
  if (!/\.md(\?.*)?$/.test(url)) return nextLoad(url, context);
  const text = await readFile(new URL(url.replace(/\?.*$/, '')), 'utf8');
  return {
    format: 'module',
    source: `export default ${JSON.stringify(text)};`,
    shortCircuit: true,
  };
}

if (isMainThread) register(import.meta.url);
