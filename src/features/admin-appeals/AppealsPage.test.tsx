// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffAppeal } from '../../api/appeals';
import { UiProvider } from '../../ui/Provider';
import { AppealsPage } from './AppealsPage';

// Files share their modules: none of them may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const server = vi.hoisted(() => ({ asked: [] as Record<string, unknown>[] }));

const at = '2026-11-27T08:00:00.000Z';
const buildAppeal = (id: string): StaffAppeal => ({
  workspaceId: 'w-lan',
  collection: 'recipes',
  id,
  decidedAt: at,
  title: `Món ${id}`,
  text: 'Tôi đã bỏ câu đó.',
  at,
  expert: { id: 'lan', name: 'BS. Lan' },
  reason: 'Hứa chữa bệnh',
});

vi.mock('../../gateway/browserSession', () => ({
  gateway: {
    read: () => Promise.resolve({ success: true, appeals: ['a', 'b'].map(buildAppeal), total: 2 }),
    ask: (_contract: unknown, { body }: { body: Record<string, unknown> }) => {
      server.asked.push(body);
      return Promise.resolve({ success: true });
    },
  },
}));

let root: Root;
const text = (): string => document.body.textContent ?? '';
const press = (key: string) =>
  act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  });
async function type(value: string): Promise<void> {
  const field = document.querySelector('textarea');
  const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  await act(async () => {
    setter?.call(field, value);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  server.asked = [];
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(async () =>
    root.render(
      <UiProvider>
        <MemoryRouter>
          <AppealsPage />
        </MemoryRouter>
      </UiProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('P22 appeals', () => {
  it('P22 show the reason that was told beside the words of the author', () => {
    expect(text()).toContain('Hứa chữa bệnh');
    expect(text()).toContain('Tôi đã bỏ câu đó.');
    expect(text()).toContain('Công thức · BS. Lan');
  });

  it('P22 are answered by keyboard, never without words, and the next one has the focus', async () => {
    await press('a');
    expect(server.asked).toEqual([]);
    expect(text()).toContain('Hãy viết lý do');
    await type('Đúng là đã sửa');
    await press('a');
    expect(server.asked).toEqual([
      {
        workspaceId: 'w-lan',
        collection: 'recipes',
        id: 'a',
        decidedAt: at,
        outcome: 'reversed',
        text: 'Đúng là đã sửa',
      },
    ]);
    expect(document.activeElement?.id).toContain('-b-');
    expect(document.querySelector('textarea')?.value).toBe('');
  });
});
