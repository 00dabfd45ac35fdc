import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import type { Plugin } from 'vite';
import type { AppFile, Group } from '../../src/serviceWorker/files.ts';
import { groupFiles } from './groups.ts';
import { readRoutes } from './routes.ts';
import { startPagesOf } from './startPages.ts';

const WORKER = resolve(import.meta.dirname, '../../src/serviceWorker/sw.ts');
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;
/** What the app asks for; neither the worker itself nor what only the gateway reads. */
const KEPT = /\.(js|css|html|svg|png|woff2|webmanifest)$/;
const COMPRESSED = /^assets\/.+\.(js|css)$/;
const compress = promisify(brotliCompress);

/** Files that no script of the build names: all entries need those, only the workspace the others. */
const FOR_ALL = /\.woff2$|^(favicon\.svg|colour-mode\.js|start\.css|manifest\.webmanifest)$/;

function groupsOf(
  name: string,
  byScripts: Map<Group, Set<string>>,
  publicPages: string[],
): Group[] {
  const named = [...byScripts].flatMap(([group, files]) => (files.has(name) ? [group] : []));
  if (named.length > 0) return named;
  if (publicPages.includes(name) || FOR_ALL.test(name)) return ['public'];
  return name === 'admin.html' ? ['admin'] : ['expert'];
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/**
 * Builds the service worker with the list of all files and who needs them, and compresses what never changes.
 * Compressing takes longest: the gateway would have to do it for each who asks.
 */
export function serviceWorker(): Plugin {
  let byScripts = new Map<Group, Set<string>>();
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      byScripts = groupFiles(chunks, await readRoutes());
    },
    async closeBundle() {
      // A build that failed has no files to list.
      if (byScripts.size === 0) return;
      const pages = startPagesOf(await readRoutes());
      const names = (await filesBelow(folder)).filter((name) => KEPT.test(name));
      const files: AppFile[] = [];
      for (const name of names) {
        const content = await readFile(join(folder, name));
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
        const groups = groupsOf(name, byScripts, Object.values(pages.exact));
        files.push({ url: `/${name}`, revision: HASHED.test(name) ? null : hash, groups });
        if (!COMPRESSED.test(name)) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await writeFile(join(folder, `${name}.br`), await compress(content, { params }));
      }
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { __APP_FILES__: JSON.stringify(files), __START_PAGES__: JSON.stringify(pages) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}
