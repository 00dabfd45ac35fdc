import { afterEach, describe, expect, it } from 'vitest';
import { awaySentence, CouchCredentialsRefused, CouchUnavailable } from './errors';
import { createReadiness, type Readiness } from './readiness';

let readiness: Readiness | undefined;
afterEach(() => readiness?.stop());

function database() {
  const state = {
    away: false,
    refused: undefined as CouchCredentialsRefused | undefined,
    setUps: 0,
    calls: 0,
    heard: [] as boolean[],
    sentences: [] as string[],
  };
  readiness = createReadiness({
    version: async () => {
      state.calls += 1;
      if (state.refused) throw state.refused;
      if (state.away) throw new CouchUnavailable('away');
      return '3.5.0';
    },
    setUp: async () => {
      state.setUps += 1;
    },
    onChange: (ready, error) => {
      state.heard.push(ready);
      if (!ready) state.sentences.push(awaySentence(error));
    },
    retry: 20,
  });
  return { state, readiness };
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('S02 readiness', () => {
  it('S02 one failed call refuses nobody: the database is asked again first', async () => {
    const { state, readiness: ready } = database();
    await ready.check();
    ready.doubt();
    expect(ready.ready()).toBe(true);
    await expect.poll(() => state.calls).toBe(2);
    await aWhile();
    expect([ready.ready(), state.calls, state.heard]).toEqual([true, 2, [true]]);
  });

  it('S02 a doubt runs the set-up again: a database may have vanished from a server that answers', async () => {
    const { state, readiness: ready } = database();
    await ready.check();
    ready.doubt();
    await expect.poll(() => state.setUps).toBe(2);
    await ready.check();
    expect(state.setUps).toBe(2);
  });

  it('S02 a confirmed absence refuses, and ends by itself when the database is back', async () => {
    const { state, readiness: ready } = database();
    await ready.check();
    state.away = true;
    ready.doubt();
    await expect.poll(() => ready.ready()).toBe(false);
    state.away = false;
    await expect.poll(() => ready.ready()).toBe(true);
    expect(state.heard).toEqual([true, false, true]);
  });

  it('S02 many failed calls at once ask once', async () => {
    const { state, readiness: ready } = database();
    await ready.check();
    for (let call = 0; call < 50; call += 1) ready.doubt();
    await expect.poll(() => state.calls).toBe(2);
    await aWhile();
    expect(state.calls).toBe(2);
  });

  it('S02 an absence that turns out to be the password, then a lock, is told once each', async () => {
    const { state, readiness: ready } = database();
    state.away = true;
    await ready.check();
    await ready.check();
    const retryAt = new Date('2026-11-22T08:00:00Z');
    for (const kind of ['wrong', 'locked'] as const) {
      state.refused = new CouchCredentialsRefused(kind, 'no', retryAt);
      await ready.check();
      await ready.check();
      expect(ready.cause()).toBe(state.refused);
    }
    const at = 'trying again at 2026-11-22T08:00:00.000Z';
    expect(state.sentences).toEqual([
      'trying again',
      `the database server refuses the user name or the password (no); ${at}`,
      `the database server has locked the account out after wrong passwords (no); ${at}`,
    ]);
    state.refused = undefined;
    state.away = false;
    await ready.check();
    expect([ready.ready(), ready.cause()]).toEqual([true, undefined]);
  });
});
