import { describe, expect, it } from 'vitest';
import type { AccountProfile } from '../domain/accounts/account';
import type { TabMessage } from './channel';
import { createSession, type Session } from '../gateway/session';
import { createTabLock, type TabLock } from './tabLock';

const account: AccountProfile = {
  accountId: 'a1',
  workspaceId: 'w1',
  email: 'lan@demo.bualanh.local',
  name: 'Lan',
  role: 'expert',
  status: 'approved',
  plan: 'pro',
  maxClients: 50,
};

function device() {
  const map = new Map([['bualanh.account', JSON.stringify(account)]]);
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
  const server = { refusal: null as { status: number; code: string; details?: object } | null };
  const fetch = async (path: string): Promise<Response> => {
    const { refusal } = server;
    if (refusal && path !== '/api/auth/login')
      return Response.json({ success: false, error: '', ...refusal }, { status: refusal.status });
    return Response.json({ success: true, accessToken: 't', expiresIn: 600, account });
  };
  const tabs: { session: Session; lock: TabLock }[] = [];
  function open(session = createSession({ storage, fetch })) {
    const others = (message: TabMessage): void =>
      tabs.filter((one) => one.session !== session).forEach((one) => one.lock.heard(message));
    const tab = { session, lock: createTabLock(session, 'a1', others) };
    tabs.push(tab);
    return tab;
  }
  return { server, open, make: () => createSession({ storage, fetch }) };
}

describe('P02 the lock of all tabs', () => {
  it('P02 a session that ended locks the other tab too, until one of them signs in again', async () => {
    const { server, open, make } = device();
    const [leader, other] = [open(), open()];
    server.refusal = { status: 401, code: 'session_ended' };
    await expect(leader.session.call('/sync/live', {})).rejects.toThrow();
    expect(other.session.getSnapshot().locked).toBe('session_ended');
    const late = open();
    leader.lock.answer();
    expect(late.session.getSnapshot().locked).toBe('session_ended');
    const signedIn = make();
    await signedIn.login('lan@demo.bualanh.local', 'x');
    open(signedIn);
    const states = [leader, other, late].map((one) => one.session.getSnapshot().locked);
    expect(states).toEqual([null, null, null]);
  });

  it('P02 a suspension locks the other tab with its reason', async () => {
    const { server, open } = device();
    const [first, other] = [open(), open()];
    server.refusal = { status: 403, code: 'account_suspended', details: { reason: 'Khiếu nại' } };
    await expect(first.session.call('/sync/live', {})).rejects.toThrow();
    expect(other.session.getSnapshot()).toMatchObject({
      locked: 'account_suspended',
      account: { status: 'suspended', statusReason: 'Khiếu nại' },
    });
  });

  it('P02 an old lock does not lock a tab that has just signed in, a new one does', async () => {
    const { open } = device();
    const tab = open();
    await tab.session.login('lan@demo.bualanh.local', 'x');
    tab.lock.heard({ type: 'locked', reason: 'session_ended', told: null, old: true });
    expect(tab.session.getSnapshot().locked).toBeNull();
    tab.lock.heard({ type: 'locked', reason: 'session_ended', told: null });
    expect(tab.session.getSnapshot().locked).toBe('session_ended');
  });
});
