/** Writes a built release into one small file, for `tests/upgrade` to play against later releases. Node only. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { Failure, ROOT } from './prepare.mjs';

export const RELEASES = join(ROOT, 'tests', 'upgrade', 'releases');

/** Platform-specific binary, found in `node_modules`. */
const NATIVE = ['leveldown'];
/** Kept empty: the service worker wants the files to be there, but no test looks at them. */
const EMPTIED = new Set(['.woff2', '.png']);
/** Precompressed copies: not text, and the gateway does without them. */
const COMPRESSED = new Set(['.br', '.gz']);

function textsBelow(folder, name) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !COMPRESSED.has(extname(entry.name)),
  );
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort()
      .map((file) => [
        join(name, relative(folder, file)),
        EMPTIED.has(extname(file)) ? '' : readFileSync(file, 'utf8'),
      ]),
  );
}

/** With its packages, so that a frozen gateway does not change with them. */
async function bundledGateway() {
  const { build } = await import('vite');
  const outDir = mkdtempSync(join(tmpdir(), 'bua-lanh-freeze-'));
  try {
    await build({
      root: ROOT,
      configFile: join(ROOT, 'vite.server.config.ts'),
      logLevel: 'warn',
      ssr: { noExternal: true, external: NATIVE },
      build: { outDir, emptyOutDir: true, minify: true },
    });
    return textsBelow(outDir, 'dist/server');
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * Fingerprint of the documents that this version pushes, so that the archive tells what was released under a number even
 * if the list in `src/domain/protocolVersions.ts` is changed.
 */
function fingerprint() {
  const list = readFileSync(join(ROOT, 'src', 'domain', 'protocol', 'protocolVersions.ts'), 'utf8');
  const last = [...list.matchAll(/documents: '([0-9a-f]{12})'/g)].at(-1);
  if (!last) throw new Failure('src/domain/protocol/protocolVersions.ts names no fingerprint.');
  return last[1];
}

/**
 * Writes `<version>.json.br`: a Brotli-compressed object of file texts by path, which unpacked beside
 * `node_modules` is a product that runs.
 * @param {string} folder where it is written
 * @returns {Promise<{file: string, bytes: number}>}
 * @throws Failure where this version was frozen before
 */
export async function freeze(folder) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const file = join(folder, `${version}.json.br`);
  if (existsSync(file))
    throw new Failure(`${version} is frozen already; raise the version in package.json first.`);
  const files = {
    'package.json': JSON.stringify({ version, type: 'module', documents: fingerprint() }),
    ...textsBelow(join(ROOT, 'dist', 'app'), 'dist/app'),
    ...(await bundledGateway()),
    ...textsBelow(join(ROOT, 'couchdb', 'design'), 'couchdb/design'),
  };
  const packed = brotliCompressSync(JSON.stringify(files), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  writeFileSync(file, packed);
  return { file, bytes: packed.length };
}
