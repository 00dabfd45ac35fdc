// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffImage } from '../../api/sharedImages';
import { ServerAnswer } from '../../gateway/calls';
import { UiProvider } from '../../ui/Provider';
import { ImagesPage } from './ImagesPage';

// Files share their modules: none of them may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const server = vi.hoisted(() => ({
  waiting: [] as string[],
  fetched: [] as string[],
  asked: [] as { path: string; id: string; body: Record<string, unknown> }[],
  refusal: null as Error | null,
}));

const buildImage = (id: string): StaffImage => ({
  workspaceId: 'w-lan',
  imageId: id,
  expertId: 'lan',
  expertName: 'BS. Lan',
  state: 'waiting',
  words: {
    title: `Món ${id}`,
    altText: 'Tô',
    category: 'recipes',
    mealType: 'main',
    tags: ['canh'],
  },
  facts: { width: 800, height: 600, fileSize: 231_000, mimeType: 'image/webp' },
  offeredAt: new Date(Date.now() - 3_600_000).toISOString(),
  version: 3,
  usageCount: 0,
  approvedBefore: 12,
  declinedBefore: 1,
  files: { full: `full-${id}`, thumbnail: `small-${id}` },
});

vi.mock('../../gateway/browserSession', () => ({
  session: {
    call: (address: string) => {
      server.fetched.push(address);
      return Promise.resolve(new Response(null, { status: 404 }));
    },
  },
  gateway: {
    read: () =>
      Promise.resolve({
        success: true,
        images: server.waiting.map(buildImage),
        total: server.waiting.length,
      }),
    ask: (
      { path }: { path: string },
      { params, body }: { params: { id: string }; body: Record<string, unknown> },
    ) => {
      server.asked.push({ path: path.split('/').at(-1) ?? '', id: params.id, body });
      if (server.refusal) return Promise.reject(server.refusal);
      if (path.endsWith('/undo')) server.waiting.unshift(params.id);
      else server.waiting = server.waiting.filter((id) => id !== params.id);
      return Promise.resolve({ success: true, image: { ...buildImage(params.id), version: 4 } });
    },
  },
}));

let root: Root;
const text = (): string => document.body.textContent ?? '';
const titles = (): string[] =>
  [...document.querySelectorAll('[aria-label="Danh sách ảnh"] button')].map(
    (one) => one.textContent?.match(/Món [abc]/)?.[0] ?? '',
  );
const selected = (): string | undefined =>
  document.querySelector('[aria-label="Danh sách ảnh"] [aria-pressed=true]')?.id;
const press = (key: string) =>
  act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(server, { waiting: ['a', 'b', 'c'], asked: [], fetched: [], refusal: null });
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(async () =>
    root.render(
      <UiProvider>
        <MemoryRouter>
          <ImagesPage />
        </MemoryRouter>
      </UiProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('P22 the queue of offered pictures', () => {
  it('P22 says who offers what, and what became of their pictures before', () => {
    expect(titles()).toEqual(['Món a', 'Món b', 'Món c']);
    expect(text()).toContain('12 ảnh đã duyệt, 1 không nhận');
    expect(text()).toContain('WEBP');
  });

  it('P22 is worked off by keyboard: approved with the version that was seen, the next one has the focus', async () => {
    await press('a');
    expect(server.asked).toMatchObject([
      { path: 'decide', id: 'a', body: { verdict: 'approved', version: 3 } },
    ]);
    // The files that stood there, which may be others by now.
    const files = { full: 'full-a', thumbnail: 'small-a' };
    expect(server.asked[0]?.body.files).toEqual(files);
    for (const address of [`a/full?sha256=${files.full}`, `a/thumbnail?sha256=${files.thumbnail}`])
      expect(server.fetched.some((one) => one.endsWith(address))).toBe(true);
    expect(titles()).toEqual(['Món b', 'Món c']);
    expect(document.activeElement?.id).toBe('queue-w-lan-b');
    await press('j');
    expect(selected()).toBe('queue-w-lan-c');
    await press('k');
    expect(selected()).toBe('queue-w-lan-b');
  });

  it('P22 a refusal needs a reason, which digits choose, and is undone with U', async () => {
    await press('r');
    expect(server.asked).toEqual([]);
    expect(text()).toContain('Hãy chọn hoặc viết lý do');
    await press('1');
    await press('4');
    await press('r');
    expect(server.asked[0]?.body).toEqual({
      verdict: 'declined',
      version: 3,
      files: { full: 'full-a', thumbnail: 'small-a' },
      reason: 'Có số điện thoại hoặc quảng cáo. Mờ, tối hoặc không phải món ăn.',
    });
    expect(text()).toMatch(/Đã từ chối “Món a”.*báo sau (29|30) giây/);
    await press('u');
    expect(server.asked.at(-1)).toMatchObject({ path: 'undo', id: 'a', body: { version: 4 } });
    expect(titles()).toEqual(['Món a', 'Món b', 'Món c']);
  });

  it('P22 what somebody else decided comes back with a sentence', async () => {
    server.refusal = new ServerAnswer(409, 'decided_meanwhile', null);
    await press('a');
    expect(titles()).toEqual(['Món a', 'Món b', 'Món c']);
    expect(text()).toContain('Người khác vừa quyết định mục này');
  });

  it('P22 letters that somebody types are no decisions', async () => {
    const field = document.querySelector('textarea');
    await act(async () => {
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    });
    expect(server.asked).toEqual([]);
  });
});
