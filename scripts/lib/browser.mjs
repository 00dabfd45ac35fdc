import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
/** Needs a tenth less work than the whole Chromium. */
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function findNamed() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named || undefined;
}

async function find() {
  const named = findNamed();
  if (named) return named;
  return (await playwrightsOwn()) ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);
}

function run(command, args) {
  process.stderr.write(`$ ${command} ${args.join(' ')}\n`);
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 600_000 }).status === 0;
}

function installDebian(name) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest);
  };
  apt(['update']);
  apt(['install', '-y', '--no-install-recommends', name]);
}

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, Playwright's download, Debian's package.
 * Where none is there, tries to get one.
 * @throws Error with one clear sentence when none can be had
 */
export async function ensureChromium() {
  const present = await find();
  if (present) return present;
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  const downloaded = await find();
  if (downloaded) return downloaded;
  installDebian('chromium');
  const installed = await find();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.',
  );
}

export async function ensureHeadless() {
  const named = findNamed();
  if (named) return named;
  if (!existsSync(DEBIAN_SHELL)) installDebian('chromium-headless-shell');
  return existsSync(DEBIAN_SHELL) ? DEBIAN_SHELL : ensureChromium();
}
