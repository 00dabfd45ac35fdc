import { describe, expect, it, vi } from 'vitest';
import { itemAmount, itemNutrients } from '../../../src/domain/nutrition/totals';
import { EXCHANGE_CASES, type ExchangeCase } from './exchangeCases';
import {
  COOKED,
  GOUT,
  offersFor,
  plus,
  PREGNANT,
  USUAL,
  WARFARIN,
  type Day,
} from './exchangePeople';

// A busy machine needs some seconds for the first ones.
vi.setConfig({ testTimeout: 60_000 });

const NEVER =
  /^(hành phi|sa tế|mỡ hành|bia|rượu|muối|nước mắm|mắm|tương|hạt nêm|bột|đường)|(^| )(lòng|gan|tim|cật|phá lấu) /iu;

const FIRST = 5;
const answers = new Map<ExchangeCase, ReturnType<typeof offersFor>>();

function answerTo(one: ExchangeCase) {
  const answer = answers.get(one) ?? offersFor(one);
  answers.set(one, answer);
  return answer;
}

describe('G5 what is offered for a line, over the whole catalogue', () => {
  it.each(EXCHANGE_CASES)('$title', (one) => {
    const { first = [], firstLike, holds, never } = one;
    const { names, isKnown } = answerTo(one);
    expect(isKnown).toBe(true);
    expect(names.length, 'offers').toBeGreaterThan(0);
    const firstOnes = names.slice(0, FIRST);
    for (const name of first) expect(firstOnes).toContain(name);
    if (firstLike) for (const name of firstOnes) expect(name).toMatch(firstLike);
    if (holds)
      expect(
        names.some((name) => holds.test(name)),
        names.join('; '),
      ).toBe(true);
    for (const name of names) {
      expect(name).not.toMatch(NEVER);
      if (never) expect(name).not.toMatch(never);
    }
  });

  it('offers nothing for a condiment, a topping or fish sauce', () => {
    expect(offersFor({ person: GOUT, day: COOKED, line: 'Nước mắm dinner' }).isKnown).toBe(false);
    expect(
      offersFor({ person: GOUT, day: plus(USUAL, 'Hành phi', 1), line: 'Hành phi snack1' }).isKnown,
    ).toBe(false);
    expect(
      offersFor({ person: GOUT, day: plus(USUAL, 'Sa tế', 1), line: 'Sa tế snack1' }).isKnown,
    ).toBe(false);
  });

  it('offers no leaf under warfarin whose vitamin K is much more, or unknown', () => {
    const day: Day = {
      breakfast: [['Cháo thịt bằm', 1]],
      lunch: [
        ['Cơm trắng (đã nấu)', 180],
        ['Thịt kho tiêu', 1],
        ['Su su', 150],
      ],
      dinner: [
        ['Cơm trắng (đã nấu)', 180],
        ['Cá lóc hấp', 1],
        ['Bầu', 150],
      ],
    };
    const { names } = offersFor({ person: WARFARIN, day, line: 'Su su lunch' });
    expect(names).toContain('Cà chua');
    const leaves = /Cải soong|Cải bẹ xanh|Cải bó xôi|Rau ngót|Rau muống|Mồng tơi|Rau dền/u;
    expect(names.filter((name) => leaves.test(name))).toEqual([]);
    expect(
      offersFor({ person: PREGNANT, day, line: 'Su su lunch' }).names.some((name) =>
        leaves.test(name),
      ),
    ).toBe(true);
    const rich: Day = {
      lunch: [
        ['Cơm trắng (đã nấu)', 300],
        ['Cải soong', 150],
      ],
    };
    expect(offersFor({ person: WARFARIN, day, line: 'Su su lunch' }, [rich]).names).toContain(
      'Cải soong',
    );
  });

  it('takes no figure that is known in part for less than what goes has', () => {
    const client = { ...GOUT.client, medicalConditions: ['Bệnh thận mạn giai đoạn 3b'] };
    const person = { client, measures: { potassium: 5.3 } };
    const { swaps } = offersFor({ person, day: USUAL, line: 'Cá lóc hấp dinner' });
    const parts = swaps.filter(({ line }) => (line.snapshot.coverage?.potassium ?? 1) < 0.5);
    expect(parts.length).toBeGreaterThan(0);
    for (const { line, limited } of parts)
      expect(limited, line.name).toContainEqual({ nutrient: 'potassium', isBetter: false });
    expect(swaps[0]?.limited.every(({ more }) => more !== undefined)).toBe(true);
  });

  it('offers amounts that people eat', () => {
    const seen = new Set<string>();
    for (const one of EXCHANGE_CASES)
      for (const { line: offer } of answerTo(one).swaps) {
        seen.add(offer.name);
        const isServed = offer.type !== 'recipe' || (offer.quantity * 2) % 1 === 0;
        expect(isServed, `${offer.name} ${offer.quantity}`).toBe(true);
        if (offer.type !== 'recipe') expect(itemAmount(offer), offer.name).toBeLessThanOrEqual(450);
        expect((itemNutrients(offer).calories ?? 0) < 700, offer.name).toBe(true);
      }
    expect(seen.size).toBeGreaterThan(100);
  });
});
