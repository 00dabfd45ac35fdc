import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('package.json was not found above the gateway');
    folder = parent;
  }
  return folder;
}

const root = findRoot();

export function projectPath(...parts: string[]): string {
  return join(root, ...parts);
}

export const VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(projectPath('package.json'), 'utf8'))).version;
