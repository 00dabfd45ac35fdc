import { describe, expect, it } from 'vitest';
import { ALIAS_GROUPS, regionalNames } from '../food/aliases';
import { withoutFillers } from './wordMatcher';
import { FoodIndex, type IndexItem, type SearchOptions } from './foodIndex';
import { fold, hasAccents, normalise } from '../text/fold';
import { Vocabulary } from './vocabulary';

function item(name: string, changes: Partial<IndexItem> = {}): IndexItem {
  return { id: name, kind: 'food', name, aliases: [], category: 'Khác', own: false, ...changes };
}

function buildIndex(...items: (string | IndexItem)[]): FoodIndex {
  const index = new FoodIndex();
  index.set(items.map((entry) => (typeof entry === 'string' ? item(entry) : entry)));
  return index;
}

function names(index: FoodIndex, query: string, options?: SearchOptions): string[] {
  return index.search(query, options).map((hit) => hit.item.name);
}

describe('S03 folding', () => {
  it('takes accents, case and đ away', () => {
    expect(fold('Đậu ĐŨA')).toBe('dau dua');
    expect(fold('Dầu dừa')).toBe('dau dua');
    expect(fold('  Ức   gà ')).toBe('uc ga');
  });

  it('treats composed and decomposed text alike', () => {
    expect(fold('Phở'.normalize('NFD'))).toBe('pho');
    expect(normalise('Phở'.normalize('NFD'))).toBe('phở');
  });

  it('knows whether accents were typed', () => {
    expect([hasAccents('bo'), hasAccents('bơ'), hasAccents('đa')]).toEqual([false, true, true]);
  });
});

describe('S03 an amount before a food', () => {
  it('may be written with the sign of a fraction', () => {
    const index = buildIndex('Cơm trắng', 'Trà xanh pha');
    for (const query of ['½ chén cơm', '1⁄2 chén cơm', '1½ chén cơm'])
      expect(names(index, query), query).toEqual(['Cơm trắng']);
  });
});

describe('S03 search ignores accents and case, and honours them when typed', () => {
  const index = buildIndex('Cá mòi', 'Cá mối', 'Đậu đũa', 'Dầu dừa', 'Cá thu', 'Gạo tẻ máy');

  it('finds without accents, in any case', () => {
    expect(names(index, 'gao te')).toEqual(['Gạo tẻ máy']);
    expect(names(index, 'GẠO TẺ')).toEqual(['Gạo tẻ máy']);
    expect(names(index, 'gao tẻ')).toEqual(['Gạo tẻ máy']);
  });

  it('puts the typed accents first where folded names collide', () => {
    expect(names(index, 'cá mòi')).toEqual(['Cá mòi', 'Cá mối']);
    expect(names(index, 'cá mối')).toEqual(['Cá mối', 'Cá mòi']);
    expect(names(index, 'đậu đũa')).toEqual(['Đậu đũa', 'Dầu dừa']);
    expect(names(index, 'dầu dừa')).toEqual(['Dầu dừa', 'Đậu đũa']);
  });

  it('orders equals as a Vietnamese dictionary does', () => {
    expect(names(index, 'ca moi')).toEqual(['Cá mòi', 'Cá mối']);
    expect(names(index, 'dau dua')).toEqual(['Dầu dừa', 'Đậu đũa']);
  });

  it('finds nothing for an empty or foreign query', () => {
    for (const query of ['', '   ', '()', 'xyz']) expect(names(index, query)).toEqual([]);
  });
});

describe('S03 ranking', () => {
  it('goes from the whole name over whole words and beginnings to words anywhere', () => {
    const index = buildIndex(
      'Thịt gà',
      'Nước thịt gà',
      'Thịt gà ta',
      'Gà rán thịt',
      'Thịt gàn',
      'Om thịt gàn',
    );
    expect(names(index, 'thit ga')).toEqual([
      'Thịt gà',
      'Thịt gà ta',
      'Nước thịt gà',
      'Thịt gàn',
      'Om thịt gàn',
      'Gà rán thịt',
    ]);
  });

  it('prefers a whole word to a beginning: "ga" is gà before gan', () => {
    expect(names(buildIndex('Gan bò', 'Gấc', 'Thịt gà ta'), 'ga')).toEqual([
      'Thịt gà ta',
      'Gấc',
      'Gan bò',
    ]);
  });

  it('finds three letters inside of a word, last', () => {
    expect(names(buildIndex('Cà rốt', 'Kẹo sô-cô-la', 'Yaourt'), 'our')).toEqual(['Yaourt']);
    expect(names(buildIndex('Yaourt'), 'ou')).toEqual([]);
  });

  it('puts shorter names and own foods first among equals', () => {
    const own = item('Gạo của tôi ngon', { own: true });
    expect(names(buildIndex('Gạo nếp cái', 'Gạo lứt', own), 'gạo')).toEqual([
      'Gạo của tôi ngon',
      'Gạo lứt',
      'Gạo nếp cái',
    ]);
  });

  it('finds each word wherever it stands, and all of them', () => {
    const index = buildIndex('Sữa bột toàn phần', 'Sữa chua', 'Bột sắn');
    expect(names(index, 'bot sua')).toEqual(['Sữa bột toàn phần']);
  });

  it('finds a name while it is being typed', () => {
    const index = buildIndex('Rau muống', 'Cá mè', 'Thịt bò');
    for (const query of ['r', 'ra', 'rau', 'rau m', 'rau muố', 'rau muống'])
      expect(names(index, query)[0]).toBe('Rau muống');
  });

  it('prefers the name itself to another name, even a longer one', () => {
    expect(names(buildIndex(item('Ăn', { aliases: ['Pork'] }), 'Pork'), 'pork')).toEqual([
      'Pork',
      'Ăn',
    ]);
  });

  it('finds other names of an item', () => {
    const index = buildIndex(item('Thịt lợn', { aliases: ['Pork'] }), 'Pork chop');
    expect(index.search('pork')).toEqual([
      { item: expect.objectContaining({ name: 'Thịt lợn' }), via: 'Pork' },
      { item: expect.objectContaining({ name: 'Pork chop' }) },
    ]);
  });
});

