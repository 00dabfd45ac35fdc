// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Exclusion, Gap } from '../../domain/generator/types';
import { UiProvider } from '../../ui/Provider';
import { Gaps } from './Gaps';

const slow: Exclusion = { kind: 'slow', word: '20' };
const dear: Exclusion = { kind: 'dear', word: '1' };
const allergic: Exclusion = { kind: 'allergy', word: 'đậu nành' };
const AT = { slot: 'lunch', role: 'main' } as const;

let root: Root;
const loosened = vi.fn<(kind: string) => void>();

const loosen = (wish: Exclusion) =>
  wish.kind === 'allergy' ? undefined : () => loosened(wish.kind);

async function renderGap(gap: Gap): Promise<string> {
  await act(async () =>
    root.render(
      <UiProvider>
        <Gaps gaps={[gap]} loosen={loosen} />
      </UiProvider>,
    ),
  );
  return document.body.textContent ?? '';
}

const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent?.includes(label))
      ?.click(),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  loosened.mockReset();
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('G10 says which wishes contradict each other; one press gives one of them up', async () => {
  const wishes = [
    { ...slow, frees: 6 },
    { ...dear, frees: 9 },
    { ...allergic, frees: 4 },
  ];
  const words = await renderGap({ ...AT, wishes, left: 5, days: [1, 3] });
  expect(words).toContain(
    'Không thể vừa nấu mỗi món trong 20 phút, vừa giữ tiền chợ mức tiết kiệm, vừa tránh đậu nành và không món chính nào quá 2 lần một tuần.',
  );
  expect(words).toContain('Dị ứng đậu nànhkhông nới');
  await press('Không giới hạn tiền chợ');
  expect(loosened.mock.calls).toEqual([['dear']]);
});

it('G10 gives up at once what has to give together', async () => {
  const wishes = [
    { ...slow, frees: 0 },
    { ...dear, frees: 0 },
  ];
  const words = await renderGap({ ...AT, wishes, together: [slow, dear] });
  expect(words).toContain('Nới từng điều thì chưa đủ.');
  await press('Nới cả các điều này');
  expect(loosened.mock.calls).toEqual([['slow'], ['dear']]);
});

it('G10 says so where only dishes are missing, or only an allergy stands in the way', async () => {
  expect(await renderGap({ ...AT, wishes: [] })).toContain(
    'Trên máy chưa có món nào cho phần này.',
  );
  expect(await renderGap({ ...AT, wishes: [{ ...allergic, frees: 3 }] })).toContain(
    'Thêm công thức của bạn mà khách ăn được.',
  );
});
