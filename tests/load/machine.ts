import { readdirSync, readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

export interface ProcessSample {
  memoryMb: number | null;
  peakMb: number | null;
  cpuSeconds: number | null;
  openFiles: number | null;
}

/** Kernel ticks a second, on every Linux that Node runs on. */
const TICKS = 100;

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** In megabytes of 10^6 bytes. */
export function parseMegabytes(status: string, name: string): number | null {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  return kilobytes === undefined ? null : Math.round((Number(kilobytes) * 1024) / 1e5) / 10;
}

/** The process name, in brackets, may hold spaces. */
export function parseCpuSeconds(stat: string): number | null {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks / TICKS : null;
}

function countFiles(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return null;
  }
}

export function sampleProcess(pid: number): ProcessSample {
  const status = readText(`/proc/${pid}/status`) ?? '';
  const stat = readText(`/proc/${pid}/stat`);
  return {
    memoryMb: parseMegabytes(status, 'VmRSS'),
    peakMb: parseMegabytes(status, 'VmHWM'),
    cpuSeconds: stat === undefined ? null : parseCpuSeconds(stat),
    openFiles: countFiles(pid),
  };
}

const ESTABLISHED = '01';

/** Counted at the caller's end only, so that no connection counts twice. */
export function connectionsIn(table: string, port: number): number {
  const portHex = port.toString(16).toUpperCase().padStart(4, '0');
  return table.split('\n').filter((line) => {
    const [, , remote, state] = line.trim().split(/\s+/);
    return state === ESTABLISHED && remote?.split(':')[1] === portHex;
  }).length;
}

export function connectionsTo(port: number): number | null {
  const table = readText('/proc/net/tcp');
  if (table === undefined) return null;
  return connectionsIn(table, port) + connectionsIn(readText('/proc/net/tcp6') ?? '', port);
}

export function machine(): object {
  const all = cpus();
  return {
    cores: all.length,
    processor: all[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1e9),
    node: process.version,
  };
}
