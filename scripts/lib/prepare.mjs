/** Gets a clone ready to run: packages and build, each only when it is out of date. Node only. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The oldest Node that is enough, as `package.json` says it: `>=20.19`. */
const NODE_NEEDED = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  .engines.node.replace('>=', '')
  .split('.')
  .map(Number);
const INSTALL_STAMP = join(ROOT, 'node_modules', '.bua-lanh-lock');
const BUILD_STAMP = join(ROOT, 'dist', '.sources');
const SOURCES = ['src', 'sync-server', 'couchdb', 'public', 'scripts/lib', 'scripts/build'];
const SOURCE_FILES = [
  'admin.html',
  'index.html',
  'entrance.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
];

/** A failure that one sentence explains. */
export class Failure extends Error {}

/** @throws Failure when Node is older than the product needs */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = NODE_NEEDED;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new Failure(
    `Node.js ${NODE_NEEDED.join('.')} or newer is needed; this is ${process.versions.node}.`,
  );
}

/** Runs a command with everything it says on standard error. @throws Failure when it fails */
function run(title, command, args) {
  process.stderr.write(`${title} …\n`);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2] });
    child.once('error', (error) => reject(new Failure(`${title} failed: ${error.message}`)));
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Failure(`${title} failed (exit ${code}).`)),
    );
  });
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const hashOf = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** Runs the npm that runs us: its file also works where `npm` is a batch file. @throws Failure */
function npm(title, ...command) {
  // The build needs the development packages too, whatever NODE_ENV says.
  const args = [...command, '--include=dev', '--no-audit', '--no-fund'];
  const file = process.env.npm_execpath;
  return file?.endsWith('.js')
    ? run(title, process.execPath, [file, ...args])
    : run(title, 'npm', args);
}

/** @returns the packages of a lock file by their folders; none where it cannot be read */
function packagesOf(file) {
  try {
    return JSON.parse(read(file) ?? '{}').packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Whether npm itself, called by a person, put the locked packages there: it notes what it installed.
 * To install them once more would take them away from a gateway that runs from this folder.
 */
function isInstalledByNpm() {
  const present = packagesOf(join(ROOT, 'node_modules', '.package-lock.json'));
  // Optional ones may be for other platforms.
  return Object.entries(packagesOf(join(ROOT, 'package-lock.json'))).every(
    ([folder, { version, optional }]) =>
      folder === '' || optional || present[folder]?.version === version,
  );
}

/** Installs the locked packages unless these very ones are there. @throws Failure */
export async function ensureInstalled() {
  checkNode();
  const wanted = hashOf(readFileSync(join(ROOT, 'package-lock.json')), process.versions.modules);
  if (read(INSTALL_STAMP) === wanted) return;
  if (read(INSTALL_STAMP) === undefined && isInstalledByNpm()) return;
  try {
    await npm('Installing packages', 'ci');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // `npm ci` refuses a lock file that misses optional packages of other platforms, which happens
    // when a registry does not offer them. `install` keeps to the same lock file and goes on.
    await npm('Installing packages once more', 'install', '--no-save');
  }
  writeFileSync(INSTALL_STAMP, wanted);
}

function filesBelow(folder) {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function sourcesHash() {
  const files = [...SOURCES.flatMap(filesBelow), ...SOURCE_FILES.map((file) => join(ROOT, file))];
  return hashOf(...files.flatMap((file) => [file.slice(ROOT.length), readFileSync(file)]));
}

/** Builds app and gateway, and notes of which source. @throws Failure */
export async function build() {
  const wanted = sourcesHash();
  rmSync(BUILD_STAMP, { force: true });
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  await run('Building the app', process.execPath, [vite, 'build']);
  await run('Building the gateway', process.execPath, [
    vite,
    'build',
    '--config',
    'vite.server.config.ts',
  ]);
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, wanted);
}

/** Builds unless this very source was built last. @throws Failure */
export async function ensureBuilt() {
  if (read(BUILD_STAMP) !== sourcesHash()) await build();
}
