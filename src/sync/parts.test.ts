import { describe, expect, it } from 'vitest';
import { SYNC_LIMITS } from '../domain/protocol/protocol';
import { toFailedAnswer, backOff, isPatience } from './attempts';
import { ServerAnswer, Unreachable } from '../gateway/calls';
import type { LeaderState } from './channel';
import { parseLiveLine } from './live';
import { getSyncBadge, buildStatus } from './syncBadge';
import { LEAST_APP, PROTOCOL } from '../domain/protocol/protocolVersions';
import type { OutgoingVersion } from '../data/store/serverWrites';
import { fitting } from './pushRequest';
import { outdatedBy } from './versions';

const version = (id: string, text = ''): OutgoingVersion => ({
  collection: 'clients',
  rev: null,
  write: 'w',
  document: { id, notes: text, _deleted: false },
});

describe('S02 the parts of replication', () => {
  it('S02 P18 the pill says first what needs a person, then what waits, then the network', () => {
    expect(getSyncBadge({ attention: 1, outdated: false, waiting: 2, network: 'away' })).toEqual({
      kind: 'attention',
      count: 1,
    });
    expect(getSyncBadge({ attention: 0, outdated: false, waiting: 2, network: 'away' })).toEqual({
      kind: 'waiting',
      count: 2,
    });
    expect(getSyncBadge({ attention: 0, outdated: false, waiting: 0, network: 'away' })).toEqual({
      kind: 'offline',
    });
    expect(getSyncBadge({ attention: 0, outdated: false, waiting: 0, network: 'current' })).toEqual(
      {
        kind: 'synced',
      },
    );
  });

  const heard: LeaderState = {
    online: true,
    probed: true,
    serverAway: false,
    refused: false,
    counted: true,
    caughtUp: true,
    outdated: null,
    waiting: [],
    refusedImages: 0,
    failures: 0,
    lastContact: null,
    lastSent: null,
  };
  const kept: [] = [];
  const getBadgeKind = (change: Partial<LeaderState>, stored: typeof kept | null = kept) =>
    buildStatus({ ...heard, ...change }, stored, null).syncBadge.kind;

  it('P18 S02 an image that the server did not take asks for a person', () => {
    expect(getBadgeKind({ refusedImages: 1 })).toBe('attention');
    expect(getBadgeKind({ refusedImages: 0 })).toBe('synced');
  });

  it('P18 S02 an outdated app says so, and a waiting gateway leaves the pill to what waits', () => {
    const waiting = [{ collection: 'clients' as const, id: 'a', title: 'Mai', changedAt: '' }];
    const buildFor = (outdated: 'app' | 'gateway', items: typeof waiting) =>
      buildStatus({ ...heard, outdated, waiting: items }, kept, null).syncBadge;
    expect(buildFor('app', waiting)).toEqual({ kind: 'outdated' });
    expect(buildFor('gateway', waiting)).toEqual({ kind: 'waiting', count: 1 });
    // Nothing is pulled from it: what is here is as old as without a network.
    expect(buildFor('gateway', [])).toEqual({ kind: 'offline' });
    expect(buildStatus({ ...heard, outdated: 'app' }, kept, 'session_ended').outdated).toBeNull();
  });

  it('S02 only a hello that names a newer protocol and no newer app lets this device push', () => {
    expect(outdatedBy({ protocol: PROTOCOL, leastApp: LEAST_APP })).toBeNull();
    expect(outdatedBy({ protocol: 99, leastApp: 'absurd' })).toBeNull();
    expect(outdatedBy({ protocol: PROTOCOL, leastApp: '9.0.0' })).toBe('app');
    expect(outdatedBy({ protocol: 1, leastApp: '9.0.0' })).toBe('app');
    expect(outdatedBy({})).toBe('gateway');
    const line = { type: 'hello', epochs: { workspace: 'w', catalogue: 'c', published: 'p' } };
    const odd = { ...line, serverTime: '', protocol: '2', leastApp: 7, more: {} };
    expect(parseLiveLine(JSON.stringify(odd))).toEqual({ ...line, serverTime: '' });
  });

  it('P18 says nothing before the first probe was answered or failed, then the truth', () => {
    const opened = { online: false, probed: false, caughtUp: false };
    expect(getBadgeKind(opened)).toBe('unknown');
    expect(getBadgeKind({ ...opened, probed: true })).toBe('offline');
    expect(getBadgeKind({})).toBe('synced');
  });

  it('P18 is neither synced nor offline before the server has told what it has', () => {
    expect(getBadgeKind({ caughtUp: false })).toBe('unknown');
    expect(buildStatus(heard, kept, 'session_ended').syncBadge.kind).toBe('offline');
  });

  it('P18 nothing waits is not said before everything was compared and read', () => {
    expect(getBadgeKind({ counted: false })).toBe('unknown');
    expect(getBadgeKind({}, null)).toBe('unknown');
    expect(buildStatus({ ...heard, counted: false }, kept, null).counted).toBe(false);
    expect(buildStatus(heard, null, null).counted).toBe(false);
    expect(buildStatus(heard, kept, null).counted).toBe(true);
  });

  it('P18 tells a server that cannot work from a lost network', () => {
    const away = { ...heard, online: false, serverAway: true };
    expect(buildStatus(away, kept, null).serverAway).toBe(true);
    expect(buildStatus({ ...away, online: true }, kept, null).serverAway).toBe(false);
  });

  it('P18 S02 a refusal is an answer: it needs a person, and is not told as a lost network', () => {
    const away = { serverAway: true, refused: false };
    const refused = { serverAway: false, refused: true };
    const lost = { serverAway: false, refused: false };
    expect(toFailedAnswer(new ServerAnswer(403, 'forbidden', null))).toEqual(refused);
    expect(toFailedAnswer(new ServerAnswer(403, 'account_not_approved', null))).toEqual(refused);
    expect(toFailedAnswer(new ServerAnswer(429, 'too_many_requests', 30))).toEqual(away);
    expect(toFailedAnswer(new ServerAnswer(503, null, null))).toEqual(away);
    expect(toFailedAnswer(new ServerAnswer(200, null, null))).toEqual(lost);
    expect(toFailedAnswer(new TypeError('no network'))).toEqual(lost);
    const status = buildStatus({ ...heard, online: false, refused: true }, kept, null);
    expect(status).toMatchObject({ refused: true, serverAway: false });
    expect(status.syncBadge).toEqual({ kind: 'attention', count: 1 });
    expect(buildStatus({ ...heard, refused: true }, kept, null).syncBadge.kind).toBe('synced');
    expect(buildStatus({ ...heard, refused: true }, kept, 'session_ended').refused).toBe(false);
  });

  it('S02 batches keep to the limit of bytes, and always hold one row', () => {
    const small = Array.from({ length: SYNC_LIMITS.pushRows }, (_, i) => version(`c${i}`));
    expect(fitting(small)).toBe(SYNC_LIMITS.pushRows);
    const large = Array.from({ length: 20 }, (_, i) => version(`c${i}`, 'đ'.repeat(500_000)));
    // Half of the limit, since two calls may be under way.
    expect(fitting(large)).toBe(6);
    expect(fitting([version('c', 'a'.repeat(SYNC_LIMITS.pushBytes + 1))])).toBe(1);
  });

  it('S02 waits longer after each failure, never more than a minute, and as long as it is asked', () => {
    const waits = [1, 2, 3, 20].map((count) => backOff(count, new Error('x')));
    expect(waits).toEqual([0.25, 0.5, 1, 60]);
    expect(backOff(1, new ServerAnswer(429, 'too_many_requests', 30))).toBe(30);
    expect(backOff(1, new ServerAnswer(429, 'too_many_requests', 4000))).toBe(60);
  });

  it('S05 who is asked for patience has not failed', () => {
    expect(isPatience(new ServerAnswer(429, 'too_many_requests', 4))).toBe(true);
    expect(isPatience(new ServerAnswer(503, 'server_busy', 4))).toBe(false);
    expect(isPatience(new Unreachable('x'))).toBe(false);
  });

  it('S02 reads the live stream line by line and passes over what it does not know', () => {
    expect(parseLiveLine('{"type":"wake","collections":["clients","moons"]}')).toEqual({
      type: 'wake',
      collections: ['clients'],
    });
    expect(parseLiveLine('{"type":"hello","epochs":{"workspace":"w"}}')).toBeNull();
    expect(parseLiveLine('{"type":"party"}')).toBeNull();
    expect(parseLiveLine('{"ty')).toBeNull();
  });
});
