import { setTimeout as pause } from 'node:timers/promises';
import { workspaceDatabase, type Couch } from '../../couch/client';
import type { Logger } from '../../http/log';
import { putNew } from '../../store/documents';
import { ACCOUNTS_DATABASE } from '../../store/envelope';

const NOTE = 'meta:formerOffers';
const RETRY = 30_000;

interface Parts {
  couch: Couch;
  log: Logger;
  signal: AbortSignal;
  take: (workspaceId: string) => Promise<void>;
}

async function takeAll({ couch, signal, take }: Parts): Promise<void> {
  const prefix = workspaceDatabase('');
  for (const name of await couch.databases()) {
    if (signal.aborted) return;
    if (name.startsWith(prefix)) await take(name.slice(prefix.length));
  }
  const at = new Date();
  await putNew(couch.database(ACCOUNTS_DATABASE), NOTE, { at: at.toISOString() }, at);
}

/** Once for an installation: gateways before this one told nobody which pictures were offered. Repeatable. */
export async function takeFormerOffers(parts: Parts): Promise<void> {
  const { couch, log, signal } = parts;
  while (!signal.aborted) {
    try {
      if (!(await couch.database(ACCOUNTS_DATABASE).get(NOTE))) await takeAll(parts);
      return;
    } catch (err) {
      log.debug({ err }, 'former offers could not be read; trying again');
      await pause(RETRY, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
