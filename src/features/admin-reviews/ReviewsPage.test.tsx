// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffReview } from '../../api/reviews';
import { ServerAnswer } from '../../gateway/calls';
import { UiProvider } from '../../ui/Provider';
import { ReviewsPage } from './ReviewsPage';

// Files share their modules: none of them may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const server = vi.hoisted(() => ({
  waiting: [] as string[],
  asked: [] as { path: string; voter: string; body: Record<string, unknown> }[],
  refusal: null as Error | null,
}));

const at = '2026-11-28T08:00:00.000Z';
const decidedAt = '2026-11-29T08:00:00.000Z';
const buildReview = (voter: string): StaffReview => ({
  target: { type: 'recipes', id: 'pho' },
  title: `Phở của ${voter}`,
  path: '/recipe/pho',
  expert: { id: 'ha', name: 'BS. Hà' },
  voter,
  isBuyer: false,
  waiting: { name: `Chị ${voter}`, text: 'Ngon', at },
});

vi.mock('../../gateway/browserSession', () => ({
  gateway: {
    read: () =>
      Promise.resolve({
        success: true,
        reviews: server.waiting.map(buildReview),
        total: server.waiting.length,
      }),
    ask: ({ path }: { path: string }, { body }: { body: Record<string, unknown> }) => {
      const voter = String(body.voter);
      server.asked.push({ path: path.split('/').at(-1) ?? '', voter, body });
      if (server.refusal) return Promise.reject(server.refusal);
      if (path.endsWith('/undo')) server.waiting.unshift(voter);
      else server.waiting = server.waiting.filter((one) => one !== voter);
      const until = new Date(Date.now() + 30_000).toISOString();
      return Promise.resolve({ success: true, undo: { decidedAt, until } });
    },
  },
}));

let root: Root;
const text = (): string => document.body.textContent ?? '';
const titles = (): string[] =>
  [...document.querySelectorAll('article h2')].map((one) => one.textContent ?? '');
const focused = (): string | undefined =>
  document.activeElement?.querySelector('h2')?.textContent ?? undefined;
const press = (key: string) =>
  act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(server, { waiting: ['a', 'b', 'c'], asked: [], refusal: null });
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(async () =>
    root.render(
      <UiProvider>
        <MemoryRouter>
          <ReviewsPage />
        </MemoryRouter>
      </UiProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('P22 the queue of reviews', () => {
  it('P22 is worked off by keyboard: the version that was read is approved, the next one has the focus', async () => {
    await press('j');
    expect(focused()).toBe('Phở của b');
    await press('a');
    expect(server.asked).toMatchObject([{ path: 'approve', voter: 'b', body: { at } }]);
    expect(titles()).toEqual(['Phở của a', 'Phở của c']);
    expect(focused()).toBe('Phở của c');
    await press('k');
    expect(focused()).toBe('Phở của a');
  });

  it('P22 an approval is undone with U, and is there again', async () => {
    await press('a');
    expect(text()).toMatch(/Hoàn tác được trong \d+ giây/);
    await press('u');
    expect(server.asked.at(-1)).toMatchObject({ path: 'undo', voter: 'a', body: { decidedAt } });
    expect(titles()).toEqual(['Phở của a', 'Phở của b', 'Phở của c']);
  });

  it('P22 a refusal asks for its reason, and letters typed there decide nothing', async () => {
    await press('r');
    expect(document.querySelector('[role=dialog],[role=alertdialog]')).not.toBeNull();
    await press('a');
    expect(server.asked).toEqual([]);
  });

  it('P22 what somebody else decided comes back with a sentence', async () => {
    server.refusal = new ServerAnswer(409, 'review_changed', null);
    await press('a');
    expect(titles()).toEqual(['Phở của a', 'Phở của b', 'Phở của c']);
    expect(text()).toContain('Nội dung này vừa được sửa');
  });
});
