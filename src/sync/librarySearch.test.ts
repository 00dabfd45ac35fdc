import { describe, expect, it } from 'vitest';
import type { OpenLocalData } from '../data/openLocalData';
import { ServerAnswer } from '../gateway/calls';
import { LibrarySearch } from './librarySearch';
import type { Session } from '../gateway/session';

const entry = {
  id: 'k1',
  createdAt: '2026-01-05T00:00:00.000Z',
  updatedAt: '2026-01-05T00:00:00.000Z',
  kind: 'master',
  workspaceId: 'other',
  expertName: 'Minh',
  menu: { name: 'Ăn chay' },
};

function parts(answers: unknown[], deviceId: string | undefined = 'd1') {
  const paths: string[] = [];
  const local = {
    account: { accountId: 'a1', workspaceId: 'w1' },
    device: { recall: () => Promise.resolve(deviceId) },
  } as unknown as OpenLocalData;
  const session = {
    call: (path: string) => {
      const answer = answers[Math.min(paths.length, answers.length - 1)];
      paths.push(path);
      return Promise.resolve(Response.json(answer));
    },
  } as unknown as Session;
  const library = new LibrarySearch(local, session);
  const { signal } = new AbortController();
  return {
    dishes: (query: string) => library.dishes(query, signal),
    masters: (query: string) => library.masters(query, signal),
    requests: () =>
      paths.map((path) => {
        const { pathname, searchParams } = new URL(path, 'http://localhost');
        return [pathname, Object.fromEntries(searchParams)] as const;
      }),
  };
}

const buildAnswer = (...entries: object[]) => ({ success: true, entries });
const meals = { lunch: { items: [] } };
const whole = { ...entry, menu: { ...entry.menu, meals } };

describe('S02 search in the library of the server', () => {
  it('S02 names who asks, and gives what was found', async () => {
    const { dishes, requests } = parts([buildAnswer(entry)]);
    expect(await dishes('ăn & chay')).toEqual([entry]);
    expect(requests()).toEqual([
      [
        '/sync/library/search',
        { accountId: 'a1', workspaceId: 'w1', deviceId: 'd1', q: 'ăn & chay', lines: 'found' },
      ],
    ]);
  });

  it('S02 an answer of another shape is an error, not an empty shelf', async () => {
    const { dishes } = parts([buildAnswer({ ...entry, menu: 7 })]);
    await expect(dishes('ăn')).rejects.toBeInstanceOf(ServerAnswer);
  });

  it('S02 a kind of entry that a newer server has hides nothing beside it', async () => {
    const { dishes } = parts([buildAnswer({ ...entry, kind: 'x' }, entry)]);
    expect(await dishes('ăn')).toContainEqual(entry);
  });

  it('G15 masters are listed without lines, which are fetched once for each version', async () => {
    const later = { ...entry, updatedAt: '2026-02-05T00:00:00.000Z' };
    const { masters, requests } = parts([
      buildAnswer(entry),
      buildAnswer(whole),
      buildAnswer(entry),
      buildAnswer(later),
      buildAnswer({ ...whole, updatedAt: later.updatedAt }),
    ]);
    expect(await masters('ăn')).toEqual([whole]);
    expect(await masters('ăn c')).toEqual([whole]);
    const paths = () => requests().map(([path, { ids, lines }]) => [path, ids ?? lines]);
    const list = ['/sync/library/search', 'none'];
    const fetched = ['/sync/library/masters', 'k1'];
    expect(paths()).toEqual([list, fetched, list]);
    expect(await masters('ăn ch')).toEqual([{ ...whole, updatedAt: later.updatedAt }]);
    expect(paths()).toEqual([list, fetched, list, list, fetched]);
  });

  it('G15 a gateway of before sends lines with the list: nothing more is asked', async () => {
    const { masters, requests } = parts([buildAnswer(whole)]);
    expect(await masters('ăn')).toEqual([whole]);
    expect(requests()).toHaveLength(1);
  });
});
