import { expect, it } from 'vitest';
import { listNavigation } from '../routing/feature';
import { ADMIN_PLACES, EXPERT_PLACES } from '../site/frame/accountPlaces';
import { ADMIN_FEATURES } from './admin/features';
import { EXPERT_FEATURES } from './expert/features';

const inOrder = (entries: readonly { path: string; label: string; permission?: string }[]) =>
  entries.map(({ path, label, permission }) => ({ path, label, permission }));

it('P01 the head of public pages names the places of the administration as its own navigation does', () => {
  expect(inOrder(ADMIN_PLACES).toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual(
    inOrder(listNavigation(ADMIN_FEATURES)).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  );
});

it('P01 every place of an expert in the head is a page of the app', () => {
  const paths = EXPERT_FEATURES.flatMap(({ pages }) => pages.map(({ path }) => path));
  for (const { path } of EXPERT_PLACES) expect(paths).toContain(path);
});
