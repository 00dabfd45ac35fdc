import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFiles } from '../../src/site/frame/Document';

/** Written by the build (`scripts/build/siteFiles.ts`). */
const LIST = 'site-files.json';

const FROM_SOURCES: SiteFiles = {
  script: '/assets/site-source.js',
  style: '/assets/site-source.css',
  fonts: [],
};

export function readSiteFiles(folder: string): SiteFiles {
  const file = join(folder, LIST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteFiles) : FROM_SOURCES;
}
