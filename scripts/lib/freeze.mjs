/** Writes a built release into one small file, for `tests/upgrade` to play against later releases. Node only. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { Failure, ROOT } from './prepare.mjs';

export const RELEASES = join(ROOT, 'tests', 'upgrade', 'releases');

/** Its binding belongs to the machine, and is found in `node_modules` there. */
const NATIVE = ['leveldown'];
/** Kept by name alone: the service worker wants each of its files to be there, and no test looks at them. */
const EMPTIED = new Set(['.woff2', '.png']);
/** Files that the build compressed beforehand: no texts, and the gateway does without. */
const COMPRESSED = new Set(['.br', '.gz']);

/** @returns {Record<string, string>} texts by path, below `folder` as `name` */
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

/** The gateway with its packages, so that a frozen one does not change with them. */
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
 * The fingerprint of the documents that this version pushes, as `src/domain/protocol/protocolVersions.ts` names it last: what was
 * released under a number is known from the archive when somebody changes the list.
 */
function fingerprint() {
  const list = readFileSync(join(ROOT, 'src', 'domain', 'protocolVersions.ts'), 'utf8');
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
