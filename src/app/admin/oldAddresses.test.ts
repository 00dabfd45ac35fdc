import { expect, it } from 'vitest';
import { listStartPages } from '../../../scripts/build/startPages';
import { findStartPage } from '../../domain/publicHouse/startPages';
import { pageAt } from '../../routing/feature';
import { ADMIN_FEATURES } from './features';
import { OLD_ADDRESSES, OLD_LOGIN } from './oldAddresses';

it.each(Object.entries(OLD_ADDRESSES))('P20 %s leads to the page at %s', (from, to) => {
  expect(pageAt(ADMIN_FEATURES, from)).toBeUndefined();
  expect(pageAt(ADMIN_FEATURES, to)?.path).toBe(to);
});

it('P20 the old sign-in of the staff is answered by the administration, which asks who comes', () => {
  for (const path of [OLD_LOGIN.from, `${OLD_LOGIN.from}/`, ...Object.keys(OLD_ADDRESSES)])
    expect(findStartPage(listStartPages([]), path), path).toBe('admin.html');
  expect(pageAt(ADMIN_FEATURES, OLD_LOGIN.to)?.path).toBe(OLD_LOGIN.to);
});
