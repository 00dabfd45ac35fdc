import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILLED_DATA, startProduct } from './product';

/**
 * Runs once before all browser tests: a first start fills the database with the catalogue and the demo accounts,
 * which takes as long as ten later ones. Each product of the run begins with a copy.
 */
export default async function fillData(): Promise<() => Promise<void>> {
  const product = await startProduct();
  await product.kill('SIGTERM');
  const folder = await mkdtemp(join(tmpdir(), 'bua-lanh-filled-'));
  await cp(product.dataDir, folder, { recursive: true });
  await product.stop();
  process.env[FILLED_DATA] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
