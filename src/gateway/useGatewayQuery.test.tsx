// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listExperts } from '../api/experts';
import type { AccountStatus } from '../domain/accounts/access/roles';
import { Unreachable } from './calls';
import { useGatewayQuery } from './useGatewayQuery';

interface Call {
  address: string;
  signal: AbortSignal;
  answer: (names: string[]) => void;
  fail: (error: unknown) => void;
}
// Files share their modules: none of them may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const calls = vi.hoisted(() => [] as Call[]);

vi.mock('./browserSession', () => ({
  gateway: {
    read: (_contract: unknown, address: string, signal: AbortSignal) =>
      new Promise((resolve, reject) => {
        const answer = (names: string[]): void =>
          resolve({ experts: names.map((name) => ({ name })) });
        calls.push({ address, signal, answer, fail: reject });
      }),
  },
}));

let root: Root;
let page: HTMLElement;
const able: { reload?: () => Promise<void>; drop?: (name: string) => void } = {};

function List({ status }: { status: AccountStatus }) {
  const query = useGatewayQuery(listExperts, { query: { status } }, 'Xem chuyên gia');
  const { reload, patch } = query;
  useEffect(() => {
    able.reload = reload;
    able.drop = (name) =>
      patch((all) => ({ ...all, experts: all.experts.filter((one) => one.name !== name) }));
  });
  const names = query.answer?.experts.map(({ name }) => name).join(', ');
  return <p>{[query.isLoading ? 'loading' : '', names ?? '', query.error ?? ''].join('|')}</p>;
}

const draw = (status: AccountStatus) => act(async () => root.render(<List status={status} />));
const last = (): Call => calls.at(-1) as Call;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  calls.splice(0);
  document.body.innerHTML = '<main></main>';
  page = document.querySelector('main') as HTMLElement;
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('shows the answer, and keeps it beside the reason when asking again fails', async () => {
  await draw('pending');
  expect(page.textContent).toBe('loading||');
  await act(async () => last().answer(['Lan', 'Minh']));
  expect(page.textContent).toBe('|Lan, Minh|');
  await act(async () => able.drop?.('Minh'));
  expect(page.textContent).toBe('|Lan|');
  await act(async () => void able.reload?.());
  await act(async () => last().fail(new Unreachable('away')));
  expect(page.textContent).toMatch(/^\|Lan\|Xem chuyên gia cần có mạng/);
});

it('asks again when the network returns', async () => {
  await draw('pending');
  await act(async () => last().fail(new Unreachable('away')));
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(calls).toHaveLength(2);
  await act(async () => last().answer(['Lan']));
  expect(page.textContent).toBe('|Lan|');
});

it('gives up what nobody waits for, and shows no answer to another question', async () => {
  await draw('pending');
  const [first] = calls as [Call];
  await draw('approved');
  expect(first.signal.aborted).toBe(true);
  expect(last().address).toBe('/api/admin/experts?status=approved');
  await act(async () => first.answer(['Lan']));
  expect(page.textContent).toBe('loading||');
  await act(async () => last().answer(['Minh']));
  expect(page.textContent).toBe('|Minh|');
  await act(async () => root.render(null));
  expect(last().signal.aborted).toBe(true);
});
