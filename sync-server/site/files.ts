import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFiles } from '../../src/site/frame/Document';

/** Written by the build (`scripts/build/siteFiles.ts`). */
const LIST = 'site-files.json';

/** Names that only the server of `npm run dev` knows: it leads them to the sources. */
const FROM_SOURCES: SiteFiles = {
  script: '/assets/site-source.js',
  style: '/assets/site-source.css',
  fonts: [],
};

/** The files that public pages load. @param folder of the built app */
export function readSiteFiles(folder: string): SiteFiles {
  const file = join(folder, LIST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteFiles) : FROM_SOURCES;
}