describe('S03 regional names find each other', () => {
  it('knows at least thirty groups', () => {
    expect(ALIAS_GROUPS.length).toBeGreaterThanOrEqual(30);
  });

  it.each(ALIAS_GROUPS.map((group) => [group.join(' / '), group] as const))(
    '%s',
    (_title, group) => {
      for (const name of group)
        for (const query of group) {
          expect(names(buildIndex(name), query), `${query} → ${name}`).toEqual([name]);
          expect(names(buildIndex(`Món ${name} ngon`), fold(query))).toEqual([`Món ${name} ngon`]);
        }
    },
  );

  it('says by which name something was found', () => {
    expect(buildIndex('Thịt lợn nạc').search('thịt heo')[0]?.via).toBe('thịt heo nạc');
    expect(buildIndex('Thịt lợn nạc').search('thịt lợn')[0]).not.toHaveProperty('via');
  });

  it('combines several regional words', () => {
    expect(regionalNames('Chả lợn rán').sort()).toEqual([
      'chả heo chiên',
      'chả heo rán',
      'chả lợn chiên',
    ]);
  });

  it('reads whole phrases: other foods with the same syllable stay what they are', () => {
    expect(regionalNames('Cá mè')).toEqual([]);
    expect(regionalNames('Rau thơm')).toEqual([]);
    expect(regionalNames('Lá dứa')).toEqual([]);
    expect(regionalNames('Bột sắn dây')).toEqual([]);
    expect(regionalNames('Rau mùi tàu')).toEqual(['ngò gai']);
    expect(regionalNames('Cải bắp')).not.toContain('cải ngô');
    expect(regionalNames('Bí ngô')).not.toContain('bí bắp');
    expect(regionalNames('Cá quả')).not.toContain('cá trái');
    expect(regionalNames('Đậu tương (đậu nành)')).not.toContain('đậu nành đậu nành');
  });

  it('finds gioi as mận in the South, but no plums for gioi', () => {
    expect(names(buildIndex('Mận', 'Gioi'), 'mận')).toEqual(['Mận', 'Gioi']);
    expect(names(buildIndex('Mận', 'Gioi'), 'gioi')).toEqual(['Gioi']);
  });
});

describe('S03 vocabulary', () => {
  it('names only who has every word, begun or, from three letters, contained', () => {
    const words = new Vocabulary<{ id: number }>();
    const [both, one] = [{ id: 1 }, { id: 2 }];
    words.add(' thit lon nac ', both);
    words.add(' thit bo ', one);
    expect([...words.candidates(['th', 'nac'])]).toEqual([both]);
    expect([...words.candidates(['hit'])]).toEqual([both, one]);
    expect([...words.candidates(['it'])]).toEqual([]);
    words.remove(' thit lon nac ', both);
    expect([...words.candidates(['thit'])]).toEqual([one]);
  });
});

