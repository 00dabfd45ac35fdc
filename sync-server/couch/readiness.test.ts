import { afterEach, describe, expect, it } from 'vitest';
import { CouchUnavailable } from './errors';
import { createReadiness, type Readiness } from './readiness';

let readiness: Readiness | undefined;
afterEach(() => readiness?.stop());

/** A database that can be switched off and on, and what its gateway did. */
function database() {
  const state = { away: false, setUps: 0, asked: 0, heard: [] as boolean[] };
  readiness = createReadiness({
    version: async () => {
      state.asked += 1;
      if (state.away) throw new CouchUnavailable('away');
      return '3.5.0';
    },
    setUp: async () => {
      state.setUps += 1;
    },
    onChange: (ready) => state.heard.push(ready),
    retry: 20,
  });
  return { state, readiness };
}

/** Several times as long as anything here takes: what must not happen would have. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('S02 readiness', () => {
  it('S02 one failed call refuses nobody: the database is asked again first', async () => {
    const { state, readiness: ready } = database();
    await ready.check();
    ready.doubt();
    expect(ready.ready()).toBe(true);
    await expect.poll(() => state.asked).toBe(2);
    await aWhile();
    expect([ready.ready(), state.asked, state.heard]).toEqual([true, 2, [true]]);
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
    await expect.poll(() => state.asked).toBe(2);
    await aWhile();
    expect(state.asked).toBe(2);
  });
});
