import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildAddress, contract, type Contract } from './contract';
import { getImage } from './images';
import { searchLibrary } from './library';

const isContract = (one: unknown): one is Contract =>
  typeof one === 'object' && one !== null && 'callers' in one && 'path' in one;

const contracts = Object.values(
  import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true }),
).flatMap((module) => Object.values(module).filter(isContract));

describe('the contracts', () => {
  it('are found', () => {
    expect(contracts.length).toBeGreaterThan(30);
  });

  it('name no call twice', () => {
    const calls = contracts.map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
  });

  it.each(contracts.filter(({ params }) => params))('$method $path reads what it names', (one) => {
    const named = [...one.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys((one.params as z.ZodObject).shape).toSorted()).toEqual(named.toSorted());
  });
});

describe('addresses', () => {
  const caller = { accountId: 'a', workspaceId: 'w', deviceId: 'd' };

  it('hold what the path and the query name, whatever letters it has', () => {
    expect(buildAddress(getImage, { params: { id: 'a/b', size: 'full' }, query: caller })).toBe(
      '/sync/images/a%2Fb/full?accountId=a&workspaceId=w&deviceId=d',
    );
  });

  it('leave out what is not asked', () => {
    const query = { ...caller, q: 'canh chua', lines: undefined };
    expect(buildAddress(searchLibrary, { query })).toMatch(/&q=canh\+chua$/);
    const plain = contract({ method: 'get', path: '/x', callers: ['anyone'], answer: z.unknown() });
    expect(buildAddress(plain, {})).toBe('/x');
  });
});

const PATH = /['"`](\/(?:api|sync)\/[\w-][^'"`]*)['"`]/g;

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));

/** Pages without schemas, to stay small, write their calls themselves. */
const PLAIN_PAGES = [
  join('src', 'domain', 'publicHouse', 'visitorCalls.ts'),
  join('src', 'site', 'client'),
];
const isPlainPage = (file: string): boolean => PLAIN_PAGES.some((part) => file.startsWith(part));

const pathsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(PATH)].map(([, path = '']) => path);

it('paths of calls stand nowhere but in the contracts', () => {
  const written = [...sources('src'), ...sources('sync-server')]
    .filter((file) => !file.startsWith(join('src', 'api')) && !isPlainPage(file))
    .flatMap((file) => pathsIn(file).map((path) => `${file}: ${path}`));
  expect(written).toEqual([]);
});

it('a plain page asks for nothing that is no contract', () => {
  const known = new Set(contracts.map(({ path }) => path.replaceAll(/:\w+/g, ':id')));
  const requestedPaths = sources('src').filter(isPlainPage).flatMap(pathsIn);
  const paths = requestedPaths.map((path) =>
    path.replace(/\?.*/, '').replaceAll(/\$\{[^}]+\}/g, ':id'),
  );
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});
