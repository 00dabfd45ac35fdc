import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { temporaryFolder, testEnv, until } from '../support/gateway';

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

function collectOutput(child: ChildProcessByStdio<null, Readable, Readable>) {
  const out = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (out.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (out.stderr += chunk.toString()));
  const closed = new Promise<typeof out>((resolve) => child.once('close', () => resolve(out)));
  return { out, closed };
}

const splitLines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
const addressIn = (stdout: string): string | undefined =>
  splitLines(stdout).find((line) => line.startsWith('http'));

it('S06 npm start ends its output with the address, logs JSON, and the gateway ends with npm', async () => {
  const dataDir = await temporaryFolder();
  const npm = spawn('npm', ['start'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...testEnv(dataDir, { COUCHDB_URL: '', LOG_LEVEL: 'info' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { out, closed } = collectOutput(npm);
  try {
    await until(
      () => addressIn(out.stdout) !== undefined,
      280_000,
      () => `no address: ${out.stderr}`,
    );
    const address = addressIn(out.stdout) ?? '';
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(await answers(address)).toBe(true);
    await fetch(`${address}/sync/push`, { method: 'POST', body: '{' });

    npm.kill('SIGTERM');
    const { stdout, stderr } = await closed;
    expect(await answers(address)).toBe(false);
    expect(splitLines(stdout).at(-1)).toBe(address);
    const output = splitLines(stderr).filter((line) => !line.startsWith('npm '));
    const logged = output.slice(output.findIndex((line) => line.startsWith('{')));
    expect(logged.length).toBeGreaterThan(1);
    for (const line of logged) expect(JSON.parse(line), line).toHaveProperty('level');
  } finally {
    npm.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}, 300_000);
