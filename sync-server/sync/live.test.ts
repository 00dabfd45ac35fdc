import { PassThrough } from 'node:stream';
import type { Response } from 'express';
import { expect, it, vi } from 'vitest';
import type { AccessClaims } from '../../src/domain/accounts/account';
import type { Epochs, LiveEvent } from '../../src/domain/protocol/protocol';
import { createLogger } from '../http/log';
import { createWakeHub } from '../http/wakeHub';
import type { AccountState } from './accountGate';
import { createLiveHub } from './hub';
import { live } from './live';

const WHO = { accountId: 'a', workspaceId: 'w', deviceId: 'd' };
const CLAIMS = {
  sub: 'a',
  workspaceId: 'w',
  role: 'expert',
  status: 'approved',
  sid: 's',
} as AccessClaims;

it('P02 an account that is locked while its stream is opened has none', async () => {
  let locked: AccountState['locked'] = null;
  const hub = createLiveHub(createWakeHub());
  const stream = new PassThrough();
  const self = { status: () => res, set: () => res, flushHeaders: () => undefined };
  const res = Object.assign(stream, self) as unknown as Response;
  await live(
    {
      hub,
      epochs: { all: async () => ({}) as Epochs } as never,
      accounts: { getStanding: async () => ({ locked, maxClients: 0, plan: 'free', members: [] }) },
      log: createLogger('silent'),
      leastApp: '0.1.0',
      // As an owner suspends it: what is open is cut, and this one is not yet.
      follow: async () => {
        locked = 'account_suspended';
        hub.lock(WHO.accountId, locked);
        return () => undefined;
      },
    },
    CLAIMS,
    WHO,
    res,
  );
  await vi.waitFor(() => expect(stream.writableEnded).toBe(true));
  const lines = String(stream.read()).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as LiveEvent).type)).toEqual(['hello', 'locked']);
  stream.destroy();
});
