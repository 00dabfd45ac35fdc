import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import type { Client } from '../records/clients';
import { toCalendarMonth } from '../person/body';
import { dayTargets } from '../targets/dayTargets';
import { wishFor, type WishOptions } from './wishFor';

const TODAY = '2026-11-28';
const PERSON = { gender: 'male', birthYear: 1985, weight: 70, height: 170 } as const;

function wish(change: Partial<Client>, options: Partial<WishOptions> = {}) {
  const client = clientWith({ ...PERSON, ...change });
  const day = dayTargets(client, [], toCalendarMonth(TODAY));
  const about = { client, visits: [], day, today: TODAY, startDate: TODAY };
  return wishFor(about, {
    days: 7,
    slots: ['breakfast', 'lunch', 'dinner'],
    refused: [],
    ...options,
  });
}

describe('the wish of a record', () => {
  it.each(['Thích món Huế', 'Người Huế, quen vị Huế', 'hợp khẩu vị Huế'])(
    'G10 "%s" asks for the kitchen of Huế, while the central region is wished for',
    (dietaryRestrictions) => {
      expect(wish({ dietaryRestrictions }, { region: 'central' }).kitchen).toBe('hue');
      expect(wish({ dietaryRestrictions }, { region: 'south' })).not.toHaveProperty('kitchen');
      expect(wish({ dietaryRestrictions })).not.toHaveProperty('kitchen');
    },
  );

  it('G10 the central region alone is no kitchen of its own', () => {
    const options = { region: 'central' } as const;
    expect(wish({ dietaryRestrictions: 'Thích món miền Trung' }, options)).not.toHaveProperty(
      'kitchen',
    );
  });

  it('G19 is held to what every screen judges by, alarms included', () => {
    const { standard } = wish({ medicalConditions: ['CKD 5'] });
    expect(standard?.alarms).toMatchObject([{ kind: 'potassium', level: 'confirm' }]);
  });
});
