import { afterEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../sync-server/config';
import { startGateway as start } from '../../sync-server/gateway';
import { createLogger } from '../../sync-server/http/log';
import { accountKey } from '../../sync-server/modules/accounts/accountRecords';
import { ADMIN, DEMO_PASSWORD, LAN } from '../../sync-server/modules/demo/accounts';
import { startGateway, temporaryFolder, testEnv } from '../support/gateway';
import { ACCOUNTS_DATABASE, envelope } from '../../sync-server/store/envelope';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const action of undo.splice(0).reverse()) await action();
});

async function logged(env: Record<string, string>) {
  const lines: string[] = [];
  const config = loadConfig(testEnv(env.DATA_DIR ?? (await temporaryFolder()), env));
  const log = createLogger('info', { write: (line) => lines.push(line) });
  const gateway = await start(config, { log });
  undo.push(() => gateway.stop());
  await gateway.ctx.readiness.check();
  return { gateway, lines, url: `http://127.0.0.1:${gateway.port}` };
}

const warnings = (lines: string[]): string[] =>
  lines.filter((line) => line.includes('"level":"warn"') && line.includes('DEMO'));

async function signIn(url: string, email: string): Promise<number> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return answer.status;
}

describe('P02 a stored account that is malformed', () => {
  it('P02 is our fault: 500 with a safe sentence, and the log says which document and where', async () => {
    const { gateway, lines, url } = await logged({});
    const key = accountKey('hong@example.vn');
    const body = { accountId: 'hong', email: 'hong@example.vn', secretNote: 'not for a log' };
    const accounts = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    await accounts.put(envelope(key, body, 'test', new Date()));
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'hong@example.vn', password: 'mat khau' }),
    });
    const text = await answer.text();
    expect([answer.status, JSON.parse(text)]).toEqual([
      500,
      { success: false, code: 'internal', error: expect.stringContaining('Máy chủ gặp lỗi') },
    ]);
    expect(text).not.toContain(key);
    const log = lines.filter((line) => line.includes('"level":"error"')).join('');
    expect(log).toContain(key);
    expect(log).toContain('passwordHash');
    expect(log).not.toContain('not for a log');
  });
});

describe('S06 demo accounts that others can reach', () => {
  it('S06 are warned of in one line, and only then', async () => {
    const open = await logged({ DEMO: 'on', HOST: '0.0.0.0' });
    expect(warnings(open.lines)).toHaveLength(1);
    const own = await logged({ DEMO: 'on' });
    const none = await logged({ DEMO: 'off', HOST: '0.0.0.0' });
    expect([...warnings(own.lines), ...warnings(none.lines)]).toEqual([]);
  });

  it('P02 the administrator whose password everybody knows is not among them, nor one of before', async () => {
    const DATA_DIR = await temporaryFolder();
    const own = await logged({ DEMO: 'on', DATA_DIR });
    expect(await signIn(own.url, ADMIN.email)).toBe(200);
    await undo.pop()?.();
    const open = await logged({ DEMO: 'on', PUBLIC_URL: 'https://app.example.vn', DATA_DIR });
    expect(await signIn(open.url, ADMIN.email)).toBe(401);
    expect(await signIn(open.url, LAN.email)).toBe(200);
    const offered = await (await fetch(`${open.url}/api/config`)).text();
    expect(offered).not.toContain(ADMIN.email);
  });
});

describe('S02 one failed database call', () => {
  it('S02 refuses the one caller, and nobody after it', async () => {
    const { url, ctx, stop } = await startGateway();
    undo.push(stop);
    ctx.readiness.doubt();
    const statuses = await Promise.all(
      Array.from(
        { length: 5 },
        async () =>
          (
            await fetch(`${url}/api/auth/logout`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: '{"accountId":"a"}',
            })
          ).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });
});
