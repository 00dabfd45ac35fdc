import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printContext, printedRecipe } from './fixtures';
import { hasLongerSteps, recipePrintable } from './recipe';

const buildSteps = (texts: readonly string[]) =>
  texts.map((instruction, at) => ({ lineId: `s${at}`, order: at, instruction, imageUrls: [] }));

const steps = array(
  record({
    text: constantFrom('Nêm nước mắm. ', 'Phở   \n', '🍜', 'a'),
    times: integer({ min: 0, max: 900 }),
  }),
  { maxLength: 200 },
).map((all) => buildSteps(all.map(({ text, times }) => text.repeat(times))));

describe('S05 steps that are too long for paper', () => {
  it('S05 are no longer than what would be printed of them', () => {
    assert(
      property(steps, integer({ min: 0, max: 300_000 }), (instructions, bytes) => {
        const recipe = { ...printedRecipe('Phở gà'), instructions };
        const rows = recipePrintable(recipe, printContext()).days[0]?.sections[1]?.rows ?? [];
        const printed = Buffer.byteLength(JSON.stringify(rows));
        if (hasLongerSteps(recipe, bytes)) expect(printed).toBeGreaterThan(bytes);
        else
          expect(rows.reduce((sum, { note = '' }) => sum + note.length, 0)).toBeLessThan(
            bytes + 2_001,
          );
      }),
      { numRuns: 30 },
    );
  });

  it('S05 do not count where there is no room for them', () => {
    const short = Array.from({ length: 198 }, () => 'Đảo đều.');
    const instructions = buildSteps([...short, 'ă'.repeat(19_000), 'ă'.repeat(19_000)]);
    expect(hasLongerSteps({ instructions }, 5_000)).toBe(false);
    expect(hasLongerSteps({ instructions }, 1_500)).toBe(true);
  });

  it('S05 are read no further than the one that is too much', () => {
    let reads = 0;
    const instructions = buildSteps(Array.from({ length: 190 }, () => 'ă'.repeat(1_000)));
    const counted = instructions.map((step) => ({
      ...step,
      get instruction() {
        reads += 1;
        return step.instruction;
      },
    }));
    expect(hasLongerSteps({ instructions: counted }, 10_000)).toBe(true);
    expect(reads).toBe(11);
  });
});
