import { expect, it } from 'vitest';
import { answerHome } from './home';

const REQUEST = new Request('https://bualanh.example/');
const away = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
const app = async (path: string): Promise<Response | undefined> =>
  path === '/index.html' ? new Response('the app') : undefined;

it('S04 the first page comes from the gateway while there is a network', async () => {
  const answer = await answerHome(REQUEST, async () => new Response('the house'), app);
  expect(await answer.text()).toBe('the house');
});

it('S04 without a network the app that was installed at / still opens', async () => {
  expect(await (await answerHome(REQUEST, away, app)).text()).toBe('the app');
});

it('S04 a device that keeps no app says that there is no network', async () => {
  await expect(answerHome(REQUEST, away, async () => undefined)).rejects.toThrow('Failed to fetch');
});
