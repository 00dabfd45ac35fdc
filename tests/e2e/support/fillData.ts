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

const SHARED_FOLDER = 'E2E_FILLED_SHARED';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const LAN = 'lan@demo.bualanh.local';
const PROFILES: readonly PreparedProfile[] = ['lan', 'lanElsewhere'];

async function prepareProfile(profile: string, url: string): Promise<void> {
  const style = { args: CHROMIUM_ARGS, reducedMotion: 'reduce' } as const;
  const device = await openOn(profile, url, true, style, {
    viewport: { width: 1280, height: 900 },
  });
  await signIn(device.page, LAN);
  await readyForOffline(device.page);
  // So that nothing runs in the profile that is copied.
  await device.page.goto('about:blank');
  await device.context.close();
}

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

/** A first start takes as long as ten later ones, so it is done once per run and copied. */
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
