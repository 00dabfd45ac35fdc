import { describe, expect, it } from 'vitest';
import { FoodIndex, type IndexItem } from './foodIndex';
import { toSound, Sounds } from './phonetic';
import { Vocabulary } from './vocabulary';
import { likeliestReading } from './wordings';

const item = (
  name: string,
  kind: IndexItem['kind'] = 'food',
  aliases: string[] = [],
): IndexItem => ({
  id: name,
  kind,
  name,
  aliases,
  category: 'Khác',
  own: false,
});

function buildIndex(...items: (string | IndexItem)[]): FoodIndex {
  const index = new FoodIndex();
  index.set(items.map((one) => (typeof one === 'string' ? item(one) : one)));
  return index;
}

const repeated = (word: string, count: number) => Array(count).fill(word).join(' ');

describe('E11 words as they sound', () => {
  it.each([
    ['sào', 'xào'],
    ['dò', 'giò'],
    ['rền', 'dền'],
    ['chứng', 'trứng'],
    ['nòng', 'lòng'],
    ['tuột', 'tuộc'],
    ['riu', 'riêu'],
    ['mỳ', 'mì'],
    ['sửa', 'sữa'],
    ['rựu', 'rượu'],
    ['nghô', 'ngô'],
    ['giêu', 'riêu'],
  ])('E11 "%s" sounds as "%s"', (typed, meant) => {
    expect(toSound(typed)).toBe(toSound(meant));
  });

  it.each([
    ['cá', 'cà'],
    ['bò', 'bơ'],
    ['đậu', 'dầu'],
    ['tôm', 'tom'],
    ['nho', 'lo'],
  ])('E11 "%s" does not sound as "%s"', (one, other) => {
    expect(toSound(one)).not.toBe(toSound(other));
  });

  const index = buildIndex(
    'Su hào',
    item('Canh su hào hầm xương', 'recipe'),
    item('Chả lụa', 'food', ['giò lụa']),
    item('Bò xào cần tây', 'recipe'),
    'Cần tây luộc',
    'Bánh da lợn',
    'Lòng gà',
    'Trứng gà',
    'Bánh ít trần',
  );
  const first = (query: string) => index.search(query)[0];

  it('E11 a word that nobody knows is the one that sounds so, and no beginning of another', () => {
    expect(first('xu hào')).toEqual({ item: expect.objectContaining({ name: 'Su hào' }) });
    expect(first('xu hao')?.item.name).toBe('Su hào');
    expect(first('dò lụa')).toMatchObject({ item: { name: 'Chả lụa' }, via: 'giò lụa' });
  });

  it('E11 also before a joining word is left out', () => {
    expect(first('thịt bò sào với cần tây')).toMatchObject({
      item: { name: 'Bò xào cần tây' },
      near: true,
    });
  });

  it('E11 a known word stays, unless nothing has the words and all has those that sound so', () => {
    expect(first('bánh ra lợn')?.item.name).toBe('Bánh da lợn');
    expect(first('gà')?.item.name).toBe('Lòng gà');
  });

  it('E11 of two things that share a word the sound decides only where the words stand side by side', () => {
    expect(first('trứng chần')?.item.name).toBe('Trứng gà');
    const words = new Vocabulary<{ names: { accented: string }[] }>();
    words.add(' trung ga ', { names: [{ accented: ' trứng gà ' }] });
    words.add(' banh it tran ', { names: [{ accented: ' bánh ít trần ' }] });
    const read = (known: boolean) =>
      likeliestReading(['trứng', 'chần'], new Sounds(words), () => known);
    expect([read(true), read(false)]).toEqual(['trứng trần', undefined]);
  });

  it('E11 a known word is only another that ends as it does: no "sườn bò" is sừng bò', () => {
    const horns = buildIndex('Bánh sừng bò', 'Sườn heo', 'Thịt bò');
    expect(horns.search('sườn bò')[0]?.item.name).not.toBe('Bánh sừng bò');
  });

  it('E11 what has each word with other accents is another thing', () => {
    const drinks = buildIndex('Nước cam có ga');
    expect(drinks.search('cổ gà')).toMatchObject([{ near: true, far: true }]);
    expect(drinks.search('nước cam cò ga')[0]).not.toHaveProperty('far');
  });

  it('E11 an age behind a food is none of its words', () => {
    const milk = buildIndex(
      'Sữa bột nguyên kem',
      item('Sữa công thức', 'product', ['sữa bột cho bé']),
    );
    expect(milk.search('sữa bột cho bé 1 tuổi')[0]?.item.name).toBe('Sữa công thức');
  });

  it('S03 words of another region are also found in other names', () => {
    const dishes = buildIndex('Súp kem', item('Trứng vịt om', 'recipe', ['lợn om ngô']));
    expect(dishes.search('heo om bắp')[0]).toMatchObject({ via: 'lợn om ngô' });
    expect(dishes.search('heo om bắp')[0]).not.toHaveProperty('near');
  });

  it('E11 without accents a cooked dish comes before what is dried', () => {
    const two = buildIndex(
      item('Khô bò', 'food', ['bò khô']),
      item('Bò hầm kiểu Nam', 'recipe', ['bò kho']),
    );
    expect(two.search('bo kho').map(({ item: { name } }) => name)).toEqual([
      'Bò hầm kiểu Nam',
      'Khô bò',
    ]);
    expect(two.search('bò khô')[0]?.item.name).toBe('Khô bò');
    expect(buildIndex('Sứa', 'Sữa bò tươi').search('sua')[0]?.item.name).toBe('Sữa bò tươi');
  });

  it('E11 a text that was pasted is not read as it sounds: each word more would be many searches more', () => {
    const index = buildIndex(repeated('xào', 12), repeated('xào', 13));
    expect(index.search(repeated('sào', 12))[0]?.item.name).toBe(repeated('xào', 12));
    expect(index.search(repeated('sào', 13))).toEqual([]);
  });
});
