import { expect, it } from 'vitest';
import { findDeliverable } from './deliverable';

const plan = (id: string, change: { clientId?: string; given?: { date: string } } = {}) => ({
  id,
  clientId: 'mai',
  updatedAt: `2026-11-2${id}T00:00:00.000Z`,
  ...change,
});
const mai = { id: 'mai', assignedMenus: [] };
const menu = (status: 'active' | 'inactive') => ({
  menuId: 'm',
  assignedDate: '2026-11-20T01:00:00.000Z',
  status,
});

it.each([
  ['nothing', mai, [], { kind: 'none' }],
  ['somebody else’s plan', mai, [plan('1', { clientId: 'hung' })], { kind: 'none' }],
  ['plans that were not given', mai, [plan('1'), plan('2')], { kind: 'draft', planId: '2' }],
  [
    'a plan that was given',
    mai,
    [plan('1', { given: { date: '2026-11-27' } }), plan('2')],
    { kind: 'given' },
  ],
  ['a menu in use', { id: 'mai', assignedMenus: [menu('active')] }, [plan('1')], { kind: 'given' }],
  ['a menu that ended', { id: 'mai', assignedMenus: [menu('inactive')] }, [], { kind: 'none' }],
])('P09 a link shows %s: %#', (_what, client, plans, deliverable) => {
  expect(findDeliverable(client, plans)).toEqual(deliverable);
});
