// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activateExpert, listApplications, undoDecision } from '../../api/experts';
import type { AdminRole } from '../../domain/accounts/access/roles';
import { UiProvider } from '../../ui/Provider';
import { ApplicationsPage } from './ApplicationsPage';

// Files share their modules: none of them may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const server = vi.hoisted(() => ({
  role: 'support' as string,
  waiting: ['hoa', 'yen'],
  requests: [] as string[],
  failing: false,
}));

const buildExpert = (id: string) => ({
  accountId: id,
  workspaceId: `w-${id}`,
  email: `${id}@example.vn`,
  name: `CN. ${id}`,
  status: 'pending',
  createdAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
});

vi.mock('../../gateway/browserSession', () => ({
  sessionStore: {
    subscribe: () => () => undefined,
    getSnapshot: (() => {
      const states = new Map<string, object>();
      return () => {
        const known = states.get(server.role) ?? { account: { adminRole: server.role } };
        states.set(server.role, known);
        return known;
      };
    })(),
  },
  gateway: {
    read: () =>
      Promise.resolve({
        success: true,
        applications: server.waiting.map(buildExpert),
        total: server.waiting.length,
      }),
    ask: (contract: { path: string }, { params }: { params: { id: string } }) => {
      server.requests.push(`${contract.path} ${params.id}`);
      if (server.failing) return Promise.reject(new Error('away'));
      if (contract.path.endsWith('/undo')) server.waiting.push(params.id);
      else server.waiting = server.waiting.filter((id) => id !== params.id);
      const undo = { decision: `d-${params.id}`, until: new Date().toISOString() };
      return Promise.resolve({ success: true, expert: buildExpert(params.id), undo });
    },
  },
}));

let root: Root;
const text = (): string => document.body.textContent ?? '';
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === name);
const press = (name: string) => act(async () => button(name)?.click());

async function draw(role: AdminRole = 'support'): Promise<void> {
  server.role = role;
  await act(async () =>
    root.render(
      <UiProvider>
        <MemoryRouter>
          <ApplicationsPage />
        </MemoryRouter>
      </UiProvider>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(server, { waiting: ['hoa', 'yen'], requests: [], failing: false });
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('P21 applications', () => {
  it('P21 say how long they wait, and are decided with one press', async () => {
    await draw();
    expect(text()).toContain('2 hồ sơ đang chờ, cũ nhất trước');
    expect(text()).toContain('Đã chờ 3 ngày');
    await press('Duyệt CN. hoa');
    expect(server.requests).toEqual([`${activateExpert.path} hoa`]);
    expect(button('Duyệt CN. hoa')).toBeUndefined();
    expect(text()).toContain('Đã duyệt CN. hoa.');
    expect(text()).toMatch(/Thư báo gửi sau (29|30) giây/);
  });

  it('P21 a decision is undone with one press, and the application waits again', async () => {
    await draw();
    await press('Duyệt CN. hoa');
    await press('Hoàn tác quyết định về CN. hoa');
    expect(server.requests.at(-1)).toBe(`${undoDecision.path} hoa`);
    expect(button('Duyệt CN. hoa')).toBeDefined();
    expect(button('Hoàn tác quyết định về CN. hoa')).toBeUndefined();
  });

  it('P21 the way back goes when the mail leaves', async () => {
    await draw();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await press('Duyệt CN. hoa');
    expect(button('Hoàn tác quyết định về CN. hoa')).toBeDefined();
    await act(async () => vi.advanceTimersByTime(31_000));
    expect(button('Hoàn tác quyết định về CN. hoa')).toBeUndefined();
  });

  it('P21 a decision that failed is told, and the application stays', async () => {
    await draw();
    server.failing = true;
    await press('Duyệt CN. hoa');
    expect(button('Duyệt CN. hoa')).toBeDefined();
    expect(text()).toContain('Chưa làm được');
  });

  it('P21 who may only read is told who decides', async () => {
    await draw('billing');
    expect(button('Duyệt CN. hoa')).toBeUndefined();
    expect(text()).toContain('người duyệt là bộ phận hỗ trợ hoặc chủ sở hữu');
    expect(listApplications.callers).toEqual(['admin:viewApplications']);
  });
});
