import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Compressed at build time, because the gateway would have to do it for each request. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir, 'assets');
    },
    async closeBundle(error) {
      // A failed build leaves no files, and does not always report its error.
      if (error || !existsSync(folder)) return;
      const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
      for (const name of names) {
        const content = await readFile(join(folder, name));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await writeFile(join(folder, `${name}.br`), await compress(content, { params }));
      }
    },
  };
}
