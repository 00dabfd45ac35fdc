import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway';
import { CLIENT, clientWith } from '../support/newClient';
import { createBase } from './clientMailHelpers';
import { addPerson, Device } from './syncHelpers';

/** Wrong links that one place may send in an hour. */
const WRONG = 60;
const [GUESSER, OTHER] = ['10.3.0.1', '10.3.0.2'];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => gateway.stop());

const guess = (): string => `${randomBytes(18).toString('base64url')}.${'A'.repeat(43)}`;

async function ask(path: string, body: object, from: string) {
  const answer = await fetch(`${gateway.url}/api/client-link/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, code };
}
const open = (token: string, from: string) => ask('open', { token }, from);
/** Another call with a rate of its own, so that this limit is met before those of the calls. */
const write = (token: string, from: string) => ask('diary', { token, entries: [{}] }, from);

async function giveLink(): Promise<string> {
  const { couch, config } = gateway.ctx;
  const person = await addPerson(couch, config.sessionSecret, { plan: 'pro' });
  const device = await new Device(gateway.url, person).start();
  const client = { ...clientWith({ ...createBase(person), ...CLIENT }), _deleted: false };
  await device.push([{ collection: 'clients', assumed: null, next: client }]);
  const made = await device.post<{ url: string }>('/api/client-links', { clientId: client.id });
  return made.body.url.split('#')[1] ?? '';
}

it('G14 sixty wrong links an hour of a place are answered, and a right one always is', async () => {
  const token = await giveLink();
  const answers = [];
  for (let at = 0; at < WRONG / 2; at += 1)
    answers.push(await open(guess(), GUESSER), await write(guess(), GUESSER));
  expect(answers).toEqual(
    Array.from({ length: WRONG }, () => ({ status: 404, code: 'client_link_invalid' })),
  );
  const refused = { status: 429, code: 'try_later' };
  expect(await open(guess(), GUESSER)).toEqual(refused);
  expect(await write(guess(), GUESSER)).toEqual(refused);
  expect((await open(token, GUESSER)).status).toBe(200);
  expect(await open(guess(), OTHER)).toEqual({ status: 404, code: 'client_link_invalid' });
});
