import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CHROMIUM_ARGS,
  openOn,
  PREPARED_PROFILES,
  readyForOffline,
  signIn,
  type PreparedProfile,
} from './device';
import { FILLED_DATA, startProduct } from './product';

/** Names a folder that several runs of one gate share; absent: each run has its own. */
const SHARED_FOLDER = 'E2E_FILLED_SHARED';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const LAN = 'lan@demo.bualanh.local';
const PROFILES: readonly PreparedProfile[] = ['lan', 'lanElsewhere'];

/** Signs a new browser in and lets everything come, as tests would each for itself. */
async function prepareProfile(profile: string, url: string): Promise<void> {
  const style = { args: CHROMIUM_ARGS, reducedMotion: 'reduce' } as const;
  const device = await openOn(profile, url, true, style, {
    viewport: { width: 1280, height: 900 },
  });
  await signIn(device.page, LAN);
  await readyForOffline(device.page);
  // The copy is as of a device that is put away: nothing runs in it.
  await device.page.goto('about:blank');
  await device.context.close();
}

/**
 * Fills a database by a first start, signs Lan's devices in, and puts data (`data`) and profiles (`profiles`) where nothing
 * is yet.
 */
async function fill(folder: string): Promise<void> {
  const product = await startProduct();
  const part = `${folder}.part`;
  await mkdir(join(part, 'profiles'), { recursive: true });
  for (const name of PROFILES) await prepareProfile(join(part, 'profiles', name), product.url);
  await product.kill('SIGTERM');
  await cp(product.dataDir, join(part, 'data'), { recursive: true });
  await rename(part, folder);
  await product.stop();
}

/**
 * Runs once before all browser tests: a first start fills the database with the catalogue and the demo accounts,
 * which takes as long as ten later ones, and two browsers sign in. Each product and each prepared device of the run begins with
 * a copy.
 */
export default async function fillData(): Promise<() => Promise<void>> {
  const shared = process.env[SHARED_FOLDER];
  const own = shared ? undefined : await mkdtemp(join(tmpdir(), 'bua-lanh-filled-'));
  const folder = shared ?? join(own ?? '', 'filled');
  if (!(await exists(folder))) await fill(folder);
  process.env[FILLED_DATA] = join(folder, 'data');
  process.env[PREPARED_PROFILES] = join(folder, 'profiles');
  return async () => {
    if (own) await rm(own, { recursive: true, force: true });
  };
}
