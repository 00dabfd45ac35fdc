import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSessions, type OpenSession } from '../../sync-server/modules/accounts/sessions';
import { sessionKey } from '../../sync-server/modules/accounts/accountRecords';
import { connectTestCouch, type TestCouch } from '../support/gateway';

const SECRET = 's'.repeat(40);
const [SECOND, MINUTE, DAY] = [1_000, 60_000, 86_400_000];

let couch: TestCouch;
let at = Date.parse('2026-01-05T01:00:00.000Z');
const reused: string[] = [];
beforeAll(async () => {
  couch = await connectTestCouch();
  await couch.couch.ensureDatabase('accounts');
});
afterAll(() => couch.close());
beforeEach(() => reused.splice(0));

const make = () =>
  createSessions({
    database: couch.couch.database('accounts'),
    sessionSecret: SECRET,
    now: () => new Date(at),
    onReuse: ({ accountId }) => reused.push(accountId),
  });
const open = (): Promise<OpenSession> =>
  make().open({ accountId: 'lan', accountKey: 'account:x', round: 0 });
const resume = async (cookie: string) => (await make().resume(cookie, 'lan')).cookie;
const after = (ms: number): void => void (at += ms);

describe('P02 rotating refresh secrets', () => {
  it('P02 every contact gives a new one; an old one that was replaced twice ends the session', async () => {
    const { cookie: first } = await open();
    after(10 * MINUTE);
    const second = await resume(first);
    after(10 * MINUTE);
    const third = await resume(second);
    expect(new Set([first, second, third]).size).toBe(3);
    await expect(resume(first)).rejects.toThrow('session_ended');
    expect(reused).toEqual(['lan']);
    await expect(resume(third)).rejects.toThrow('session_ended');
  });

  it('P02 two tabs at once get the same one, also a little later', async () => {
    const { cookie: first } = await open();
    after(10 * MINUTE);
    const [one, two] = await Promise.all([resume(first), resume(first)]);
    expect(one).toBe(two);
    after(50 * SECOND);
    expect(await resume(first)).toBe(one);
    expect(await resume(one)).toBe(one);
    expect(reused).toEqual([]);
  });

  it('P02 a lost answer signs nobody out, however late the device asks again', async () => {
    const { cookie: first } = await open();
    after(10 * MINUTE);
    await resume(first);
    after(20 * DAY);
    const again = await resume(first);
    after(20 * DAY);
    const third = await resume(first);
    expect(third).not.toBe(again);
    after(10 * MINUTE);
    expect(await resume(third)).not.toBe(third);
    expect(reused).toEqual([]);
  });

  it('P02 a stolen copy that is used beside its owner ends the session for both', async () => {
    const { cookie: stolen } = await open();
    after(10 * MINUTE);
    const owner = await resume(stolen);
    after(10 * MINUTE);
    const thief = await resume(stolen);
    after(10 * MINUTE);
    await expect(resume(owner)).rejects.toThrow('session_ended');
    expect(reused).toEqual(['lan']);
    await expect(resume(thief)).rejects.toThrow('session_ended');
  });

  it('P02 a forged one ends nothing', async () => {
    const { cookie } = await open();
    after(10 * MINUTE);
    const newest = await resume(cookie);
    const forged = newest.replace(/\.1-.*/, `.0-${'A'.repeat(43)}`);
    await expect(resume(forged)).rejects.toThrow('session_ended');
    await expect(resume(newest.replace('.1-', '.2-'))).rejects.toThrow('session_ended');
    expect(await resume(newest)).toBe(newest);
    expect(reused).toEqual([]);
  });

  it('P02 a device that is ahead of a restored database stays signed in', async () => {
    const { cookie: first, session } = await open();
    const database = couch.couch.database('accounts');
    const backup = await database.get(sessionKey(session.sessionId));
    after(10 * MINUTE);
    const second = await resume(first);
    after(10 * MINUTE);
    const third = await resume(second);
    const present = await database.get(sessionKey(session.sessionId));
    await database.put({ ...present!, body: backup!.body });
    const fourth = await resume(third);
    expect(fourth).not.toBe(third);
    after(10 * MINUTE);
    expect(await resume(fourth)).not.toBe(fourth);
    expect(reused).toEqual([]);
  });

  it('P02 is over after 60 days without a contact, and for another account', async () => {
    const { cookie } = await open();
    await expect(make().resume(cookie, 'minh')).rejects.toThrow('session_ended');
    after(59 * DAY);
    const next = await resume(cookie);
    after(61 * DAY);
    await expect(resume(next)).rejects.toThrow('session_ended');
  });
});
