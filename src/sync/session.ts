import { publicConfigSchema, sessionResponseSchema } from '../domain/account';
import type { AccountProfile, PublicConfig, SessionResponse } from '../domain/account';
import { postInit, readJson, refusal, send, ServerAnswer, SessionLocked } from './calls';
import type { Fetch } from './calls';
import { createProfileStore } from './profileStore';
import type { TextStorage } from './profileStore';
import type { SyncStatus } from './status';
import { createStore } from './store';

export type Locked = SyncStatus['locked'];

/** Who uses this device, and whether this tab must stop working. */
export interface SessionState {
  account: AccountProfile | null;
  locked: Locked;
}

/** The signed-in device. Everything but `login` and `publicConfig` also works with no network. */
export interface Session {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SessionState;
  /** @throws ServerAnswer (wrong_credentials, too_many_requests …) or Unreachable */
  login(email: string, password: string): Promise<AccountProfile>;
  /** Forgets the account on this device; its database stays. The server is told when it can be. */
  logout(): Promise<void>;
  /** A call with the access token, refreshed when it is old or refused. */
  call(path: string, init: RequestInit): Promise<Response>;
  lock(reason: NonNullable<Locked>): void;
  /** Tries again after a suspension; a mismatch stays until the tab is reloaded. */
  unlock(): void;
  /** @throws ServerAnswer or Unreachable */
  publicConfig(): Promise<PublicConfig>;
  /** Stops listening to other tabs. */
  dispose(): void;
}

export interface SessionOptions {
  fetch: Fetch;
  storage: TextStorage;
  /** Milliseconds on a clock that nobody sets back or forward. */
  elapsed?: () => number;
}

interface Token {
  value: string;
  /** By `elapsed`, never by the wall clock: a clock ten years off must do no harm. */
  freshUntil: number;
}

/** Seconds before its end at which a token is renewed. */
const RENEW_BEFORE = 60;

/** A device's session. One per tab; the app uses `session`, tests make their own. */
export function createSession(options: SessionOptions): Session {
  const { fetch } = options;
  const elapsed = options.elapsed ?? ((): number => performance.now());
  const profiles = createProfileStore(options.storage);
  const store = createStore<SessionState>({ account: profiles.read(), locked: null });
  let token: Token | null = null;
  let refreshing: Promise<Token> | null = null;

  const patch = (change: Partial<SessionState>): void =>
    store.set({ ...store.getSnapshot(), ...change });

  const unwatch = profiles.watch((account) => {
    const mine = store.getSnapshot().account;
    if (!mine || account?.accountId === mine.accountId) return;
    token = null;
    patch({ locked: account ? 'account_mismatch' : 'session_ended' });
  });

  function accept(response: SessionResponse): Token {
    const seconds = Math.max(
      0,
      response.expiresIn - Math.min(RENEW_BEFORE, response.expiresIn / 2),
    );
    token = { value: response.accessToken, freshUntil: elapsed() + seconds * 1000 };
    profiles.write(response.account);
    return token;
  }

  async function requestToken(account: AccountProfile): Promise<Token> {
    const answer = await send(
      fetch,
      '/api/auth/refresh',
      postInit({ accountId: account.accountId }, AbortSignal.timeout(15_000)),
    );
    if (!answer.ok) {
      const error = await refusal(answer);
      // Only our own server ends a session; a portal's 401 carries no code.
      if (error.status === 401 && error.code) lock('session_ended');
      if (error.code === 'account_suspended') lock('account_suspended');
      throw store.getSnapshot().locked ? new SessionLocked(error.message) : error;
    }
    const response = sessionResponseSchema.parse(await readJson(answer));
    // Another tab may have signed in as somebody else while this one waited.
    if (store.getSnapshot().locked) throw new SessionLocked('locked');
    const next = accept(response);
    patch({ account: response.account });
    return next;
  }

  /** @param stale a token that the server has refused */
  async function freshToken(stale?: string): Promise<string> {
    const { account, locked } = store.getSnapshot();
    if (!account || locked) throw new SessionLocked(locked ?? 'signed out');
    if (token && token.value !== stale && elapsed() < token.freshUntil) return token.value;
    refreshing ??= requestToken(account).finally(() => {
      refreshing = null;
    });
    return (await refreshing).value;
  }

  function lock(reason: NonNullable<Locked>): void {
    token = null;
    patch({ locked: reason });
  }

  async function attempt(path: string, init: RequestInit, bearer: string): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${bearer}`);
    const answer = await send(fetch, path, { ...init, headers });
    if (answer.status !== 403) return answer;
    const error = await refusal(answer);
    if (error.code === 'account_suspended' || error.code === 'account_mismatch') {
      lock(error.code);
      throw new SessionLocked(error.code);
    }
    throw error;
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    lock,
    unlock() {
      if (store.getSnapshot().locked === 'account_suspended') patch({ locked: null });
    },
    async login(email, password) {
      const answer = await send(
        fetch,
        '/api/auth/login',
        postInit({ email, password }, AbortSignal.timeout(30_000)),
      );
      const response = sessionResponseSchema.parse(await readJson(answer));
      accept(response);
      store.set({ account: response.account, locked: null });
      return response.account;
    },
    async logout() {
      const { account } = store.getSnapshot();
      token = null;
      profiles.write(null);
      store.set({ account: null, locked: null });
      if (!account) return;
      const body = { accountId: account.accountId };
      // Without a network the cookie stays until it expires; whoever uses the device next signs in anew.
      await send(fetch, '/api/auth/logout', postInit(body, AbortSignal.timeout(5_000))).catch(
        () => undefined,
      );
    },
    async call(path, init) {
      const bearer = await freshToken();
      const answer = await attempt(path, init, bearer);
      if (answer.status !== 401) return answer;
      return attempt(path, init, await freshToken(bearer));
    },
    async publicConfig() {
      const answer = await send(fetch, '/api/config', { signal: AbortSignal.timeout(10_000) });
      const parsed = publicConfigSchema.safeParse(await readJson(answer));
      if (!parsed.success) throw new ServerAnswer(answer.status, null, null);
      return parsed.data;
    },
    dispose: unwatch,
  };
}
