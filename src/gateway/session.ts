import { login, refresh, register, type RegisterRequest, type SessionResponse } from '../api/auth';
import type { finishGoogle, registerWithGoogle } from '../api/google';
import type { AccountProfile } from '../domain/accounts/account';
import type { PasskeyAnswer } from '../domain/accounts/passkeys';
import { readAnswer } from './ask';
import { postInit, refusal, send, SessionLocked, type Fetch } from './calls';
import { readDeviceName } from './deviceName';
import {
  enterOffline,
  keepForLock,
  keepForPassword,
  keepMissingSeal,
  keepSeal,
  openAgain,
} from './passwordKeys';
import { limited } from '../platform/limited';
import { requestSealing } from '../platform/sealings';
import { createProfileStore, type ProfileStore } from './profileStore';
import type { TextStorage } from '../platform/textStorage';
import { createSharedCall } from './sharedCall';
import { createSignOuts, type SignOuts } from './signOuts';
import { createStore, type Store } from '../platform/store';

export type Locked = 'session_ended' | 'account_suspended' | 'account_mismatch' | null;

export interface SessionState {
  account: AccountProfile | null;
  locked: Locked;
}

export interface Shown {
  code?: string;
  passkey?: PasskeyAnswer;
}

/** Everything but `login` and `register` also works without a network. */
export interface Session {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SessionState;
  /**
   * Without a network it lets in who signed in here with this password before.
   * @param shown of the second factor, once the server asked for it
   * @throws ServerAnswer (wrong_credentials, second_factor_needed …) or Unreachable
   */
  login(email: string, password: string, proofs?: Shown): Promise<AccountProfile>;
  /**
   * Signed in at once; the account may still be pending.
   * @throws ServerAnswer (email_taken …) or Unreachable
   */
  register(request: RegisterRequest): Promise<AccountProfile>;
  /**
   * For contracts without a password: a return from Google is proof enough.
   * @throws ServerAnswer (google_password_needed, second_factor_needed …) or Unreachable
   */
  enterWith(
    contract: typeof finishGoogle | typeof registerWithGoogle,
    body: object,
  ): Promise<AccountProfile>;
  /** The account's database stays. The server is told now, or at the next contact. */
  logout(): Promise<void>;
  /** Never throws. */
  endSignedOut(): Promise<void>;
  /** @param via what carries it, for one that `fetch` cannot (default: the session's own) */
  call(path: string, init: RequestInit, via?: Fetch): Promise<Response>;
  /** A suspension is remembered on the device, for its other tabs and for a reload. */
  lock(reason: NonNullable<Locked>, notice?: string | null): void;
  holdsToken(): boolean;
  /** Another tab has signed the same account in again: an ended session goes on here too. */
  resume(): void;
  /**
   * Also tells the server the device's name, and ends a lock by suspension that is over.
   * @throws SessionLocked (still suspended, or signed out), ServerAnswer or Unreachable
   */
  renew(): Promise<AccountProfile>;
  passwordChanged(password: string): Promise<void>;
  dispose(): void;
}

export interface SessionOptions {
  fetch: Fetch;
  storage: TextStorage;
  /** Milliseconds of a monotonic clock. */
  elapsed?: () => number;
}

interface Token {
  value: string;
  /** By `elapsed`, never by the wall clock: a clock ten years off must do no harm. */
  freshUntil: number;
}

/** Seconds before its end. */
const RENEW_BEFORE = 60;

/** A suspension holds until the server takes it back, also without a network. */
function getLock(account: AccountProfile | null): Locked {
  return account?.status === 'suspended' ? 'account_suspended' : null;
}

const toState = (account: AccountProfile | null): SessionState => ({
  account,
  locked: getLock(account),
});

function suspended(account: AccountProfile, explanation: string | null): AccountProfile {
  const { statusReason, ...rest } = account;
  const why = explanation ?? statusReason;
  return { ...rest, status: 'suspended', ...(why ? { statusReason: why } : {}) };
}

