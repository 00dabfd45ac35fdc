import { expect, it } from 'vitest';
import { listNavigation } from '../../routing/feature';
import { ADMIN_FEATURES } from './features';
import { mayOpen } from './permissions';
import type { AdminRole } from '../../domain/accounts/access/roles';

const PLACES = listNavigation(ADMIN_FEATURES);
const openTo = (role: AdminRole | undefined): string[] =>
  PLACES.map(({ path }) => path).filter((path) => mayOpen(PLACES, path, role));

it('P20 each role of the staff has the places of its permissions, everybody the overview', () => {
  expect(openTo('owner')).toEqual(PLACES.map(({ path }) => path));
  expect(openTo('billing')).toEqual([
    '/admin',
    '/admin/applications',
    '/admin/experts',
    '/admin/payments',
  ]);
  expect(openTo('support')).toEqual([...openTo('billing'), '/admin/support']);
  expect(openTo('content')).toEqual([
    '/admin',
    '/admin/menus',
    '/admin/recipes',
    '/admin/articles',
    '/admin/image-library',
    '/admin/reviews',
    '/admin/foods',
    '/admin/products',
    '/admin/appeals',
  ]);
  expect(openTo(undefined)).toEqual(['/admin']);
});

it('P20 the address of the overview opens nothing that stands below it', () => {
  for (const path of ['/admin/payments', '/admin/payments/', '/admin/payments/x'])
    expect(mayOpen(PLACES, path, 'content'), path).toBe(false);
  expect(mayOpen(PLACES, '/admin/account', 'content')).toBe(true);
});
