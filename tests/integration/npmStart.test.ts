import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { temporaryFolder, testEnv, until } from '../support/gateway';

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

it('S06 npm start ends its output with the address, and the gateway ends with npm', async () => {
  const dataDir = await temporaryFolder();
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, NODE_ENV: 'production', ...testEnv(dataDir, { COUCHDB_URL: '' }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let address = '';
    for await (const line of createInterface({ input: npm.stdout }))
      if (line.startsWith('http')) {
        address = line;
        break;
      }
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(await answers(address)).toBe(true);

    npm.kill('SIGTERM');
    await until(
      async () => !(await answers(address)),
      10_000,
      () => 'the gateway goes on',
    );
  } finally {
    npm.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}, 300_000);