/** @throws SessionLocked */
function renewable({ account, locked }: SessionState): AccountProfile {
  if (account && (!locked || locked === 'account_suspended')) return account;
  throw new SessionLocked(locked ?? 'signed out');
}

const usedFor = (seconds: number): number =>
  Math.max(0, seconds - Math.min(RENEW_BEFORE, seconds / 2));

class DeviceSession implements Session {
  private readonly fetch: Fetch;
  private readonly storage: TextStorage;
  private readonly elapsed: () => number;
  private readonly profiles: ProfileStore;
  private readonly store: Store<SessionState>;
  private readonly signOuts: SignOuts;
  private readonly refresh = createSharedCall((signal) => this.requestToken(signal));
  private readonly unwatch: () => void;
  private token: Token | null = null;
  /** As the server gave it; on the device it lies closed only. */
  private sealKey: string | undefined;

  constructor({ fetch, storage, elapsed = () => performance.now() }: SessionOptions) {
    this.fetch = fetch;
    this.storage = storage;
    this.elapsed = elapsed;
    this.profiles = createProfileStore(storage);
    this.store = createStore<SessionState>(toState(this.profiles.read()));
    this.signOuts = createSignOuts(fetch, storage);
    this.unwatch = this.profiles.watch((account) => this.followOtherTab(account));
  }

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);
  readonly getSnapshot = (): SessionState => this.store.getSnapshot();

  login(email: string, password: string, proofs?: Shown): Promise<AccountProfile> {
    return this.enter(login, { email, password, ...proofs }, password).catch(
      async (error: unknown) => this.letIn(await enterOffline(email, password, error)),
    );
  }

  register(request: RegisterRequest): Promise<AccountProfile> {
    return this.enter(register, request, request.password);
  }

  async enterWith(
    contract: typeof finishGoogle | typeof registerWithGoogle,
    body: object,
  ): Promise<AccountProfile> {
    const response = await this.open(contract, body);
    await keepMissingSeal(response);
    this.accept(response);
    return this.letIn(response.account);
  }

  async logout(): Promise<void> {
    const { account } = this.getSnapshot();
    this.token = null;
    this.profiles.write(null);
    this.store.set({ account: null, locked: null });
    if (!account) return;
    requestSealing(account, this.storage);
    this.signOuts.add(account.accountId);
    await this.signOuts.carryOut();
  }

  endSignedOut(): Promise<void> {
    return this.signOuts.carryOut();
  }

  async call(path: string, init: RequestInit, via?: Fetch): Promise<Response> {
    const bearer = await this.freshToken(init.signal);
    const answer = await this.attempt(path, init, bearer, via);
    if (answer.status !== 401) return answer;
    return this.attempt(path, init, await this.freshToken(init.signal, bearer), via);
  }

  lock(reason: NonNullable<Locked>, explanation: string | null = null): void {
    this.token = null;
    const { account } = this.getSnapshot();
    if (reason !== 'account_suspended' || !account) return this.patch({ locked: reason });
    const known = suspended(account, explanation);
    // A tab locked for another reason must not overwrite another account's profile.
    if (this.profiles.read()?.accountId === account.accountId) this.profiles.write(known);
    this.store.set({ account: known, locked: reason });
  }

  holdsToken(): boolean {
    return this.token !== null;
  }

  resume(): void {
    const { account, locked } = this.getSnapshot();
    const stored = this.profiles.read();
    if (locked !== 'session_ended' || stored?.accountId !== account?.accountId) return;
    this.store.set(toState(stored));
  }

  async renew(): Promise<AccountProfile> {
    const account = renewable(this.getSnapshot());
    // One after the other: each renewal rotates the cookie.
    await this.refresh.anew();
    return this.getSnapshot().account ?? account;
  }

  passwordChanged(password: string): Promise<void> {
    return keepForPassword(this.storage, this.getSnapshot().account, this.sealKey, password);
  }

  dispose(): void {
    this.unwatch();
  }

  private patch(change: Partial<SessionState>): void {
    this.store.set({ ...this.getSnapshot(), ...change });
  }

  private followOtherTab(account: AccountProfile | null): void {
    const { account: mine, locked } = this.getSnapshot();
    if (!mine || locked === 'account_mismatch') return;
    const same = account?.accountId === mine.accountId;
    if (same) return this.store.set(toState(account));
    this.token = null;
    this.patch({ locked: account ? 'account_mismatch' : 'session_ended' });
  }

  private accept(response: SessionResponse): Token {
    const token = {
      value: response.accessToken,
      freshUntil: this.elapsed() + usedFor(response.expiresIn) * 1000,
    };
    this.token = token;
    this.sealKey = response.sealKey;
    this.profiles.write(response.account);
    return token;
  }

  private named<T extends object>(body: T): T & { deviceName?: string } {
    const deviceName = readDeviceName(this.storage);
    return deviceName ? { ...body, deviceName } : body;
  }

  private async requestToken(signal: AbortSignal): Promise<Token> {
    const { account } = this.getSnapshot();
    if (!account) throw new SessionLocked('signed out');
    const body = this.named({ accountId: account.accountId });
    const { error, response } = await limited(signal, 15_000, async (ends) => {
      const answer = await send(this.fetch, refresh.path, postInit(body, ends));
      if (!answer.ok) return { error: await refusal(answer) };
      return { response: await readAnswer(refresh, answer) };
    });
    if (error) {
      // Only our own server's word ends a session; any other 401, a portal's too, may pass.
      if (error.code === 'session_ended') this.lock('session_ended');
      if (error.code === 'account_suspended') this.lock('account_suspended', error.reason);
      throw this.getSnapshot().locked ? new SessionLocked(error.message) : error;
    }
    // Somebody may have signed out, or in as somebody else, while this one waited.
    renewable(this.getSnapshot());
    const next = this.accept(response);
    this.store.set(toState(response.account));
    void keepMissingSeal(response);
    return next;
  }

  /**
   * @param signal of the call that needs it
   * @param stale a token that the server has refused
   */
  private async freshToken(signal: RequestInit['signal'], stale?: string): Promise<string> {
    const { account, locked } = this.getSnapshot();
    if (!account || locked) throw new SessionLocked(locked ?? 'signed out');
    const { token } = this;
    if (token && token.value !== stale && this.elapsed() < token.freshUntil) return token.value;
    return (await this.refresh.join(signal)).value;
  }

  private async attempt(
    path: string,
    init: RequestInit,
    bearer: string,
    via: Fetch = this.fetch,
  ): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${bearer}`);
    const answer = await send(via, path, { ...init, headers });
    if (answer.status !== 403) return answer;
    const error = await refusal(answer);
    if (error.code === 'account_suspended' || error.code === 'account_mismatch') {
      this.lock(error.code, error.reason);
      if (error.code === 'account_suspended') void this.renew().catch(() => undefined);
      throw new SessionLocked(error.code);
    }
    // The approval was withdrawn: the renewed account says what to show. The caller gets the refusal in any case.
    if (error.code === 'account_not_approved') void this.renew().catch(() => undefined);
    throw error;
  }

  private async enter(
    contract: typeof login | typeof register,
    body: object,
    password: string,
  ): Promise<AccountProfile> {
    const response = await this.open(contract, body);
    await keepSeal(response.account, response.sealKey, password);
    this.accept(response);
    return keepForLock(this.storage, this.letIn(response.account), password);
  }

  private async open(
    contract: typeof login | typeof register | typeof finishGoogle | typeof registerWithGoogle,
    body: object,
  ): Promise<SessionResponse> {
    // Before, not behind: a sign-out that waits for the same account would end the new session.
    await this.signOuts.carryOut();
    const init = postInit(this.named(body), AbortSignal.timeout(30_000));
    return readAnswer(contract, await send(this.fetch, contract.path, init));
  }

  private letIn(account: AccountProfile): AccountProfile {
    this.profiles.write(account);
    this.signOuts.forget(account.accountId);
    openAgain(this.storage, account.accountId);
    this.store.set(toState(account));
    return account;
  }
}

export function createSession(options: SessionOptions): Session {
  return new DeviceSession(options);
}
