import type { Contract } from '../api/contract';
import { filter, firstValueFrom, merge, type BehaviorSubject } from 'rxjs';
import type { Epochs } from '../domain/protocol/protocol';
import type { OpenLocalData } from '../data/openLocalData';
import { backOff, isPatience, type FailureCount } from './attempts';
import { postInit, readJson, ServerAnswer, Unreachable } from '../gateway/calls';
import { limited } from '../platform/limited';
import type { Pause } from './pause';
import type { Connection } from './connection';
import type { Session } from '../gateway/session';
import { outdatedByRefusal, type Outdated } from './versions';

/** Parts that replication shares while this tab leads. */
export interface SyncContext {
  readonly local: OpenLocalData;
  readonly session: Session;
  readonly deviceId: string;
  readonly connection: Connection;
  readonly failures: FailureCount;
  readonly pause: Pause;
  /** The server's databases as `hello` named them last. */
  epochs(): Epochs | null;
  /** Which side has to be updated before anything may be pushed. */
  readonly outdated$: BehaviorSubject<Outdated>;
  /** Whether the workspace was pulled over the present connection: what is sent builds on the newest then. */
  readonly compared$: BehaviorSubject<boolean>;
  /** The server answered a call. */
  contact(): void;
}

/** The caller, as every call names it. */
export function callerOf({ local, deviceId }: SyncContext): {
  accountId: string;
  workspaceId: string;
  deviceId: string;
} {
  const { accountId, workspaceId } = local.account;
  return { accountId, workspaceId, deviceId };
}

/** How long a call may go without an answer, in milliseconds. */
export const PATIENCE_MS = 120_000;

/** Whether the server can be reached, and takes what this app pushes; what it has is known. */
export function mayPush({ connection, outdated$, compared$ }: SyncContext): boolean {
  return connection.online$.value && outdated$.value === null && compared$.value;
}

/** Whether the server can be reached, and has the calls that this app makes. */
export function mayPull({ connection, outdated$ }: SyncContext): boolean {
  return connection.online$.value && outdated$.value !== 'gateway';
}

/** Resolves once something is so; at once where it is. */
export async function when(
  context: SyncContext,
  isSo: (context: SyncContext) => boolean,
): Promise<void> {
  const { connection, outdated$, compared$ } = context;
  const changes = merge(connection.online$, outdated$, compared$);
  await firstValueFrom(changes.pipe(filter(() => isSo(context))));
}

const CALL_ERRORS = new Set(['Unreachable', 'ServerAnswer', 'SessionLocked']);

/** Whether an error comes from this device's storage, and not from a call. */
export function isOfDevice(error: unknown): boolean {
  return !(error instanceof Error && CALL_ERRORS.has(error.name));
}

/** Posts a value, or its text in JSON, with the access token. @throws Unreachable, ServerAnswer or SessionLocked */
export async function postSync(
  context: SyncContext,
  { path }: Contract,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const { connection, session } = context;
  return limited(connection.signal(), PATIENCE_MS, async (ends) =>
    readJson(await session.call(path, postInit(body, ends, headers))),
  );
}

/**
 * Counts a failed call and waits before the next try: a passing failure of network or server is
 * retried for ever, what looks like a mistake of ours too, but slowly.
 * @returns how many failures of this kind came in a row
 */
export async function restAfter(
  context: SyncContext,
  kind: string,
  error: unknown,
): Promise<number> {
  // Who is asked for patience has not failed: it waits, and nobody need know.
  const count = isPatience(error) ? 1 : context.failures.failed(kind);
  const answered = error instanceof ServerAnswer;
  const ours = !(error instanceof Unreachable) && !(answered && error.status !== 400);
  await context.pause.wait(ours ? 60 : backOff(count, error));
  return count;
}

/** `restAfter` a call that says something of the connection, too. */
export function afterFailure(context: SyncContext, kind: string, error: unknown): Promise<number> {
  const isOutdated = error instanceof ServerAnswer && error.code === 'epoch_changed';
  // Another epoch is learned from the next `hello`; a dead network is found out by a new stream.
  if (error instanceof Unreachable || isOutdated) context.connection.reopen();
  return restAfter(context, kind, error);
}

/**
 * Waits for the side that has to be updated, where an error says that one has to.
 * @returns whether it does
 */
export async function waitForUpdate(
  context: SyncContext,
  kind: string,
  error: unknown,
): Promise<boolean> {
  const outdated = outdatedByRefusal(error);
  if (!outdated) return false;
  // The next `hello` tells when it is over.
  context.outdated$.next(outdated);
  if (outdated === 'app') return true;
  // The stream may lead to a gateway that is new already, and a call to one that is not.
  await restAfter(context, kind, error);
  context.connection.reopen();
  return true;
}
