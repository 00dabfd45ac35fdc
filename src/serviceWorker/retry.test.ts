import { expect, it } from 'vitest';
import { fetchAgain } from './retry';

function failing(times: number) {
  let tries = 0;
  const waits: number[] = [];
  const get = async () => {
    tries += 1;
    if (tries <= times) throw new TypeError('Failed to fetch');
    return new Response('code');
  };
  const pause = async (ms: number) => void waits.push(ms);
  return { get, pause, waits, tries: () => tries };
}

it('S04 a file is asked for again while a gateway restarts', async () => {
  const { get, pause, waits } = failing(2);
  expect(await (await fetchAgain(get, () => true, pause)).text()).toBe('code');
  expect(waits).toEqual([300, 900]);
});

it('S04 a file that does not come fails within some seconds', async () => {
  const { get, pause, waits, tries } = failing(9);
  await expect(fetchAgain(get, () => true, pause)).rejects.toThrow('Failed to fetch');
  expect([tries(), waits.reduce((sum, ms) => sum + ms)]).toEqual([4, 3_200]);
});

it('S04 nothing is asked for again without a network', async () => {
  const { get, pause, tries } = failing(9);
  await expect(fetchAgain(get, () => false, pause)).rejects.toThrow('Failed to fetch');
  expect(tries()).toBe(1);
});
