import { expect, it } from 'vitest';
import { registerAddresses } from '../../routing/addresses';
import { deviceName } from './deviceName';
import { recordPath } from './recordPath';

// A feature must not import another one's manifest, so the addresses are registered here.
registerAddresses('clients', {
  list: '/expert/clients',
  detail: (id) => `/expert/clients/${id}/detail`,
  edit: (id) => `/expert/clients/${id}/detail?edit=${id}`,
  visit: (id, visit) => `/expert/clients/${id}/detail?visit=${visit}`,
  consent: (id, consent) => `/expert/clients/${id}/detail?consent=${consent}`,
});
registerAddresses('menus', {
  list: '/expert/daily-menus',
  create: '/expert/daily-menus/create',
  createFor: (client) => client,
  createAt: (client) => client,
  edit: (id) => `/expert/daily-menus/${id}/edit`,
  editIn: (id) => id,
});

const at = (
  collection: 'clients' | 'menus' | 'consultations' | 'records' | 'foods',
  document?: unknown,
) => recordPath({ collection, id: 'd1', key: 'k1' }, document);

it('P18 a refused document leads to the screen where it is mended, with its reason', () => {
  expect(at('clients')).toBe('/expert/clients/d1/detail?edit=d1&refused=k1');
  expect(at('menus')).toBe('/expert/daily-menus/d1/edit?refused=k1');
  expect(at('consultations', { clientId: 'c1' })).toBe(
    '/expert/clients/c1/detail?visit=d1&refused=k1',
  );
  expect(at('records', { clientId: 'c1', kind: 'consent' })).toBe(
    '/expert/clients/c1/detail?consent=d1&refused=k1',
  );
  expect(at('records', { clientId: 'c1', kind: 'dream' })).toBeUndefined();
  expect(at('consultations')).toBeUndefined();
  expect(at('foods', { clientId: 'c1' })).toBeUndefined();
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/129.0 Safari/537.36',
    'Chrome trên Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/129.0 Safari/537.36 Edg/129.0',
    'Edge trên Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1',
    'Safari trên iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox trên Linux'],
  ['curl/8', 'Trình duyệt'],
])('P18 this device has a name: %s', (agent, name) => expect(deviceName(agent)).toBe(name));
