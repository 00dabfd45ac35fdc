import { describe, expect, it } from 'vitest';
import { foodLexicon, unusedFoods } from './unusedFoods';

const food = (id: string, name: string, allergens: string[] = [], aliases: string[] = []) => ({
  id,
  name,
  aliases,
  allergens,
});
const lexicon = foodLexicon([
  food('shrimp', 'Tôm sú', ['tôm'], ['tôm']),
  food('garlic', 'Tỏi'),
  food('beef', 'Thịt bò'),
  food('spinach', 'Rau muống'),
  food('water', 'Nước lọc', [], ['nước']),
]);
const texts = (sources: { text: string; isTold: boolean }[], taken: string[]) =>
  unusedFoods(sources, taken, lexicon).map(({ text }) => text);

describe('G11 words that name foods and were taken for something else', () => {
  it('are found in a description, with their amount', () => {
    const text = 'Canh chua: 300g tôm sú, rau muống. Nấu với nước.';
    expect(texts([{ text, isTold: false }], ['me'])).toEqual(['300g tôm sú', 'rau muống']);
  });

  it('are none that is an ingredient already, under any of its names', () => {
    expect(texts([{ text: 'Tôm tươi, tỏi thơm', isTold: false }], ['200g tôm sú'])).toEqual([
      'tỏi',
    ]);
  });

  it('in steps are allergens and what has an amount', () => {
    const steps = ['Cho tôm vào xào với tỏi.', 'Thêm 200g thịt bò, đảo đều.'];
    expect(
      texts(
        steps.map((text) => ({ text, isTold: true })),
        [],
      ),
    ).toEqual(['tôm', '200g thịt bò']);
  });

  it('are allergens that no food of the catalogue is called by', () => {
    expect(texts([{ text: 'bơ', isTold: false }], ['200g bột mì'])).toEqual(['bơ']);
    expect(texts([{ text: 'Rưới bơ lạt, rắc phô mai.', isTold: true }], ['nui'])).toEqual([
      'bơ lạt',
      'phô mai',
    ]);
    expect(texts([{ text: 'Không dùng sữa.', isTold: true }], ['nui'])).toEqual([]);
  });
});
