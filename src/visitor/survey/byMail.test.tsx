// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { surveyAnswers } from '../../domain/publicHouse/survey/answersFixture';
import { close, fill, press, text, the } from '../testing/page';
import { ask, getAddress, goOn, keepAnswers, playGateway, type SentCall } from '../testing/survey';

vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const [ALLERGIES, REVIEW] = [7, 10];
let sent: SentCall[] = [];
beforeEach(() => {
  localStorage.clear();
  sent = playGateway();
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

describe('P07 an address that was agreed to and not sent', () => {
  const EMAIL = 'input[type=email]';
  beforeEach(async () => {
    keepAnswers(surveyAnswers());
    await ask(REVIEW);
    await press('input[type=checkbox]', /Gửi cả cho Bữa Lành/u);
    await fill(EMAIL, 'Email', 'hanh@example.vn');
  });

  it('P07 is asked about before the result', async () => {
    await goOn();
    expect(getAddress()).toBe(`/khao-sat?cau=${REVIEW}`);
    expect(text(the('[role=alert]'))).toContain('Email chưa được gửi');
    await press('button', 'Xem kết quả, không gửi email');
    expect(getAddress()).toBe('/ket-qua');
    expect(sent).toEqual([]);
  });

  it('P07 stays while an answer is corrected, and Enter sends it', async () => {
    await press('button', 'Sửa: Dị ứng');
    await press('input[type=checkbox]', 'Trứng');
    for (let step = ALLERGIES; step < REVIEW; step += 1) await goOn();
    expect(the<HTMLInputElement>(EMAIL).value).toBe('hanh@example.vn');
    await act(async () => {
      the(EMAIL).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ answers: { allergies: ['Trứng'] } });
    await goOn();
    expect(getAddress()).toBe('/ket-qua');
  });

  it('P07 other answers are agreed to anew', async () => {
    await press('button', 'Gửi');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await press('button', 'Sửa: Dị ứng');
    await press('input[type=checkbox]', 'Trứng');
    for (let step = ALLERGIES; step < REVIEW; step += 1) await goOn();
    expect(the<HTMLInputElement>('input[type=checkbox]').checked).toBe(false);
    await press('input[type=checkbox]', /Gửi cả cho Bữa Lành/u);
    await press('button', 'Gửi');
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ answers: { allergies: ['Trứng'] } });
  });
});
