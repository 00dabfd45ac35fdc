import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import { LIVE_TIMING } from '../../../src/domain/protocol/protocol';
import { createLiveHub } from '../../sync/hub';
import { staffLive } from './live';

const CLAIMS: AccessClaims = {
  sub: 'huong',
  workspaceId: 'w-huong',
  role: 'admin',
  adminRole: 'billing',
  status: 'approved',
  sid: 'huong.1',
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stream that is opened by a call which was let in. */
function opened(standing: () => Promise<AccessClaims>) {
  const hub = createLiveHub({ listen: () => () => undefined } as never);
  const lines: string[] = [];
  const res = Object.assign(new EventEmitter(), {
    writableEnded: false,
    status: () => res,
    set: () => res,
    flushHeaders: () => undefined,
    write: (line: string) => void lines.push(line),
    end: () => {
      res.writableEnded = true;
      res.emit('close');
    },
  });
  const { handler } = staffLive({
    hub,
    accountState: { of: standing },
    ctx: { metrics: { streamOpened: () => () => undefined }, log: { debug: () => undefined } },
  } as never);
  const open = () => handler({ claims: CLAIMS, res, req: {} } as never);
  return { hub, lines, res, open };
}

const stands = async (): Promise<AccessClaims> => CLAIMS;
const fails = async (): Promise<AccessClaims> => {
  throw new AppError('session_ended');
};

it('P20 a staff stream that opens just behind a suspension ends, as one before it does', async () => {
  const before = opened(stands);
  await before.open();
  before.hub.lock('huong', 'account_suspended');
  expect(before.res.writableEnded).toBe(true);

  const behind = opened(async () => ({ ...CLAIMS, status: 'suspended' }));
  behind.hub.lock('huong', 'account_suspended');
  await behind.open();
  await vi.advanceTimersByTimeAsync(1);
  expect(behind.lines.at(-1)).toContain('account_suspended');
  expect(behind.res.writableEnded).toBe(true);
});

it.each([
  ['a lowered role', async () => ({ ...CLAIMS, adminRole: 'content' as const })],
  ['an end of its session', fails],
])('P20 a staff stream that opens just behind %s ends', async (_what, standing) => {
  const { res, lines, open } = opened(standing);
  await open();
  await vi.advanceTimersByTimeAsync(1);
  expect(lines.at(-1)).toContain('session_ended');
  expect(res.writableEnded).toBe(true);
});

it('P20 a staff stream is looked at with each beat, and lives on while the database is away', async () => {
  let standing = stands;
  const { res, open } = opened(() => standing());
  await open();
  standing = async () => {
    throw new Error('the database is away');
  };
  await vi.advanceTimersByTimeAsync(LIVE_TIMING.heartbeatSeconds * 1000);
  expect(res.writableEnded).toBe(false);
  standing = fails;
  await vi.advanceTimersByTimeAsync(LIVE_TIMING.heartbeatSeconds * 1000);
  expect(res.writableEnded).toBe(true);
});
