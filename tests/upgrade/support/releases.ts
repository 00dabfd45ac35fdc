import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { isOlder, PROTOCOL_VERSIONS } from '../../../src/domain/protocol/protocolVersions';

export type Version = 'present' | Release;
type Release = `${number}.${number}.${number}`;

const RELEASES = 'tests/upgrade/releases';
const PRESENT = (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

export const FORMER = readdirSync(RELEASES)
  .flatMap((name) => /^(\d+\.\d+\.\d+)\.json\.br$/.exec(name)?.[1] ?? [])
  .filter((one): one is Release => one !== PRESENT);

export function findProtocol(one: Release): number {
  const spoken = PROTOCOL_VERSIONS.findLast(({ since }) => !isOlder(one, since));
  if (!spoken) throw new Error(`${one} is not supported any more: remove its file`);
  return spoken.protocol;
}

const OF_GATEWAY = ['package.json', 'couchdb', 'dist/server'];

const folders: string[] = [];

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bua-lanh-upgrade-'));
  folders.push(folder);
  return folder;
}

async function open(version: Version): Promise<string> {
  if (version === 'present') return resolve('.');
  const packed = await readFile(join(RELEASES, `${version}.json.br`));
  const files = JSON.parse(brotliDecompressSync(packed).toString()) as Record<string, string>;
  const folder = await temporary();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

export async function meeting(app: Version, gateway: Version): Promise<string> {
  const folder = await temporary();
  const [appFolder, gatewayFolder] = [await open(app), await open(gateway)];
  for (const part of OF_GATEWAY)
    await cp(join(gatewayFolder, part), join(folder, part), { recursive: true });
  await cp(join(appFolder, 'dist', 'app'), join(folder, 'dist', 'app'), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return join(folder, 'dist');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

export async function release(dist: string, version: string): Promise<void> {
  const scripts = (await readdir(join(dist, 'app', 'assets'))).filter((name) =>
    name.endsWith('.js'),
  );
  const renamed = (text: string): string =>
    scripts
      .reduce((all, name) => all.replaceAll(name, name.replace(/\.js$/, '9.js')), text)
      .replaceAll(`"${PRESENT}"`, `"${version}"`)
      .replaceAll(`\`${PRESENT}\``, `\`${version}\``)
      .replaceAll(
        /"revision":"[^"]*","url":"(\/[\w-]+\.html)"/g,
        (_whole, page: string) => `"revision":"${version}","url":"${page}"`,
      );
  let named = 0;
  for (const file of await filesBelow(join(dist, 'app'))) {
    if (!/\.(js|html)$/.test(file)) continue;
    const text = await readFile(file, 'utf8');
    if (text.includes(`"${PRESENT}"`) || text.includes(`\`${PRESENT}\``)) named += 1;
    await writeFile(file, renamed(text));
  }
  if (named === 0) throw new Error('the app does not name its version');
  for (const name of scripts) {
    const file = join(dist, 'app', 'assets', name);
    await rename(file, file.replace(/\.js$/, '9.js'));
  }
}

export async function clearReleases(): Promise<void> {
  await Promise.all(
    folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })),
  );
}
