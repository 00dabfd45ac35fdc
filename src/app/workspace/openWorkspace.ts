import { openLocalData } from '../../data/openLocalData';
import type { OpenLocalData } from '../../data/openLocalData';
import type { AccountProfile } from '../../domain/account';
import { session } from '../../gateway/browserSession';
import { createSync } from '../../sync/createSync';
import type { Sync } from '../../sync/createSync';
import { endWorkers } from '../../workers/endings';
import { whenPageStands } from './whenPageStands';

export interface OpenedWorkspace {
  local: OpenLocalData;
  sync: Sync;
}

/** Data that were opened before anybody asked for them. */
let ahead: { accountId: string; local: Promise<OpenLocalData> } | undefined;
/** From then on nothing is opened ahead: a second opening closes the data that are in use. */
let asked = false;

/** Opens the account's data while the app itself is still being read; `openWorkspace` takes them over. */
export function openAhead(account: AccountProfile): void {
  if (asked) return;
  const local = openLocalData(account);
  // Whoever takes them over learns of a failure.
  local.catch(() => undefined);
  ahead = { accountId: account.accountId, local };
}

async function openData(account: AccountProfile): Promise<OpenLocalData> {
  const early = ahead;
  ahead = undefined;
  asked = true;
  if (early?.accountId === account.accountId) return early.local;
  const other = await early?.local.catch(() => null);
  await other?.close();
  return openLocalData(account);
}

/** Opening and closing take turns: nothing of two accounts is open at once. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Opens the account's data on this device and begins replication; no network is needed.
 * @returns the opened workspace (rejects when the device's storage refuses) and how to close it
 */
export function openWorkspace(account: AccountProfile): {
  opened: Promise<OpenedWorkspace>;
  close: () => void;
} {
  let giveUp: (() => void) | undefined;
  const opened = turn.then(async () => {
    const local = await openData(account);
    const sync = createSync(local, session, reportError);
    // The page comes first: both want the database.
    giveUp = whenPageStands(sync.start);
    return { local, sync };
  });
  // Whoever waits for `opened` learns of the failure; the next turn must come all the same.
  turn = opened.catch(() => undefined);
  const end = async () => {
    // A workspace that never opened has nothing to close.
    const workspace = await opened.catch(() => null);
    giveUp?.();
    await workspace?.sync.stop();
    // The search holds the account's own foods.
    endWorkers();
    await workspace?.local.close();
  };
  const close = () => {
    turn = end().catch(reportError);
  };
  return { opened, close };
}
