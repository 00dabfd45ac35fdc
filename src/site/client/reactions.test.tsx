// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_RATING } from '../../domain/publicHouse/reviews';
import { reactionView } from '../reviews/model';
import { Reactions } from '../reviews/Reactions';
import { bindReactions } from './reactions';

const ACCOUNT = { accountId: 'lan', name: 'BS. Lan', role: 'expert' };
const target = { type: 'recipes', id: 'x1' } as const;
let answer: object;
const sent: { path: string; body: Record<string, unknown>; token: string | undefined }[] = [];

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, { body, headers }: Call) => {
    const token = headers.authorization;
    sent.push({ path, body: JSON.parse(body) as Record<string, unknown>, token });
    return Response.json(path === '/api/auth/refresh' ? { accessToken: 'a.b.c' } : answer);
  });
  draw();
});
afterEach(() => vi.unstubAllGlobals());

interface Call {
  body: string;
  headers: Record<string, string>;
}
function draw(): void {
  document.body.innerHTML = renderToStaticMarkup(
    <Reactions view={reactionView({ target, rating: NO_RATING, likes: 3 })} />,
  );
  bindReactions(document);
}

const one = <T extends Element>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const submit = () => one<HTMLFormElement>('[data-say=review]').requestSubmit();
const getProblemText = () => one('[data-say=review] [data-problem]').textContent;

it('P29 a like that the gateway did not take is taken back', async () => {
  const button = one<HTMLElement>('[data-like]');
  answer = { success: true, likes: 4 };
  button.click();
  await vi.waitFor(() => expect(one('[data-likes]').textContent).toBe('4'));
  expect(button.getAttribute('aria-pressed')).toBe('true');
  answer = { success: false };
  button.click();
  await vi.waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(sent.map(({ body }) => body.liked)).toEqual([true, false]);
  expect(new Set(sent.map(({ body }) => body.device)).size).toBe(1);
});

it('P29 a review says what is missing, and keeps what was typed when it was not taken', async () => {
  submit();
  expect(getProblemText()).toBe('Hãy chọn số sao.');
  one<HTMLInputElement>('input[name=stars][value="4"]').checked = true;
  submit();
  expect(getProblemText()).toBe('Hãy ghi tên của bạn.');
  expect(sent).toEqual([]);
  const name = one<HTMLInputElement>('[data-say=review] input[name=name]');
  name.value = 'Chị Mai';
  answer = { success: false, error: 'Bạn thử quá nhiều lần.' };
  submit();
  await vi.waitFor(() => expect(getProblemText()).toBe('Bạn thử quá nhiều lần.'));
  expect(name.value).toBe('Chị Mai');
  answer = { success: true };
  submit();
  await vi.waitFor(() => expect(getProblemText()).toContain('chờ nhân viên duyệt'));
  expect(sent.at(-1)).toMatchObject({ path: '/api/reviews', body: { target, stars: 4 } });
  expect(name.value).toBe('');
  expect(one<HTMLElement>('[data-withdraw]').hidden).toBe(false);
});

it('P29 who is signed in writes under the name of the account, and shows who they are', async () => {
  localStorage.setItem('bualanh.account', JSON.stringify(ACCOUNT));
  draw();
  expect(one<HTMLElement>('[data-name-field]').hidden).toBe(true);
  expect(one('[data-signed-in]').textContent).toBe('Bạn viết với tên tài khoản: BS. Lan.');
  expect(one<HTMLElement>('[data-withdraw]').hidden).toBe(false);
  one<HTMLInputElement>('input[name=stars][value="4"]').checked = true;
  answer = { success: true };
  submit();
  await vi.waitFor(() => expect(getProblemText()).toContain('chờ nhân viên duyệt'));
  expect(sent.map(({ path, token }) => [path, token])).toEqual([
    ['/api/auth/refresh', undefined],
    ['/api/reviews', 'Bearer a.b.c'],
  ]);
  expect(sent[1]?.body).toMatchObject({ name: 'BS. Lan', stars: 4 });
  expect(Object.keys(sent[1]?.body ?? {})).not.toContain('type');
});
