import { publicConfigSchema, sessionResponseSchema } from '../domain/account';
import type {
  AccountProfile,
  PublicConfig,
  RegisterRequest,
  SessionResponse,
} from '../domain/account';
import type { PasskeyAnswer } from '../domain/passkeys';
import { readTolerantly } from '../domain/tolerance';
import {
  postInit,
  readJson,
  refusal,
  send,
  ServerAnswer,
  SessionLocked,
  Unreachable,
} from './calls';
import type { Fetch } from './calls';
import { readDeviceName } from './deviceName';
import { lockKey, openLock, rememberPassword } from '../platform/appLock';
import { limited } from '../platform/limited';
import { requestSealing, sealings } from '../platform/sealings';
import { isSharedDevice } from '../platform/sharedDevice';
import { createProfileStore, profileOf } from './profileStore';
import type { TextStorage } from '../platform/textStorage';
import { createSharedCall } from './sharedCall';
import { createSignOuts } from './signOuts';
import { createStore } from '../platform/store';

/** Why this tab must not work any longer (suspended, other account, session ended); null: it may. */
export type Locked = 'session_ended' | 'account_suspended' | 'account_mismatch' | null;

/** Who uses this device, and whether this tab must stop working. */
export interface SessionState {
  account: AccountProfile | null;
  locked: Locked;
}

const LOGIN = '/api/auth/login';

/** Needed with a sign-in: no part of a start. */
const seals = () => import('../platform/sealKeys');

/** What is shown beside the password: a code, or a passkey. */
export interface Shown {
  code?: string;
  passkey?: PasskeyAnswer;
}

