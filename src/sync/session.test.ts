import { describe, expect, it } from 'vitest';
import type { AccountProfile } from '../domain/account';
import { SessionLocked, Unreachable } from './calls';
import { createSession } from './session';

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

function setUp(answer: (path: string, init: RequestInit) => Response) {
  const map = new Map([['bualanh.account', JSON.stringify(account)]]);
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
  const clock = { now: 0 };
  const paths: string[] = [];
  const session = createSession({
    storage,
    elapsed: () => clock.now,
    fetch: async (path, init) => {
      paths.push(path);
      return answer(path, init);
    },
  });
  return { session, clock, paths, map };
}

let tokens = 0;
const granted = (): Response =>
  Response.json({ success: true, accessToken: `t${(tokens += 1)}`, expiresIn: 600, account });
const refused = (status: number, code: string): Response =>
  Response.json({ success: false, code, error: '' }, { status });
const bearer = (init: RequestInit): string | null => new Headers(init.headers).get('authorization');

describe('P02 the session of a device', () => {
  it('P02 knows who worked here without any network, and does not end for want of it', async () => {
    const { session } = setUp(() => {
      throw new TypeError('no network');
    });
    expect(session.getSnapshot()).toEqual({ account, locked: null });
    await expect(session.call('/sync/pull', {})).rejects.toThrow(Unreachable);
    expect(session.getSnapshot().locked).toBeNull();
  });

  it('P02 renews the token before its end, by a clock that nobody sets', async () => {
    const { session, clock, paths } = setUp((path) =>
      path.startsWith('/api') ? granted() : Response.json({}),
    );
    await Promise.all([session.call('/sync/pull', {}), session.call('/sync/pull', {})]);
    expect(paths.filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
    clock.now = 539_000;
    await session.call('/sync/pull', {});
    expect(paths.filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
    clock.now = 541_000;
    await session.call('/sync/pull', {});
    expect(paths.filter((path) => path === '/api/auth/refresh')).toHaveLength(2);
  });

  it('P02 renews a refused token once and repeats the call', async () => {
    let first: string | null = null;
    const { session } = setUp((path, init) => {
      if (path.startsWith('/api')) return granted();
      first ??= bearer(init);
      return bearer(init) === first ? refused(401, 'token_expired') : Response.json({ ok: true });
    });
    expect((await session.call('/sync/pull', {})).status).toBe(200);
  });

  it('P02 only the server itself ends a session, not a portal on the way', async () => {
    const portal = setUp(() => new Response('<html>', { status: 401 }));
    await expect(portal.session.call('/sync/pull', {})).rejects.toThrow();
    expect(portal.session.getSnapshot().locked).toBeNull();
    const ended = setUp(() => refused(401, 'session_ended'));
    await expect(ended.session.call('/sync/pull', {})).rejects.toThrow(SessionLocked);
    expect(ended.session.getSnapshot()).toEqual({ account, locked: 'session_ended' });
  });

  it('P02 a mismatch locks this tab until it is loaded again', async () => {
    const { session, paths } = setUp((path) =>
      path.startsWith('/api') ? granted() : refused(403, 'account_mismatch'),
    );
    await expect(session.call('/sync/push', {})).rejects.toThrow(SessionLocked);
    session.unlock();
    const before = paths.length;
    await expect(session.call('/sync/push', {})).rejects.toThrow(SessionLocked);
    expect(session.getSnapshot().locked).toBe('account_mismatch');
    expect(paths).toHaveLength(before);
  });

  it('P02 signing out forgets the person even when the server cannot be told', async () => {
    const { session, map } = setUp(() => {
      throw new TypeError('no network');
    });
    await session.logout();
    expect(session.getSnapshot()).toEqual({ account: null, locked: null });
    expect(map.size).toBe(0);
  });
});
