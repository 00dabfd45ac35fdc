// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { askAdvice } from '../../api/ai';
import { session } from '../../gateway/browserSession';
import { ServerAnswer } from '../../gateway/calls';
import { askAi } from './ask';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const QUESTION = { question: 'Thay nước ép bằng gì?' } as never;

it('E01 a question waits for a consent that is on its way', async () => {
  vi.useFakeTimers();
  const missing = new ServerAnswer(403, 'ai_consent_missing', null);
  const call = vi.spyOn(session, 'call').mockRejectedValueOnce(missing);
  call.mockRejectedValue(new ServerAnswer(403, 'ai_plan_too_small', null));
  const question = askAi(askAdvice, QUESTION, new AbortController().signal);
  const refused = expect(question).rejects.toMatchObject({ code: 'ai_plan_too_small' });
  await vi.advanceTimersByTimeAsync(2_000);
  await refused;
  expect(call).toHaveBeenCalledTimes(2);
});