/** The signed-in device. Everything but `login` and `publicConfig` also works with no network. */
export interface Session {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SessionState;
  /**
   * Without a network it lets in who signed in here with this password before.
   * @param shown of the second factor, once the server asked for it
   * @throws ServerAnswer (wrong_credentials, second_factor_needed …) or Unreachable
   */
  login(email: string, password: string, shown?: Shown): Promise<AccountProfile>;
  /** A new expert, signed in at once; perhaps pending. @throws ServerAnswer (email_taken …) or Unreachable */
  register(request: RegisterRequest): Promise<AccountProfile>;
  /** Forgets the account on this device; its database stays. The server is told now, or at the next contact. */
  logout(): Promise<void>;
  /** Tells the server of sign-outs that it could not be told of; never throws. */
  endSignedOut(): Promise<void>;
  /**
   * A call with the access token, refreshed when it is old or refused.
   * @param via what carries it, for one that `fetch` cannot (default: the session's own)
   */
  call(path: string, init: RequestInit, via?: Fetch): Promise<Response>;
  /** Stops this tab. A suspension is remembered on the device, for its other tabs and for a reload. */
  lock(reason: NonNullable<Locked>, told?: string | null): void;
  /** Whether the server has opened or continued the session for this tab and has not ended it since. */
  holdsToken(): boolean;
  /** Another tab has signed the same account in again: a session that had ended goes on here too. */
  resume(): void;
  /**
   * Asks the server how the account stands, and tells it what this device is called; ends a lock by
   * suspension when that is over.
   * @throws SessionLocked (still suspended, or signed out), ServerAnswer or Unreachable
   */
  renew(): Promise<AccountProfile>;
  /** The password is another one now: from now on this one signs in without a network. */
  passwordChanged(password: string): Promise<void>;
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

/** A suspension holds until the server takes it back, also without a network. */
function lockOf(account: AccountProfile | null): Locked {
  return account?.status === 'suspended' ? 'account_suspended' : null;
}

const stateOf = (account: AccountProfile | null): SessionState => ({
  account,
  locked: lockOf(account),
});

/** @throws ServerAnswer where it is no answer of our server, of any version */
function readSession(json: unknown): SessionResponse {
  const read = readTolerantly(sessionResponseSchema, json);
  if (!read.ok) throw new ServerAnswer(200, null, null);
  return read.value;
}

/** An account that was learned to be suspended. */
function suspended(account: AccountProfile, told: string | null): AccountProfile {
  const { statusReason, ...rest } = account;
  const why = told ?? statusReason;
  return { ...rest, status: 'suspended', ...(why ? { statusReason: why } : {}) };
}

async function readPublicConfig(fetch: Fetch): Promise<PublicConfig> {
  const answer = await send(fetch, '/api/config', { signal: AbortSignal.timeout(10_000) });
  const parsed = readTolerantly(publicConfigSchema, await readJson(answer));
  if (!parsed.ok) throw new ServerAnswer(answer.status, null, null);
  return parsed.value;
}

/** Who signed in here with this password before. @throws `cause` where nobody did */
async function enterOffline(
  email: string,
  password: string,
  cause: unknown,
): Promise<AccountProfile> {
  if (!(cause instanceof Unreachable)) throw cause;
  const { openWithPassword } = await seals();
  const kept = await openWithPassword(email, password).catch(() => undefined);
  const account = kept === undefined ? null : profileOf(kept);
  // Others have nothing here to work with.
  if (account?.role !== 'expert') throw cause;
  return account;
}

/** Whose session may be renewed. @throws SessionLocked */
function renewable({ account, locked }: SessionState): AccountProfile {
  if (account && (!locked || locked === 'account_suspended')) return account;
  throw new SessionLocked(locked ?? 'signed out');
}

/** Seconds for which a token of so many is used. */
const usedFor = (seconds: number): number =>
  Math.max(0, seconds - Math.min(RENEW_BEFORE, seconds / 2));

/** Who has just signed in is not asked for a PIN, and what they left is not closed any more. */
function openAgain(storage: TextStorage, accountId: string): void {
  sealings.remove(accountId, storage);
  if (storage.getItem(lockKey(accountId)) === null) return;
  try {
    openLock(storage, accountId, Date.now());
  } catch {
    // Without room the lock asks once more.
  }
}

/** On a device that locks, the password opens it without a network, too. */
async function keepForLock(
  storage: TextStorage,
  account: AccountProfile,
  password: string,
): Promise<AccountProfile> {
  const { accountId } = account;
  const kept = rememberPassword(storage, accountId, password, isSharedDevice(), Date.now());
  // Without room, or cryptography, the lock asks the server.
  await kept.catch(() => undefined);
  return account;
}

/** Without keys nothing that was closed opens; the person is told then. */
async function keepSeal(
  account: AccountProfile,
  key: string | undefined,
  password: string,
): Promise<void> {
  const kept = seals().then(({ keepSealKey }) => keepSealKey(account, key, password));
  await kept.catch(() => undefined);
}

/** Of who signed in before the app knew of keys. */
async function keepMissingSeal({ account, sealKey }: SessionResponse): Promise<void> {
  const kept = seals().then(({ keepMissingSealKey }) => keepMissingSealKey(account, sealKey));
  await kept.catch(() => undefined);
}

/** Keeps what the password opens from now on. */
async function keepForPassword(
  storage: TextStorage,
  { account }: SessionState,
  sealKey: string | undefined,
  password: string,
): Promise<void> {
  if (!account) return;
  await keepSeal(account, sealKey, password);
  await keepForLock(storage, account, password);
}

/** A device's session. One per tab; the app uses `session`, tests make their own. */
export function createSession(options: SessionOptions): Session {
  const { fetch } = options;
  const elapsed = options.elapsed ?? ((): number => performance.now());
  const profiles = createProfileStore(options.storage);
  const store = createStore<SessionState>(stateOf(profiles.read()));
  let token: Token | null = null;
  /** As the server gave it; on the device it lies closed only. */
  let sealKey: string | undefined;
  const refresh = createSharedCall(requestToken);
  const signOuts = createSignOuts(fetch, options.storage);

  const patch = (change: Partial<SessionState>): void =>
    store.set({ ...store.getSnapshot(), ...change });

  const unwatch = profiles.watch((account) => {
    const { account: mine, locked } = store.getSnapshot();
    if (!mine || locked === 'account_mismatch') return;
    const same = account?.accountId === mine.accountId;
    // What another tab has learned of the account holds here too.
    if (same) return store.set(stateOf(account));
    token = null;
    patch({ locked: account ? 'account_mismatch' : 'session_ended' });
  });

  function accept(response: SessionResponse): Token {
    token = {
      value: response.accessToken,
      freshUntil: elapsed() + usedFor(response.expiresIn) * 1000,
    };
    sealKey = response.sealKey;
    profiles.write(response.account);
    return token;
  }

  /** What the person calls this device, for every call that opens or continues a session. */
  function named<T extends object>(body: T): T & { deviceName?: string } {
    const deviceName = readDeviceName(options.storage);
    return deviceName ? { ...body, deviceName } : body;
  }

  async function requestToken(signal: AbortSignal): Promise<Token> {
    const { account } = store.getSnapshot();
    if (!account) throw new SessionLocked('signed out');
    const body = named({ accountId: account.accountId });
    const { error, json } = await limited(signal, 15_000, async (ends) => {
      const answer = await send(fetch, '/api/auth/refresh', postInit(body, ends));
      return answer.ok ? { json: await readJson(answer) } : { error: await refusal(answer) };
    });
    if (error) {
      // Only our own server's word ends a session; any other 401, a portal's too, may pass.
      if (error.code === 'session_ended') lock('session_ended');
      if (error.code === 'account_suspended') lock('account_suspended', error.reason);
      throw store.getSnapshot().locked ? new SessionLocked(error.message) : error;
    }
    const response = readSession(json);
    // Somebody may have signed out, or in as somebody else, while this one waited.
    renewable(store.getSnapshot());
    const next = accept(response);
    store.set(stateOf(response.account));
    void keepMissingSeal(response);
    return next;
  }

  /**
   * @param signal of the call that needs it
   * @param stale a token that the server has refused
   */
  async function freshToken(signal: RequestInit['signal'], stale?: string): Promise<string> {
    const { account, locked } = store.getSnapshot();
    if (!account || locked) throw new SessionLocked(locked ?? 'signed out');
    if (token && token.value !== stale && elapsed() < token.freshUntil) return token.value;
    return (await refresh.join(signal)).value;
  }

  function lock(reason: NonNullable<Locked>, told: string | null = null): void {
    token = null;
    const { account } = store.getSnapshot();
    if (reason !== 'account_suspended' || !account) return patch({ locked: reason });
    const known = suspended(account, told);
    // Nothing else of a tab that was locked for another reason is this account's to write.
    if (profiles.read()?.accountId === account.accountId) profiles.write(known);
    store.set({ account: known, locked: reason });
  }

  async function renew(): Promise<AccountProfile> {
    const account = renewable(store.getSnapshot());
    // One after the other: each renewal rotates the cookie.
    await refresh.anew();
    return store.getSnapshot().account ?? account;
  }

  async function attempt(
    path: string,
    init: RequestInit,
    bearer: string,
    via: Fetch = fetch,
  ): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${bearer}`);
    const answer = await send(via, path, { ...init, headers });
    if (answer.status !== 403) return answer;
    const error = await refusal(answer);
    if (error.code === 'account_suspended' || error.code === 'account_mismatch') {
      lock(error.code, error.reason);
      // A renewal is refused with the administrator's reason, which other calls do not tell.
      if (error.code === 'account_suspended') void renew().catch(() => undefined);
      throw new SessionLocked(error.code);
    }
    // The approval was taken back: the account's new standing says what to show. Whoever called
    // learns of the refusal in any case.
    if (error.code === 'account_not_approved') void renew().catch(() => undefined);
    throw error;
  }

  async function enter(path: string, body: object, password: string): Promise<AccountProfile> {
    // Before, not behind: a sign-out that waits for the same account would end the new session.
    await signOuts.carryOut();
    const answer = await send(fetch, path, postInit(named(body), AbortSignal.timeout(30_000)));
    const response = readSession(await readJson(answer));
    await keepSeal(response.account, response.sealKey, password);
    accept(response);
    return keepForLock(options.storage, letIn(response.account), password);
  }

  function letIn(account: AccountProfile): AccountProfile {
    profiles.write(account);
    signOuts.forget(account.accountId);
    openAgain(options.storage, account.accountId);
    store.set(stateOf(account));
    return account;
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    lock,
    holdsToken: () => token !== null,
    resume() {
      const { account, locked } = store.getSnapshot();
      const stored = profiles.read();
      if (locked !== 'session_ended' || stored?.accountId !== account?.accountId) return;
      store.set(stateOf(stored));
    },
    renew,
    login: (email, password, shown) =>
      enter(LOGIN, { email, password, ...shown }, password).catch(async (error: unknown) =>
        letIn(await enterOffline(email, password, error)),
      ),
    register: (request) => enter('/api/auth/register', request, request.password),
    async logout() {
      const { account } = store.getSnapshot();
      token = null;
      profiles.write(null);
      store.set({ account: null, locked: null });
      if (!account) return;
      requestSealing(account, options.storage);
      signOuts.add(account.accountId);
      await signOuts.carryOut();
    },
    endSignedOut: signOuts.carryOut,
    passwordChanged: (password) =>
      keepForPassword(options.storage, store.getSnapshot(), sealKey, password),
    async call(path, init, via) {
      const bearer = await freshToken(init.signal);
      const answer = await attempt(path, init, bearer, via);
      if (answer.status !== 401) return answer;
      return attempt(path, init, await freshToken(init.signal, bearer), via);
    },
    publicConfig: () => readPublicConfig(fetch),
    dispose: unwatch,
  };
}
