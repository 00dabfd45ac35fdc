import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

const gigabytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(0)} GB`;

export function loadText(): string {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
}

function chromiumVersion(): string {
  const path = process.env.CHROMIUM_PATH ?? '';
  if (path === '') return 'no Chromium';
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return (stdout ?? '').trim() || 'Chromium of unknown version';
}

export function machineLines(): string[] {
  const [cpu] = cpus();
  return [
    `machine: ${cpu?.model.trim() ?? 'unknown CPU'}, ${cpus().length} cores, ${gigabytes(totalmem())} memory`,
    `software: Node ${process.versions.node}, ${chromiumVersion()}, ${process.platform}`,
    'database: embedded (PouchDB core on LevelDB, each batch synced to the disk); peers: the same engine',
    `load average at the start: ${loadText()}`,
  ];
}
