import { describe, expect, it } from 'vitest';
import type { OpenLocalData } from '../data/openLocalData';
import { ServerAnswer } from '../gateway/calls';
import { searchLibrary } from './librarySearch';
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

function parts(answer: unknown, deviceId: string | undefined = 'd1') {
  const paths: string[] = [];
  const local = {
    account: { accountId: 'a1', workspaceId: 'w1' },
    device: { recall: () => Promise.resolve(deviceId) },
  } as unknown as OpenLocalData;
  const session = {
    call: (path: string) => {
      paths.push(path);
      return Promise.resolve(Response.json(answer));
    },
  } as unknown as Session;
  const search = (query: string) =>
    searchLibrary(local, session, query, new AbortController().signal);
  return { search, paths };
}

describe('S02 search in the library of the server', () => {
  it('S02 names who asks, and gives what was found', async () => {
    const { search, paths } = parts({ success: true, entries: [entry] });
    expect(await search('ăn & chay')).toEqual([entry]);
    const query = new URL(paths[0] ?? '', 'http://localhost').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      accountId: 'a1',
      workspaceId: 'w1',
      deviceId: 'd1',
      q: 'ăn & chay',
    });
  });

  it('S02 an answer of another shape is an error, not an empty shelf', async () => {
    const { search } = parts({ success: true, entries: [{ ...entry, menu: 7 }] });
    await expect(search('ăn')).rejects.toBeInstanceOf(ServerAnswer);
  });

  it('S02 a kind of entry that a newer server has hides nothing beside it', async () => {
    const { search } = parts({ success: true, entries: [{ ...entry, kind: 'x' }, entry] });
    expect(await search('ăn')).toContainEqual(entry);
  });
});
