import { openLocalData } from '../../data/openLocalData';
import type { OpenLocalData } from '../../data/openLocalData';
import type { AccountProfile } from '../../domain/account';
import { session } from '../../sync/browserSession';
import { createSync } from '../../sync/createSync';
import type { Sync } from '../../sync/createSync';
import { endWorkers } from '../../workers/endings';

export interface OpenedWorkspace {
  local: OpenLocalData;
  sync: Sync;
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
  const opened = turn.then(async () => {
    const local = await openLocalData(account);
    const sync = createSync(local, session, reportError);
    sync.start();
    return { local, sync };
  });
  // Whoever waits for `opened` learns of the failure; the next turn must come all the same.
  turn = opened.catch(() => undefined);
  const end = async () => {
    // A workspace that never opened has nothing to close.
    const workspace = await opened.catch(() => null);
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
