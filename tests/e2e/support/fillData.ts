import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILLED_DATA, startProduct } from './product';

/** Names a folder that several runs of one gate share; absent: each run has its own. */
const SHARED_FOLDER = 'E2E_FILLED_SHARED';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Fills a database by a first start, and puts it where nothing is yet. */
async function fill(folder: string): Promise<void> {
  const product = await startProduct();
  await product.kill('SIGTERM');
  await cp(product.dataDir, `${folder}.part`, { recursive: true });
  await rename(`${folder}.part`, folder);
  await product.stop();
}

/**
 * Runs once before all browser tests: a first start fills the database with the catalogue and the demo accounts,
 * which takes as long as ten later ones. Each product of the run begins with a copy.
 */
export default async function fillData(): Promise<() => Promise<void>> {
  const shared = process.env[SHARED_FOLDER];
  const own = shared ? undefined : await mkdtemp(join(tmpdir(), 'bua-lanh-filled-'));
  const folder = shared ?? join(own ?? '', 'data');
  if (!(await exists(folder))) await fill(folder);
  process.env[FILLED_DATA] = folder;
  return async () => {
    if (own) await rm(own, { recursive: true, force: true });
  };
}
