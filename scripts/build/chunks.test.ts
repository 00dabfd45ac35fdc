import { describe, expect, it } from 'vitest';
import { chunkNames, type SplitChunk } from './chunks';

const chunk = (
  name: string,
  imports: string[] = [],
  bytes = 1000,
  dynamicImports: string[] = [],
): SplitChunk => ({
  fileName: `${name}.js`,
  code: 'x'.repeat(bytes),
  imports: imports.map((one) => `${one}.js`),
  dynamicImports: dynamicImports.map((one) => `${one}.js`),
  moduleIds: [`/app/${name}`],
});
const getName = (names: Map<string, string>, module: string) => names.get(`/app/${module}`);

const CHUNKS = [
  chunk('door', ['react', 'forms']),
  chunk('desk', ['react', 'store']),
  chunk('react'),
  chunk('forms'),
  chunk('store', ['react']),
  chunk('help', ['store', 'react']),
  chunk('menus', ['editor', 'tables', 'react']),
  chunk('recipes', ['editor', 'tables', 'react']),
  chunk('editor', ['drag']),
  chunk('drag'),
  chunk('tables'),
  chunk('dialog', ['forms']),
];
const ENTRIES = [
  { start: ['/door'], pages: ['/help'] },
  { start: ['/desk'], pages: ['/menus', '/recipes'] },
];

describe('S04 the files of the build', () => {
  it('S04 what the same entries start with comes in one file, and never what only another one needs', () => {
    const names = chunkNames(CHUNKS, ENTRIES);
    expect(getName(names, 'react')).toBe('start-22');
    expect(getName(names, 'forms')).toBe('start-20');
    // The first entry's start must not load the store, though a page behind it needs that.
    expect(getName(names, 'store')).not.toBe(getName(names, 'react'));
    expect(getName(names, 'store')).toBe('start-12');
  });

  it('S04 what starts an entry stands alone: nobody who needs something else fetches and runs it', () => {
    const [door, ...others] = CHUNKS;
    const page = {
      ...(door as SplitChunk),
      moduleIds: ['/app/door.html', '/app/door', '/app/lamp'],
    };
    const names = chunkNames([page, ...others], ENTRIES);
    for (const module of ['door.html', 'door', 'desk'])
      expect(getName(names, module)).toBeUndefined();
    expect(getName(names, 'lamp')).toBe('start-20');
  });

  it('S04 what a dialog of one entry shares with the start of another is apart from the rest of that', () => {
    const chunks = [
      chunk('door', [], 1000, ['desk']),
      chunk('desk', ['store', 'toast']),
      chunk('store'),
      chunk('toast'),
      chunk('help', [], 1000, ['ask']),
      chunk('ask', ['toast']),
    ];
    const entries = [
      { start: ['/door'], pages: ['/help'] },
      { start: ['/desk'], pages: [] },
    ];
    const names = chunkNames(chunks, entries, (module) => module.endsWith('/desk'));
    expect([getName(names, 'toast'), getName(names, 'store')]).toEqual(['start-12', 'start-02']);
  });

  it('S04 a page of one entry loads of the start of another what it needs, and not the rest', () => {
    const chunks = [
      chunk('door'),
      chunk('desk', ['button', 'records']),
      chunk('button'),
      chunk('records', [], 90_000),
      chunk('jobs', ['button']),
      chunk('foods', ['button', 'records']),
      chunk('day', ['chart']),
      chunk('chart', [], 90_000),
      chunk('menus'),
    ];
    const names = chunkNames(chunks, [
      { start: ['/door'], pages: ['/jobs', '/foods'] },
      { start: ['/desk'], first: '/day', pages: ['/day', '/menus'] },
    ]);
    const [button, records] = ['button', 'records'].map((module) => getName(names, module));
    expect([button, records].toSorted()).toEqual(['start-12', 'start-12-1']);
    // The page that is opened first is no part of the others.
    expect(getName(names, 'chart')).not.toBe(getName(names, 'desk') ?? button);
    expect(getName(names, 'chart')).toBe('start-02');
  });

  it('S04 what small the same pages share is joined; pages and dialogs keep their own files', () => {
    const names = chunkNames(CHUNKS, ENTRIES);
    const editor = getName(names, 'editor');
    expect(editor).toMatch(/^shared-/);
    expect([getName(names, 'drag'), getName(names, 'tables')]).toEqual([editor, editor]);
    for (const alone of ['menus', 'recipes', 'help', 'dialog'])
      expect(getName(names, alone)).toBeUndefined();
  });

  it('S04 joined files never import each other in a circle', () => {
    // a -> b -> c: joining a with c would make a cycle through b.
    const chunks = [
      chunk('start'),
      chunk('p', ['a']),
      chunk('q', ['a']),
      chunk('a', ['b']),
      chunk('b', ['c'], 900_000),
      chunk('c'),
    ];
    const names = chunkNames(chunks, [{ start: ['/start'], pages: ['/p', '/q'] }]);
    const isJoined = (module: string): boolean => getName(names, module) !== undefined;
    expect(isJoined('a') && isJoined('c') && !isJoined('b')).toBe(false);
    const apart = chunkNames(
      [
        chunk('start'),
        chunk('p', ['a']),
        chunk('q', ['a', 'big']),
        chunk('r', ['big']),
        chunk('a'),
        chunk('big', [], 900_000),
      ],
      [{ start: ['/start'], pages: ['/p', '/q', '/r'] }],
    );
    expect(apart.get('/app/big')).toBeUndefined();
  });
});
