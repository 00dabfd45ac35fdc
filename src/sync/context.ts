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

export interface SyncContext {
  readonly local: OpenLocalData;
  readonly session: Session;
  readonly deviceId: string;
  readonly connection: Connection;
  readonly failures: FailureCount;
  readonly pause: Pause;
  epochs(): Epochs | null;
  readonly outdated$: BehaviorSubject<Outdated>;
  /** Pulled over the present connection first, so that what is sent builds on the newest. */
  readonly compared$: BehaviorSubject<boolean>;
  contact(): void;
}

export function getCaller({ local, deviceId }: SyncContext): {
  accountId: string;
  workspaceId: string;
  deviceId: string;
} {
  const { accountId, workspaceId } = local.account;
  return { accountId, workspaceId, deviceId };
}

/** Milliseconds */
export const PATIENCE_MS = 120_000;

export function mayPush({ connection, outdated$, compared$ }: SyncContext): boolean {
  return connection.online$.value && outdated$.value === null && compared$.value;
}

export function mayPull({ connection, outdated$ }: SyncContext): boolean {
  return connection.online$.value && outdated$.value !== 'gateway';
}

export async function when(
  context: SyncContext,
  isSo: (context: SyncContext) => boolean,
): Promise<void> {
  const { connection, outdated$, compared$ } = context;
  const changes = merge(connection.online$, outdated$, compared$);
  await firstValueFrom(changes.pipe(filter(() => isSo(context))));
}

const CALL_ERRORS = new Set(['Unreachable', 'ServerAnswer', 'SessionLocked']);

export function isOfDevice(error: unknown): boolean {
  return !(error instanceof Error && CALL_ERRORS.has(error.name));
}

/** @throws Unreachable, ServerAnswer or SessionLocked */
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
 * A passing failure of network or server is retried for ever; what looks like a mistake of ours too, but slowly.
 * @returns how many failures of this kind came in a row
 */
export async function restAfter(
  context: SyncContext,
  kind: string,
  error: unknown,
): Promise<number> {
  // A request for patience is no failure and is not counted.
  const count = isPatience(error) ? 1 : context.failures.failed(kind);
  const answered = error instanceof ServerAnswer;
  const ours = !(error instanceof Unreachable) && !(answered && error.status !== 400);
  await context.pause.wait(ours ? 60 : backOff(count, error));
  return count;
}

export function afterFailure(context: SyncContext, kind: string, error: unknown): Promise<number> {
  const isOutdated = error instanceof ServerAnswer && error.code === 'epoch_changed';
  // Another epoch is learned from the next `hello`; a new stream finds out a dead network.
  if (error instanceof Unreachable || isOutdated) context.connection.reopen();
  return restAfter(context, kind, error);
}

/** @returns whether the error says that a side has to be updated */
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
