import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

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

export class Failure extends Error {}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = NODE_NEEDED;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new Failure(
    `Node.js ${NODE_NEEDED.join('.')} or newer is needed; this is ${process.versions.node}.`,
  );
}

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

/**
 * Runs the npm that runs us by its script, since `npm` may be a batch file.
 * @throws Failure
 */
function npm(title, ...command) {
  // The build needs development packages whatever NODE_ENV says.
  const args = [...command, '--include=dev', '--no-audit', '--no-fund'];
  const file = process.env.npm_execpath;
  return file?.endsWith('.js')
    ? run(title, process.execPath, [file, ...args])
    : run(title, 'npm', args);
}

function packagesOf(file) {
  try {
    return JSON.parse(read(file) ?? '{}').packages ?? {};
  } catch {
    return {};
  }
}

/**
 * npm's own record of what it installed. Installing again would take packages away from a gateway that runs from this
 * folder.
 */
function isInstalledByNpm() {
  const present = packagesOf(join(ROOT, 'node_modules', '.package-lock.json'));
  // Optional ones may be for other platforms.
  return Object.entries(packagesOf(join(ROOT, 'package-lock.json'))).every(
    ([folder, { version, optional }]) =>
      folder === '' || optional || present[folder]?.version === version,
  );
}

export async function ensureInstalled() {
  checkNode();
  const wanted = hashOf(readFileSync(join(ROOT, 'package-lock.json')), process.versions.modules);
  if (read(INSTALL_STAMP) === wanted) return;
  if (read(INSTALL_STAMP) === undefined && isInstalledByNpm()) return;
  try {
    await npm('Installing packages', 'ci');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // `npm ci` refuses a lock file that misses optional packages of other platforms, as some registries leave them out.
    // `install` keeps to the same lock file and goes on.
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

export async function ensureBuilt() {
  if (read(BUILD_STAMP) !== sourcesHash()) await build();
}
