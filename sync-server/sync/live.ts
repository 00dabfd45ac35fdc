import type { Response } from 'express';
import type { AccessClaims } from '../../src/domain/accounts/account';
import { AppError } from '../../src/domain/protocol/errors';
import { LIVE_TIMING, type Epochs, type LiveEvent } from '../../src/domain/protocol/protocol';
import { PROTOCOL } from '../../src/domain/protocol/protocolVersions';
import type { Logger } from '../http/log';
import type { AccountGate } from './accountGate';
import { admit, type NamedCaller } from './caller';
import type { EpochReader } from './epochs';
import type { LiveHub, Subscriber } from './hub';

/** Bytes that may wait for a device that does not read; more, and it counts as gone. */
const MAX_WAITING = 256 * 1024;
const HEARTBEAT = LIVE_TIMING.heartbeatSeconds * 1000;
/** In heartbeats: how often the account's state is asked again; locked-out accounts are cut at once anyway. */
const STANDING_EVERY = 12;

export interface LiveParts {
  hub: LiveHub;
  epochs: EpochReader;
  accounts: AccountGate;
  log: Logger;
  leastApp: string;
  follow(workspaceId: string): Promise<() => void>;
  /** Milliseconds; only tests change it. */
  heartbeat?: number;
}

const HEADERS = {
  'Content-Type': 'application/x-ndjson; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Reverse proxies must hand on each line at once.
  'X-Accel-Buffering': 'no',
};

async function reasonToEnd(
  { epochs, accounts, heartbeat = HEARTBEAT }: LiveParts,
  claims: AccessClaims,
  known: Epochs,
  withStanding: boolean,
): Promise<LiveEvent | 'reconnect' | undefined> {
  const { locked } = withStanding ? await accounts.getStanding(claims) : { locked: null };
  if (locked) return { type: 'locked', code: locked };
  const present = await epochs.all(claims.workspaceId, heartbeat);
  const same = (Object.keys(known) as (keyof Epochs)[]).every(
    (kind) => known[kind] === present[kind],
  );
  return same ? undefined : 'reconnect';
}

async function endWhereDue(
  { log }: Pick<LiveParts, 'log'>,
  { send, end }: Pick<Subscriber, 'send' | 'end'>,
  getReason: () => ReturnType<typeof reasonToEnd>,
): Promise<void> {
  try {
    const reason = await getReason();
    if (!reason) return;
    if (reason !== 'reconnect') send(reason);
    end();
  } catch (error) {
    // The database is away: the stream lives on, the next heartbeat asks again.
    log.debug({ err: error }, 'live stream could not be checked');
  }
}

/** @throws AppError too_many_requests, and those of `admit` */
export async function live(
  parts: LiveParts,
  claims: AccessClaims,
  named: NamedCaller,
  res: Response,
): Promise<void> {
  await admit(parts.accounts, claims, named);
  const epochs = await parts.epochs.all(named.workspaceId);
  // Before `hello`: the device pulls after it, and later changes wake it, so none is missed.
  const unfollow = await parts.follow(named.workspaceId);
  if (res.destroyed) return unfollow();

  const send = (event: LiveEvent): void => {
    if (res.writableLength > MAX_WAITING) res.destroy();
    else if (!res.writableEnded) res.write(`${JSON.stringify(event)}\n`);
  };
  const subscriber = { ...named, sessionId: claims.sid, send, end: () => res.end() };
  const leave = parts.hub.subscribe(subscriber);
  if (!leave) {
    unfollow();
    throw new AppError('too_many_requests');
  }
  res.status(200).set(HEADERS);
  res.flushHeaders();
  res.socket?.setNoDelay(true);
  const { leastApp } = parts;
  send({
    type: 'hello',
    epochs,
    serverTime: new Date().toISOString(),
    protocol: PROTOCOL,
    leastApp,
  });

  // Random start, so that devices reconnecting after a gateway restart do not all ask at the same beat.
  let beats = Math.floor(Math.random() * STANDING_EVERY);
  const check = (withStanding: boolean): Promise<void> =>
    endWhereDue(parts, subscriber, () => reasonToEnd(parts, claims, epochs, withStanding));
  const beat = (): void => {
    send({ type: 'beat' });
    beats += 1;
    void check(beats % STANDING_EVERY === 0);
  };
  const timer = setInterval(beat, parts.heartbeat ?? HEARTBEAT);
  res.on('close', () => {
    clearInterval(timer);
    leave();
    unfollow();
  });
  // Who was locked out while epochs were read was cut before this stream was there.
  void check(true);
}
