import { vi } from 'vitest';
import { SurveyPage } from '../survey/SurveyPage';
import { open, press } from './page';

export const ask = (question: number): Promise<void> =>
  open(<SurveyPage />, `/khao-sat?cau=${question}`);

/** Of a woman who is neither pregnant nor nursing, unless it is said otherwise. */
export const keepAnswers = (answers: object): void =>
  localStorage.setItem('bualanh-survey', JSON.stringify({ motherhood: 'none', ...answers }));

/** As a finger does: it presses a button, and the box keeps the focus. */
export const goOn = (): Promise<void> => press('button', /^(Tiếp: |Xem kết quả →)/u);

export const getAddress = (): string => window.location.pathname + window.location.search;

export interface SentCall {
  path: string;
  body: Record<string, unknown>;
}

/** @returns what the page sends from now on */
export function playGateway(): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    if (init?.body) sent.push({ path, body: JSON.parse(init.body) as Record<string, unknown> });
    return Response.json({ success: true, menus: [] });
  });
  return sent;
}
