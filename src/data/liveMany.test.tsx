// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BehaviorSubject, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLiveMany } from './liveMany';

interface Dish {
  id: string;
  name: string;
}

const stored = new Map<string, BehaviorSubject<Dish | undefined>>();
const slot = (id: string) => {
  const known = stored.get(id) ?? new BehaviorSubject<Dish | undefined>({ id, name: id });
  stored.set(id, known);
  return known;
};
const repository = { watch: slot };

let value: string | undefined;

function Screen({ ids }: { ids: string[] | undefined }) {
  const read = useLiveMany(repository, ids);
  useLayoutEffect(() => {
    value = read?.documents.map(({ name }) => name).join(' ');
  });
  return null;
}

let root: Root;
const ask = (ids: string[] | undefined) => act(async () => root.render(<Screen ids={ids} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('main'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  stored.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('E15 some whole documents of a long list', () => {
  it('E15 come in the order of their ids, each once, and without those that are not here', async () => {
    slot('gone').next(undefined);
    await ask(['b', 'gone', 'a', 'b']);
    expect(value).toBe('b a');
    await act(async () => slot('gone').next({ id: 'gone', name: 'back' }));
    expect(value).toBe('b back a');
  });

  it('E15 nothing is answered while it is not known which; none are none', async () => {
    await ask(undefined);
    expect(value).toBeUndefined();
    await ask([]);
    expect(value).toBe('');
  });

  it('E15 the former answer stands until the next one is there', async () => {
    await ask(['a']);
    const late = new Subject<Dish>();
    vi.spyOn(repository, 'watch').mockReturnValue(late as never);
    await ask(['late']);
    expect(value).toBe('a');
    await act(async () => late.next({ id: 'late', name: 'late' }));
    expect(value).toBe('late');
  });
});
