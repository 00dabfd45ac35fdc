import { expect, it } from 'vitest';
import { PUBLIC_PAGES } from '../../src/domain/publicHouse/publicPaths';
import { removeKept, spawnGateway, temporaryFolder } from '../support/gateway';
import { TEST_BANK } from '../support/playedBank';

const SECRET = 'bi-mat-cua-mot-nguoi-mua-khong-duoc-ghi-lai';

it('what opens something to who holds it stands in no log, and goes to no other site', async () => {
  const env = { ...TEST_BANK, DATA_DIR: await temporaryFolder(), LOG_LEVEL: 'debug' };
  const gateway = await spawnGateway(env);
  try {
    await gateway.answers(200);
    const page = await fetch(`${gateway.url}${PUBLIC_PAGES.purchase}?token=${SECRET}`);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const id = '01900000-0000-7000-8000-000000000001';
    const headers = { 'x-token': SECRET };
    const answers = await Promise.all([
      fetch(`${gateway.url}/mua/pdf?token=${SECRET}`),
      fetch(`${gateway.url}/api/mail/stop?token=${SECRET}`),
      ...[`orders/${id}`, `payments/${id}`, 'purchases/state'].map((path) =>
        fetch(`${gateway.url}/api/${path}`, { headers }),
      ),
      fetch(`${gateway.url}/api/client-link/open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: SECRET }),
      }),
    ]);
    for (const { status } of [page, ...answers]) expect([400, 404]).toContain(status);
  } finally {
    await gateway.kill('SIGTERM');
    await removeKept(env);
  }
  const logs = gateway.stdout() + gateway.stderr();
  expect(logs).toContain('"level"');
  expect(logs).not.toContain(SECRET);
});
