import { expect, it } from 'vitest';
import type { Locked } from '../../gateway/session';
import { followStanding } from './staffLive';

function played(streams: (() => Response | Promise<never>)[], lockedAfter: Locked = null) {
  const paths: string[] = [];
  let locked: Locked = null;
  const session = {
    call: async (path: string) => {
      paths.push(path);
      const next = streams.shift();
      return next ? next() : new Promise<Response>(() => undefined);
    },
    renew: async () => {
      paths.push('renew');
      locked = lockedAfter;
      return {} as never;
    },
    getSnapshot: () => ({ account: null, locked }),
  };
  return { session, paths };
}

const ended = (): Response => new Response('{"type":"beat"}\n{"type":"locked"}\n');

it('P20 a stream that ends has the session ask how it stands, and follows no further once it is over', async () => {
  const { session, paths } = played([ended], 'session_ended');
  await followStanding(session, new AbortController().signal);
  expect(paths).toEqual(['/api/admin/live', 'renew']);
});

it.each([
  ['a network that is away', () => Promise.reject<never>(new TypeError('no network'))],
  ['a gateway that has no stream', () => new Response('{}', { status: 404 })],
])('P20 %s ends nothing, and renews nothing', async (_name, answer) => {
  const { session, paths } = played([answer], 'session_ended');
  const leaving = new AbortController();
  const following = followStanding(session, leaving.signal);
  // As soon as it has been answered it waits; leaving ends that.
  await new Promise((resolve) => setImmediate(resolve));
  leaving.abort();
  await following;
  expect(paths).toEqual(['/api/admin/live']);
});
