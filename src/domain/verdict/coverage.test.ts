import { assert, constantFrom, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUTRIENT_KEYS } from '../food/nutrients';
import { computeCoverage, coveredPart } from './coverage';

const whole = (known: number) => ({ known, share: 1 });
const least = (value: number) => ({ minimum: { value } });
const most = (value: number) => ({ maximum: { value } });

const ofEnergy = (known: number) => computeCoverage('calories', whole(known), { target: 2000 });

describe('coverageOf', () => {
  it('has the four colours of the specification for a least amount', () => {
    const colours = [0, 244, 250, 494, 500, 744, 1000, 2000].map((known) =>
      computeCoverage('calcium', whole(known), least(1000)),
    );
    expect(colours).toEqual([
      'red',
      'red',
      'orange',
      'orange',
      'yellow',
      'yellow',
      'green',
      'green',
    ]);
  });

  it('is not green from 75 % on while the least is not reached', () => {
    expect(computeCoverage('calcium', whole(920), least(1000))).toBe('yellow');
    expect(computeCoverage('calcium', whole(800), least(1000))).toBe('yellow');
  });

  it('is red above a most, whatever a least says', () => {
    expect(computeCoverage('sodium', whole(5800), most(2000))).toBe('red');
    expect(computeCoverage('sodium', whole(1999), most(2000))).toBe('green');
    expect(computeCoverage('iron', whole(60), { ...least(20), ...most(45) })).toBe('red');
  });

  it('follows the bands of energy', () => {
    expect([2100, 1900, 2200, 1800, 2201, 1600].map(ofEnergy)).toEqual([
      'green',
      'green',
      'yellow',
      'yellow',
      'red',
      'red',
    ]);
  });

  it('says nothing of salt that is not counted, and of what has nothing to be measured against', () => {
    const salted = { known: 229, share: 0.9, uncounted: ['Nước mắm'] };
    expect(computeCoverage('sodium', salted, most(2000))).toBe('none');
    expect(computeCoverage('zinc', whole(3), {})).toBe('none');
    expect(computeCoverage('zinc', undefined, least(8))).toBe('none');
  });

  it('never is green where the known part exceeds a most, or where what is unknown could', () => {
    assert(
      property(
        constantFrom(...NUTRIENT_KEYS),
        double({ min: 0, max: 10_000, noNaN: true }),
        double({ min: 0, max: 1, noNaN: true }),
        double({ min: 1, max: 5_000, noNaN: true }),
        (nutrient, known, share, value) => {
          const colour = computeCoverage(nutrient, { known, share }, most(value));
          if (known > value * 1.01) expect(colour).toBe('red');
          if (share < 1) expect(colour).not.toBe('green');
        },
      ),
    );
  });
});

describe('coveredPart', () => {
  it('is capped at the whole, and absent where nothing can be told', () => {
    expect(coveredPart(whole(500), least(1000))).toBe(0.5);
    expect(coveredPart(whole(5000), most(2000))).toBe(1);
    expect(coveredPart(whole(5), {})).toBeUndefined();
    expect(coveredPart(undefined, least(1))).toBeUndefined();
  });
});
