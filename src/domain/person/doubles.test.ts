import { expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { possibleDoubles } from './doubles';

const lan = clientWith({
  id: 'a',
  clientName: 'Nguyễn Thị Hoà',
  phone: '0912 345 678',
  birthYear: 1990,
});

it.each([
  [{ clientName: 'Nguyễn Thị Hòa', phone: '+84912345678' }, true],
  [{ clientName: 'nguyễn  thị hòa', birthYear: 1990 }, true],
  [{ clientName: 'Nguyễn Thị Hòa' }, false],
  [{ clientName: 'Nguyễn Thị Hoa', phone: '0912345678', birthYear: 1990 }, false],
  [{ clientName: 'Trần Văn Nam', phone: '0912345678' }, false],
])('%o may be the same person: %s', (fields, isDouble) => {
  const other = clientWith({ id: 'b', ...fields });
  expect(possibleDoubles(lan, [lan, other]).map(({ id }) => id)).toEqual(isDouble ? ['b'] : []);
});
