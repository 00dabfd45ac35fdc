// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerAnswer } from '../../gateway/calls';
import { UiProvider } from '../../ui/Provider';
import { RecipeLookPage } from './LookPage';
import { lookPath } from './paths';

// Files share their modules: none of them may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const server = vi.hoisted(() => ({
  asked: [] as { path: string; body: unknown }[],
  refusal: null as Error | null,
}));
const at = '2026-11-27T08:00:00.000Z';

vi.mock('../../gateway/browserSession', () => ({
  gateway: {
    read: () =>
      Promise.resolve({
        success: true,
        item: {
          type: 'recipes',
          workspaceId: 'w-lan',
          id: 'r1',
          title: 'Gà xào sả ớt',
          expert: { id: 'lan', name: 'BS. Lan' },
          at,
          look: 'changed',
        },
        version: 'v7',
        lookedAt: at,
        content: [
          { label: 'Tên công thức', before: 'Gà xào sả ớt', after: 'Gà xào sả ớt' },
          { label: 'Mô tả', before: 'Ít dầu.', after: 'Chữa khỏi tiểu đường.' },
          { label: 'Cách làm', before: 'Nêm lại.' },
        ],
      }),
    ask: ({ path }: { path: string }, { body }: { body: unknown }) => {
      server.asked.push({ path: path.split('/').at(-1) ?? '', body });
      return server.refusal ? Promise.reject(server.refusal) : Promise.resolve({ success: true });
    },
  },
}));

let root: Root;
const text = (): string => document.body.textContent ?? '';
const press = (key: string) =>
  act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(server, { asked: [], refusal: null });
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(async () =>
    root.render(
      <UiProvider>
        <MemoryRouter initialEntries={[lookPath('recipes', 'w-lan', 'r1')]}>
          <Routes>
            <Route path={lookPath('recipes')} element={<RecipeLookPage />} />
            <Route path="/admin/recipes" element={<p>the list</p>} />
          </Routes>
        </MemoryRouter>
      </UiProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('P22 a published thing as readers see it', () => {
  it('P22 begins with what changed since staff looked', () => {
    expect(text()).toContain('Chỉ phần đổi (2)');
    expect(text()).toContain('Mô tả · đã đổi');
    expect([...document.querySelectorAll('del')].map((one) => one.textContent)).toEqual([
      'Ít dầu.',
      'Nêm lại.',
    ]);
    expect([...document.querySelectorAll('ins')].map((one) => one.textContent)).toEqual([
      'Chữa khỏi tiểu đường.',
    ]);
    expect(text()).not.toContain('Tên công thức');
  });

  it('P22 is noted as seen in the version that was shown, and leads back to what is unseen', async () => {
    await press('a');
    expect(server.asked).toEqual([{ path: 'seen', body: { version: 'v7' } }]);
    expect(text()).toContain('the list');
  });

  it('P22 a version that its author changed meanwhile is not noted', async () => {
    server.refusal = new ServerAnswer(409, 'decided_meanwhile', null);
    await press('a');
    expect(text()).toContain('tác giả vừa sửa');
    expect(text()).not.toContain('the list');
  });
});
