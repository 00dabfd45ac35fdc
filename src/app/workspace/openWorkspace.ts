import { hasArrived, readArrived } from '../../data/arrived';
import { heldBack, type Presences } from '../../data/heldBack';
import { openLocalData, type OpenLocalData } from '../../data/openLocalData';
import type { LocalData } from '../../data/types';
import type { AccountProfile } from '../../domain/accounts/account';
import { createStore, type Store } from '../../platform/store';
import { session } from '../../gateway/browserSession';
import { createSync, type Sync } from '../../sync/createSync';
import { endWorkers } from '../../workers/endings';
import type { Observable } from 'rxjs';
import { afterFirstRender } from './afterFirstRender';
import { watchPresences } from './presences';

export interface OpenedWorkspace {
  local: OpenLocalData;
  /** As screens see them: what has not come is not shown as none. */
  data: LocalData;
  presences$: Observable<Presences>;
  sync: Sync;
}

interface Opening {
  accountId: string;
  local: Promise<OpenLocalData>;
  waits: Store<boolean>;
  giveUp: () => void;
}

let ahead: Opening | undefined;
/** Once true nothing is opened ahead, since a second opening closes the data in use. */
let hasRequested = false;

export function openAhead(account: AccountProfile): void {
  if (hasRequested) return;
  ahead = begin(account);
}

function begin(account: AccountProfile): Opening {
  const waits = createStore(false);
  const abort = new AbortController();
  const local = openLocalData(account, { onWaiting: waits.set, signal: abort.signal });
  // The caller that takes it over learns of the failure.
  local.catch(() => undefined);
  return { accountId: account.accountId, local, waits, giveUp: () => abort.abort() };
}

async function openData(account: AccountProfile): Promise<Opening> {
  const early = ahead;
  ahead = undefined;
  hasRequested = true;
  if (early?.accountId === account.accountId) return early;
  early?.giveUp();
  const other = await early?.local.catch(() => null);
  await other?.close();
  return begin(account);
}

/** After the page, since both want the database; but the page of a new device waits for what is fetched. */
function startSync(local: OpenLocalData, sync: Sync): () => void {
  let isOver = false;
  const giveUp = afterFirstRender(() => sync.start());
  const startAtOnce = async (): Promise<void> => {
    const arrived = await readArrived(local);
    if (isOver || hasArrived(arrived)) return;
    giveUp();
    sync.start();
  };
  // The error reaches each caller that asks for the data.
  startAtOnce().catch(() => undefined);
  return () => {
    isOver = true;
    giveUp();
  };
}

/** Openings and closings are serialized, so that two accounts' data are never open at once. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Needs no network.
 * @param onWaiting told when other tabs must be closed before the data can be opened, and when they are
 * @returns the opened workspace (rejects as `openLocalData` does) and how to close it
 */
export function openWorkspace(
  account: AccountProfile,
  onWaiting: (waits: boolean) => void = () => undefined,
): {
  opened: Promise<OpenedWorkspace>;
  close: () => void;
} {
  let giveUp: (() => void) | undefined;
  let opening: Opening | undefined;
  let closed = false;
  const opened = turn.then(async () => {
    opening = await openData(account);
    const { waits } = opening;
    waits.subscribe(() => onWaiting(waits.getSnapshot()));
    if (waits.getSnapshot()) onWaiting(true);
    if (closed) opening.giveUp();
    const local = await opening.local;
    const sync = createSync(local, session, reportError);
    giveUp = startSync(local, sync);
    const presences$ = watchPresences(local, sync);
    return { local, data: heldBack(local, presences$), presences$, sync };
  });
  // The caller that awaits `opened` learns of the failure; the next turn must come all the same.
  turn = opened.catch(() => undefined);
  const end = async () => {
    const workspace = await opened.catch(() => null);
    giveUp?.();
    await workspace?.sync.stop();
    // The search worker holds the account's own foods.
    endWorkers();
    await workspace?.local.close();
  };
  const close = () => {
    // Other tabs may stay open for hours; the next account must not wait for them.
    closed = true;
    opening?.giveUp();
    turn = end().catch(reportError);
  };
  return { opened, close };
}