describe('S03 filters', () => {
  const index = buildIndex(
    item('Gạo tẻ', { category: 'Ngũ cốc', calories: 344, protein: 7.9 }),
    item('Gạo lứt', { category: 'Ngũ cốc' }),
    item('Cơm gạo', { kind: 'recipe', category: 'Bữa trưa', calories: 130, protein: 0 }),
    item('Lá gạo', { category: 'Rau, quả, củ dùng làm rau', calories: 20 }),
    item('Hạt gạo', { category: 'Hạt, quả giàu đạm', calories: 500 }),
    item('Dầu gạo', { category: 'Dầu, mỡ, bơ', calories: 900 }),
  );

  it('by kind', () => {
    expect(names(index, 'gạo', { kinds: ['recipe'] })).toEqual(['Cơm gạo']);
  });

  it('by energy and protein, both ends included, leaving out what does not report it', () => {
    expect(names(index, 'gạo', { maxCalories: 344, minCalories: 130 })).toEqual([
      'Gạo tẻ',
      'Cơm gạo',
    ]);
    expect(names(index, 'gạo', { maxProtein: 5 })).toEqual(['Cơm gạo']);
    expect(names(index, 'gạo', { minProtein: 5 })).toEqual(['Gạo tẻ']);
  });

  it('by category, accent- and case-insensitive', () => {
    expect(names(index, 'gạo', { categories: ['NGU COC'] })).toEqual(['Gạo tẻ', 'Gạo lứt']);
  });

  it("by the picker's quick buttons, word by word: đậu is not dầu", () => {
    expect(names(index, 'gạo', { categories: ['Rau củ'] })).toEqual(['Lá gạo']);
    expect(names(index, 'gạo', { categories: ['Hạt/Đậu'] })).toEqual(['Hạt gạo']);
  });

  it('limits, and browses by name where asked', () => {
    expect(names(index, 'gạo', { limit: 2 })).toHaveLength(2);
    expect(names(index, '', { browse: true, limit: 3 })).toEqual(['Cơm gạo', 'Dầu gạo', 'Gạo lứt']);
    expect(names(index, '', { browse: true, kinds: ['recipe'] })).toEqual(['Cơm gạo']);
  });

  it('C browses through what is used first, the most used at the top, then what is own', () => {
    const all = new FoodIndex();
    all.set([item('Bún'), item('Cơm'), item('Xôi'), item('Rau của tôi', { own: true })]);
    const id = (name: string) => all.search(name)[0]!.item.id;
    all.setUses(
      new Map([
        [id('Cơm'), 2],
        [id('Xôi'), 9],
        ['gone', 40],
      ]),
    );
    expect(names(all, '', { browse: true })).toEqual(['Xôi', 'Cơm', 'Rau của tôi', 'Bún']);
    expect(names(all, '', { browse: true, limit: 1 })).toEqual(['Xôi']);
  });

  it('browses through what is own first', () => {
    const mine = item('Rau của tôi', { own: true });
    const all = buildIndex('Bún', 'Cơm', mine);
    expect(names(all, '', { browse: true, limit: 2 })).toEqual(['Rau của tôi', 'Bún']);
  });
});

describe('S03 the index follows changes', () => {
  it('adds, replaces and removes', () => {
    const index = buildIndex('Cá thu', 'Cá hồi');
    index.add([item('Cá chép'), item('Cá ngừ', { id: 'Cá thu' })]);
    expect(names(index, 'cá')).toEqual(['Cá hồi', 'Cá ngừ', 'Cá chép']);
    expect(index.size).toBe(3);
    index.remove(['Cá hồi', 'nobody']);
    expect(names(index, 'cá')).toEqual(['Cá ngừ', 'Cá chép']);
    index.set([item('Tôm')]);
    expect([index.size, ...names(index, 'cá')]).toEqual([1]);
  });

  it('keeps the order of names whether filled at once or one by one', () => {
    const words = ['ổi', 'Bưởi', 'đào', 'Cam', 'Ốc', 'Dứa', 'ớt', 'Ăn', 'An'];
    const letters = Array.from({ length: 200 }, (_value, index) => `${words[index % 9]} ${index}`);
    const atOnce = buildIndex(...letters);
    const oneByOne = new FoodIndex();
    for (const name of letters) oneByOne.add([item(name)]);
    const all = { browse: true, limit: 500 };
    expect(names(oneByOne, '', all)).toEqual(names(atOnce, '', all));
    const collator = new Intl.Collator('vi');
    expect(names(atOnce, '', all)).toEqual([...letters].sort(collator.compare));
  });
});

describe('P26 for whom it is, and keys struck in another order', () => {
  const index = buildIndex('Cháo cá hồi', 'Cháo dinh dưỡng cho bé', 'Phô mai que', 'Sữa bò tươi');

  it('finds the dish, whoever it is for', () => {
    expect(names(index, 'cháo cá hồi cho bé')[0]).toBe('Cháo cá hồi');
    expect(names(index, 'chao ca hoi cho nguoi gia')[0]).toBe('Cháo cá hồi');
    expect(names(index, 'cháo dinh dưỡng cho bé')[0]).toBe('Cháo dinh dưỡng cho bé');
  });

  it('leaves milk the one that it is meant for', () => {
    expect(withoutFillers(['sữa', 'cho', 'bé'])).toEqual([]);
    expect(withoutFillers(['cháo', 'cho', 'bé'])).toEqual([['cháo']]);
  });

  it('reads a short word with two keys swapped', () => {
    expect(names(index, 'phô mai qeu')[0]).toBe('Phô mai que');
  });
});
