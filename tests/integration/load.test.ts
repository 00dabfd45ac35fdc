import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

function load(...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/load.mjs', ...args], {
    env: { ...process.env, DB_PREFIX: `load-${randomBytes(4).toString('hex')}-` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const out = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (out.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (out.stderr += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...out })));
}

interface Result {
  devices: number;
  saves: number;
  missing: number;
  errors: Record<string, number>;
  arrival: { count: number; p95: number };
  usage: { memoryMb: { max: number } };
  targets: { met: boolean }[];
}

it('S04 npm run load: what six devices save arrives on the others, and the figures say so', async () => {
  const { stdout, stderr, code } = await load('--devices=6', '--minutes=0.05', '--every=1');
  const lines = stdout.trim().split('\n');
  expect(lines, stderr).toHaveLength(1);
  const result = JSON.parse(lines[0] ?? '') as Result;
  expect(result.devices).toBe(6);
  // Six devices, one save a second, three seconds; a busy machine begins some of them late.
  expect(result.saves).toBe(18);
  expect(result.arrival.count).toBe(result.saves);
  expect(result.arrival.p95).toBeGreaterThan(0);
  expect(result).toMatchObject({ missing: 0, errors: {} });
  if (process.platform === 'linux') expect(result.usage.memoryMb.max).toBeGreaterThan(50);
  expect(code).toBe(result.targets.every(({ met }) => met) ? 0 : 1);
}, 280_000);

it('S04 npm run load refuses a bad argument with one sentence', async () => {
  const { code, stdout, stderr } = await load('--devices=7');
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain('--devices must be even');
}, 280_000);
