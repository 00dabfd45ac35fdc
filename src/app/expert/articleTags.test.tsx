// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataProvider } from '../../data/react';
import type { LocalData } from '../../data/types';
import { emptyArticle } from '../../domain/publicHouse/articles/article';
import type { Article } from '../../domain/records/articles';
import { SyncProvider } from '../../sync/react';
import { UiProvider } from '../../ui/Provider';
import type { ArticleEdit } from '../../features/articles/hooks/useArticleSave';
import { InfoPanel } from '../../features/articles/editor/SidePanel';

const AT = '2026-11-22T00:00:00.000Z';
const article = (id: string, ...labels: string[]): Article => ({
  ...emptyArticle({ id, workspaceId: 'w1', expertId: 'e1', createdAt: AT, updatedAt: AT }),
  tags: labels.map((label) => ({ id: label, label })),
});
const OTHERS = [
  article('a1', 'ăn nhạt', 'gan', 'thận', 'tim', 'trẻ em', 'vận động'),
  article('a2', 'ăn nhạt', 'vận động', 'tim'),
  article('a3', 'vận động'),
];
const STATUS = { locked: null };
const SYNC = { subscribe: () => () => undefined, getSnapshot: () => STATUS };

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function offered(...labels: string[]): Promise<(string | null)[]> {
  const own = article('mine', ...labels);
  const value = { ...own, coverImage: '' };
  const edit = { value, undoable: { edit: () => undefined } } as unknown as ArticleEdit;
  const data = { account: {}, articles: { watchAll: () => of(OTHERS) } } as unknown as LocalData;
  await act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={data}>
          <SyncProvider value={SYNC as never}>
            <InfoPanel edit={edit} article={own} />
          </SyncProvider>
        </DataProvider>
      </UiProvider>,
    ),
  );
  await act(async () => document.querySelector<HTMLElement>('[role="combobox"]')?.focus());
  return [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
}

it('E13 offers at most 4 tags, those that other articles have most', async () => {
  const four = await offered();
  expect(four).toHaveLength(4);
  expect(four.slice(0, 3)).toEqual(['vận động', 'ăn nhạt', 'tim']);
});

it('E13 offers no tag that the article has', async () => {
  const four = await offered('vận động');
  expect(four).toHaveLength(4);
  expect(four.slice(0, 2)).toEqual(['ăn nhạt', 'tim']);
});

it('P27 an article without a word names no minutes to read it', async () => {
  await offered();
  expect(document.body.textContent).toContain('—để đọc');
  expect(document.body.textContent).not.toContain('5 phút');
});
