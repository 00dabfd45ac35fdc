// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { surveyAnswers } from '../../domain/publicHouse/survey/answersFixture';
import { close, open, press, text, the } from '../testing/page';

vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const FORM = { name: 'Lan', email: 'lan@example.vn', phone: '', mealFrequency: '3' };
const sent: { id: string; contact: { name: string } }[] = [];
let answer: () => Promise<Response>;
/** The page loads what it sends with first. */
const PATIENCE = { timeout: 15_000 };

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  localStorage.setItem(
    'bualanh-survey',
    JSON.stringify({ ...surveyAnswers(), motherhood: 'none' }),
  );
  localStorage.setItem('bualanh-order-form', JSON.stringify(FORM));
  sent.length = 0;
  answer = async () => {
    throw new TypeError('the answer is lost');
  };
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as (typeof sent)[number]);
    return answer();
  });
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

async function show() {
  const { OrderPage } = await import('./OrderPage');
  await open(<OrderPage />, '/dat-thuc-don-tuan');
}

async function order() {
  const consent = document.querySelector<HTMLInputElement>('.consent input');
  await act(async () => consent?.click());
  await press('button', /^Đặt/);
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0), PATIENCE);
}

async function mend() {
  await vi.waitFor(async () => {
    await act(async () => undefined);
    the('button', 'Sửa đơn');
  }, PATIENCE);
  await press('button', 'Sửa đơn');
}

it('an order of which the answer was lost stays one order after it was mended', async () => {
  await show();
  await order();
  await mend();
  await order();
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(1));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

it('that the first has arrived is told, and one more is made by a further press alone', async () => {
  await show();
  await order();
  await mend();
  answer = async () =>
    Response.json({ error: 'Mã này đã được dùng', code: 'id_taken' }, { status: 409 });
  await order();
  await vi.waitFor(() => expect(text()).toContain('Đơn bạn gửi lần trước đã tới'));
  await mend();
  const before = sent.map(({ id }) => id);
  expect(new Set(before).size).toBe(1);
  await order();
  await vi.waitFor(() => expect(before).not.toContain(sent.at(-1)?.id));
});
