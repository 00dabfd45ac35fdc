import { describe, expect, it } from 'vitest';
import type { AccountProfile } from '../domain/accounts/account';
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

function setUp(answer: (path: string, init: RequestInit) => Response | Promise<never>) {
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

const noNetwork = (): Response => {
  throw new TypeError('no network');
};

describe('P02 the session of a device', () => {
  it('P02 knows who worked here without any network, and does not end for want of it', async () => {
    const { session } = setUp(() => {
      throw new TypeError('no network');
    });
    expect(session.getSnapshot()).toEqual({ account, locked: null });
    await expect(session.call('/sync/changes', {})).rejects.toThrow(Unreachable);
    expect(session.getSnapshot().locked).toBeNull();
  });

  it('P02 a field or word of a newer version in the account signs nobody out', async () => {
    const newer = { ...account, plan: 'clinic', status: 'trial' };
    const newerAccount = { ...newer, badge: { colour: 'vàng' } };
    const { session, map } = setUp(() =>
      Response.json({
        success: true,
        accessToken: 't',
        expiresIn: 600,
        account: newerAccount,
        hint: 1,
      }),
    );
    await session.login('lan@demo.bualanh.local', 'x');
    expect(session.getSnapshot()).toEqual({ account: newer, locked: null });
    const again = createSession({
      fetch: () => Promise.reject(new TypeError('no network')),
      storage: {
        getItem: (key) => map.get(key) ?? null,
        setItem: () => undefined,
        removeItem: () => undefined,
      },
    });
    expect(again.getSnapshot().account).toEqual(newer);
  });

  it('P02 an answer that is no session is a failure that may pass', async () => {
    const { session } = setUp(() => Response.json({ success: true, account: { name: 7 } }));
    await expect(session.call('/sync/changes', {})).rejects.toMatchObject({ status: 200 });
    expect(session.getSnapshot()).toEqual({ account, locked: null });
  });

  it('P02 renews the token before its end, by a clock that nobody sets', async () => {
    const { session, clock, paths } = setUp((path) =>
      path.startsWith('/api') ? granted() : Response.json({}),
    );
    await Promise.all([session.call('/sync/changes', {}), session.call('/sync/changes', {})]);
    expect(paths.filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
    clock.now = 539_000;
    await session.call('/sync/changes', {});
    expect(paths.filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
    clock.now = 541_000;
    await session.call('/sync/changes', {});
    expect(paths.filter((path) => path === '/api/auth/refresh')).toHaveLength(2);
  });

  it('P02 renews a refused token once and repeats the call', async () => {
    let first: string | null = null;
    const { session } = setUp((path, init) => {
      if (path.startsWith('/api')) return granted();
      first ??= bearer(init);
      return bearer(init) === first ? refused(401, 'token_expired') : Response.json({ ok: true });
    });
    expect((await session.call('/sync/changes', {})).status).toBe(200);
  });

  it('P02 only the server itself ends a session, not a portal on the way', async () => {
    const portal = setUp(() => new Response('<html>', { status: 401 }));
    await expect(portal.session.call('/sync/changes', {})).rejects.toThrow();
    expect(portal.session.getSnapshot().locked).toBeNull();
    const other = setUp(() => refused(401, 'token_expired'));
    await expect(other.session.call('/sync/changes', {})).rejects.toThrow();
    expect(other.session.getSnapshot().locked).toBeNull();
    const ended = setUp(() => refused(401, 'session_ended'));
    await expect(ended.session.call('/sync/changes', {})).rejects.toThrow(SessionLocked);
    expect(ended.session.getSnapshot()).toEqual({ account, locked: 'session_ended' });
  });

  it('P02 a mismatch locks this tab until it is loaded again', async () => {
    const { session, paths } = setUp((path) =>
      path.startsWith('/api') ? granted() : refused(403, 'account_mismatch'),
    );
    await expect(session.call('/sync/push', {})).rejects.toThrow(SessionLocked);
    const before = paths.length;
    await expect(session.renew()).rejects.toThrow(SessionLocked);
    await expect(session.call('/sync/push', {})).rejects.toThrow(SessionLocked);
    expect(session.getSnapshot().locked).toBe('account_mismatch');
    expect(paths).toHaveLength(before);
  });

  it('P02 signing out forgets the person even when the server cannot be told, and tells it at the next contact', async () => {
    let answer = noNetwork;
    const ended: unknown[] = [];
    const { session, map } = setUp((path, init) => {
      const response = answer();
      if (path === '/api/auth/logout') ended.push(JSON.parse(String(init.body)));
      return response;
    });
    await session.logout();
    expect(session.getSnapshot()).toEqual({ account: null, locked: null });
    expect([...map.keys()]).toEqual(['bualanh.sealings', 'bualanh.signOuts']);
    // A hotel's sign-in page and a gateway that is being updated have ended nothing.
    answer = () => new Response('<html>Wi-Fi</html>');
    await session.endSignedOut();
    answer = () => refused(503, 'unavailable');
    await session.endSignedOut();
    expect(map.has('bualanh.signOuts')).toBe(true);
    answer = () => Response.json({ success: true });
    ended.length = 0;
    await session.endSignedOut();
    await session.endSignedOut();
    expect(ended).toEqual([{ accountId: 'a1' }]);
    // The account's data wait to be sealed by the next page.
    expect([...map.keys()]).toEqual(['bualanh.sealings']);
  });

  it('P02 who signs in again is not signed out by what waited', async () => {
    let isReached = false;
    const { session, paths, map } = setUp((path) => {
      if (!isReached) throw new TypeError('no network');
      return path === '/api/auth/logout' ? refused(503, 'unavailable') : granted();
    });
    await session.logout();
    isReached = true;
    await session.login('lan@demo.bualanh.local', 'x');
    expect(paths.slice(-2)).toEqual(['/api/auth/logout', '/api/auth/login']);
    expect(map.has('bualanh.signOuts')).toBe(false);
    const before = paths.length;
    await session.endSignedOut();
    expect(paths).toHaveLength(before);
  });

  it('P02 a suspension locks at once, survives a reload, and ends when the server says so', async () => {
    let suspended = true;
    const reason = 'Chưa xác minh chứng chỉ';
    const answer = (path: string): Response => {
      if (!suspended) return granted();
      const body = { success: false, code: 'account_suspended', error: '', details: { reason } };
      return path.startsWith('/api') ? Response.json(body, { status: 403 }) : Response.json({});
    };
    const first = setUp(answer);
    await expect(first.session.call('/sync/changes', {})).rejects.toThrow(SessionLocked);
    expect(first.session.getSnapshot()).toEqual({
      account: { ...account, status: 'suspended', statusReason: reason },
      locked: 'account_suspended',
    });
    const again = setUp(answer);
    again.map.set('bualanh.account', first.map.get('bualanh.account') ?? '');
    const reloaded = createSession({
      storage: {
        getItem: (key) => again.map.get(key) ?? null,
        setItem: (key, value) => void again.map.set(key, value),
        removeItem: (key) => void again.map.delete(key),
      },
      fetch: async (path) => answer(path),
    });
    expect(reloaded.getSnapshot().locked).toBe('account_suspended');
    await expect(reloaded.renew()).rejects.toThrow(SessionLocked);
    suspended = false;
    await reloaded.renew();
    expect(reloaded.getSnapshot()).toEqual({ account, locked: null });
  });

  it('P02 an approval that was taken back is learned from the first refused call', async () => {
    const rejected = { ...account, status: 'rejected' as const, statusReason: 'Thiếu giấy tờ' };
    const { session } = setUp((path) =>
      path.startsWith('/api')
        ? Response.json({ success: true, accessToken: 't', expiresIn: 600, account: rejected })
        : refused(403, 'account_not_approved'),
    );
    await expect(session.call('/sync/changes', {})).rejects.toThrow();
    await expect.poll(() => session.getSnapshot().account?.status).toBe('rejected');
    expect(session.getSnapshot().locked).toBeNull();
  });

  it('P02 tells the server what the person calls this device, at sign-in and at each renewal', async () => {
    const bodies: unknown[] = [];
    const { session, map } = setUp((_path, init) => {
      bodies.push(JSON.parse(String(init.body)));
      return granted();
    });
    await session.login('lan@demo.bualanh.local', 'x');
    map.set('bualanh.deviceName', ' Máy quầy ');
    await session.renew();
    expect(bodies).toEqual([
      { email: 'lan@demo.bualanh.local', password: 'x' },
      { accountId: 'a1', deviceName: 'Máy quầy' },
    ]);
  });

  it('S02 a renewal in a dead network ends with the call that needs it, and the next begins anew', async () => {
    let dead = true;
    const ended: string[] = [];
    const { session, paths } = setUp((path, init) => {
      if (!path.startsWith('/api')) return Response.json({});
      if (!dead) return granted();
      init.signal?.addEventListener('abort', () => ended.push(path));
      return new Promise<never>(() => undefined);
    });
    const probe = new AbortController();
    const other = new AbortController();
    const first = session.call('/sync/live', { signal: probe.signal });
    const second = session.call('/sync/changes', { signal: other.signal });
    // A waiting caller still keeps it.
    other.abort();
    await expect(second).rejects.toThrow(Unreachable);
    expect(ended).toEqual([]);
    probe.abort();
    await expect(first).rejects.toThrow(Unreachable);
    expect(ended).toEqual(['/api/auth/refresh']);
    dead = false;
    expect((await session.call('/sync/live', {})).status).toBe(200);
    expect(paths).toEqual(['/api/auth/refresh', '/api/auth/refresh', '/sync/live']);
  });
});
