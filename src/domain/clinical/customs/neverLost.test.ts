import { describe, expect, it } from 'vitest';
import { saysNoAllergy } from '../allergens/noAllergy';
import { readCustoms } from './read';

const read = (text: string) => {
  const { customs, ignored } = readCustoms(text, '2026-11-29');
  return {
    read: customs.flatMap((one) => (one.kind === 'avoid' ? [`${one.degree}:${one.food}`] : [])),
    ignored,
  };
};

describe('an allergy that a person writes', () => {
  it.each([
    ['Dị ứng cá, không thích cà', ['allergy:cá', 'dislike:cà']],
    ['Dị ứng bơ. Không ăn bò', ['allergy:bơ', 'cannot:bò']],
    ['Dị ứng cá. Không ăn cá, tôm', ['allergy:cá', 'cannot:tôm']],
    ['Hải sản em bị dị ứng ạ', ['allergy:hải sản']],
    ['Tôm dị ứng nặng lắm', ['allergy:tôm']],
    ['Không ăn được cá vì dị ứng từ nhỏ', ['allergy:cá']],
    ['Không ăn được cá vì dị ứng', ['allergy:cá']],
    ['Không uống sữa do dị ứng nặng', ['allergy:sữa']],
    ['Sữa tươi em không uống được ạ', ['cannot:sữa tươi']],
    ['Không dị ứng gì ngoài cua', ['allergy:cua']],
    ['Không dị ứng tôm chỉ dị ứng cua', ['allergy:cua']],
    ['Sữa bò: dị ứng', ['allergy:sữa bò']],
    ['Từng sốc phản vệ với đậu phộng', ['allergy:đậu phộng']],
    ['Hồi nhỏ dị ứng trứng', ['allergy:trứng']],
    ['Ăn chay trường có dị ứng đậu phộng', ['allergy:đậu phộng']],
    ['Bé ăn cháo bị dị ứng trứng', ['allergy:trứng']],
    ['Thứ 7, chủ nhật ăn ngoài. Dị ứng tôm.', ['allergy:tôm']],
    ['Dị ứng hải sản trừ mực', ['allergy:hải sản trừ mực']],
    ['Dị ứng hải sản (trừ cá)', ['allergy:hải sản trừ cá']],
    ['Dị ứng các loại hạt, ngoài ra đậu phộng', ['allergy:hạt', 'allergy:đậu phộng']],
    ['Dị ứng tôm ngoài ra còn cua', ['allergy:tôm', 'allergy:cua']],
    ['di ung tom ngoai ra con cua', ['allergy:tom', 'allergy:cua']],
    ['Không dị ứng hải sản ngoài cua', ['allergy:cua']],
    ['Dị ứng hải sản, ngoại trừ mực', ['allergy:hải sản trừ mực']],
    ['Dị ứng hải sản (trừ rau muống)', ['allergy:hải sản']],
    ['Không ăn thịt trừ thịt gà', ['cannot:thịt trừ thịt gà']],
    // "Bò", "bơ" and "hồng" are no denials.
    ['Bé uống sữa bò bị dị ứng', ['allergy:sữa bò']],
    ['be uong sua bo bi di ung', ['allergy:sua bo']],
    ['Uống sữa bò bị dị ứng', ['allergy:sữa bò']],
    ['Thịt bò bị dị ứng', ['allergy:thịt bò']],
    ['thit bo bi di ung', ['allergy:thit bo']],
    ['Ăn bơ bị dị ứng', ['allergy:bơ']],
    ['Ăn hồng bị dị ứng', ['allergy:hồng']],
    ['Sữa bò kiêng vì dị ứng', ['allergy:sữa bò']],
    ['Thịt bò: kiêng', ['cannot:thịt bò']],
    ['thit bo: kieng', ['cannot:thit bo']],
    ['bo di ung', ['allergy:bo']],
    ['Bé bú sữa công thức bị dị ứng', ['allergy:sữa công thức']],
    ['Tôm bị dị ứng còn cua thì không', ['allergy:tôm']],
    ['Dị ứng tôm còn cua thì ăn được', ['allergy:tôm']],
    // The present.
    ['Hồi nhỏ dị ứng tôm, giờ vẫn không ăn được', ['allergy:tôm']],
    ['Từng sốc phản vệ với đậu phộng, nay không ăn được nữa', ['allergy:đậu phộng']],
    ['Hồi nhỏ dị ứng trứng, giờ chỉ ăn được lòng đỏ', ['allergy:trứng']],
    ['Từng dị ứng cua, bây giờ vẫn chưa khỏi', ['allergy:cua']],
    ['Từng sốc phản vệ với tôm. Hiện tại không ăn được hải sản', ['allergy:tôm', 'cannot:hải sản']],
    ['Hồi nhỏ dị ứng trứng, giờ ăn bình thường rồi', []],
    ['Hồi nhỏ dị ứng trứng, nay đã hết', []],
    // An exception in front of the denial, and without accents.
    ['Ngoài tôm ra em không dị ứng gì', ['allergy:tôm']],
    ['ngoai tom ra em khong di ung gi', ['allergy:tom']],
    ['Ngoài hải sản ra em ăn được hết', ['cannot:hải sản']],
    ['Trừ đậu phộng ra em ăn được tất cả', ['cannot:đậu phộng']],
    ['khong di ung gi ngoai cua', ['allergy:cua']],
    ['em an duoc het tru tom', ['cannot:tom']],
    ['Không dị ứng gì trừ tôm', ['allergy:tôm']],
    // A denial beside an allergy.
    ['Hết dị ứng sữa còn dị ứng trứng', ['allergy:trứng']],
    ['Không ăn được tôm chứ không dị ứng', ['cannot:tôm']],
    ['Hết dị ứng tôm rồi vẫn kỵ ghẹ', ['cannot:ghẹ']],
    ['không còn dị ứng trứng', []],
    ['Hết dị ứng tôm, vẫn ăn được', []],
  ])('%s', (text, expected) => expect(read(text).read).toEqual(expected));

  it.each([
    'Không ăn được tất cả các loại hải sản',
    'Kiêng ăn tất cả các loại hạt',
    'Không phải dị ứng mà là không dung nạp lactose',
    'Không ăn chay được vì dị ứng đậu nành',
  ])('%s: something is read or shown', (text) => {
    const { read: foods, ignored } = read(text);
    expect(foods.length + ignored.length).toBeGreaterThan(0);
  });

  it.each<[string, string[], object]>([
    ['Ăn chay trường, không uống được sữa', ['cannot:sữa'], { milk: false }],
    ['Ăn chay trường, không ăn được trứng', ['cannot:trứng'], { egg: false }],
    ['Ăn chay trường, không được ăn trứng', ['cannot:trứng'], { egg: false }],
    ['an chay truong, khong uong duoc sua', ['cannot:sua'], { milk: false }],
    ['Thuần chay, không uống được sữa', ['cannot:sữa'], { egg: false, milk: false }],
    ['Ăn chay mùng 1 và rằm. Không uống được sữa.', ['cannot:sữa'], { milk: false }],
    ['Ăn chay trường, không ăn được trứng sữa', ['cannot:trứng sữa'], { egg: false, milk: false }],
    ['Ăn chay rằm, không ăn trứng sữa', [], { egg: false, milk: false }],
    ['Ăn chay trường không dung nạp gluten', ['cannot:gluten'], {}],
    ['Ăn chay rằm không dung nạp gluten', ['cannot:gluten'], {}],
    ['Ăn chay trường, có trứng sữa', [], { egg: true, milk: true }],
  ])('beside a fast: %s', (text, foods, fast) => {
    const { customs } = readCustoms(text, '2026-11-29');
    expect(read(text).read).toEqual(foods);
    expect(customs.filter((one) => one.kind === 'avoid' && one.on)).toEqual([]);
    const { egg, milk } = customs.find((one) => one.kind === 'chay') ?? {};
    expect({ egg, milk }).toEqual({ egg: undefined, milk: undefined, ...fast });
  });

  it.each([
    ['Bé ăn cháo mẫn cảm với trứng', ['allergy:trứng']],
    ['Làm ca đêm không uống được sữa', ['cannot:sữa']],
    ['Răng yếu không ăn được thịt bò', ['cannot:thịt bò']],
    [
      'Theo đạo Hồi không ăn hải sản',
      ['cannot:thịt heo', 'cannot:rượu bia', 'cannot:tiết', 'cannot:hải sản'],
    ],
    ['Răng yếu không nhai được thịt', []],
  ])('beside a habit or a faith: %s', (text, foods) => expect(read(text).read).toEqual(foods));

  it.each(['Ăn chay rằm kiêng nấm', 'Làm ca đêm không ăn được xoài'])(
    'beside a fast or a habit an unknown food is shown: %s',
    (text) => expect(read(text).read.length + read(text).ignored.length).toBeGreaterThan(0),
  );

  it.each<[string, string[], string[]]>([
    ['Dị ứng:\n- Xoài\n- Tôm\n- Cua', ['allergy:tôm', 'allergy:cua'], ['- Xoài']],
    ['Dị ứng: tôm; xoài; cua', ['allergy:tôm', 'allergy:cua'], ['xoài']],
    ['Dị ứng\n- Xoài\n- Tôm', ['allergy:tôm'], ['- Xoài']],
    ['Dị ứng:\nHay ăn cá\nTôm', [], ['Dị ứng:', 'Hay ăn cá', 'Tôm']],
    ['Dị ứng: trứng (không ăn), cá', ['allergy:trứng', 'allergy:cá'], ['không ăn']],
    ['Dị ứng tôm (không ăn được), cua', ['allergy:tôm', 'allergy:cua'], ['không ăn được']],
    [
      'Không thích rau mùi, dị ứng (tôm, cua)',
      ['dislike:rau mùi', 'allergy:tôm', 'allergy:cua'],
      [],
    ],
    ['Kiêng mỡ và dị ứng (đậu phộng)', ['cannot:mỡ', 'allergy:đậu phộng'], []],
    ['Trứng (dị ứng), cá', ['allergy:trứng'], ['cá']],
    ['Tôm, dị ứng', ['allergy:tôm'], []],
    // Words about one food may contradict the list.
    ['Dị ứng tôm, cua thì không', ['allergy:tôm'], ['cua thì không']],
    ['Dị ứng tôm, sữa vẫn uống tốt', ['allergy:tôm'], ['sữa vẫn uống tốt']],
    ['di ung tom, sua van uong tot', ['allergy:tom'], ['sua van uong tot']],
    ['Dị ứng tôm, cua cũng bị', ['allergy:tôm', 'allergy:cua'], []],
    ['Dị ứng tôm, cua cũng không bị', ['allergy:tôm'], ['cua cũng không bị']],
    ['Dị ứng tôm, cua bị nhẹ', ['allergy:tôm', 'allergy:cua'], []],
    ['Dị ứng hải sản, huyết áp cao', ['allergy:hải sản'], ['huyết áp cao']],
    ['Dị ứng tôm, gan nhiễm mỡ, cua', ['allergy:tôm', 'allergy:cua'], ['gan nhiễm mỡ']],
  ])('a list and its headings: %j', (text, foods, ignored) =>
    expect(read(text)).toEqual({ read: foods, ignored }),
  );

  it('days of one sentence do not narrow the refusal of the next', () => {
    const { customs } = readCustoms('Thứ 7, chủ nhật ăn ngoài. Không ăn thịt heo.', '2026-11-29');
    const pork = customs.find((one) => one.kind === 'avoid' && one.food === 'thịt heo');
    expect(pork).toBeDefined();
    expect(pork).not.toHaveProperty('on');
  });

  it.each(['Không ăn hải sản từ tháng 7', 'Không ăn hải sản từ thứ 2'])(
    '%s: a beginning narrows no refusal, and is shown',
    (text) => {
      const { customs, ignored } = readCustoms(text, '2026-11-29');
      expect(customs).toMatchObject([{ kind: 'avoid', food: 'hải sản' }]);
      expect(customs[0]).not.toHaveProperty('on');
      expect(ignored).toEqual([text]);
    },
  );

  it('na and hồng are fruits, n/a and hổng are none', () => {
    expect(['Na', 'Hồng', 'hồng'].map(saysNoAllergy)).toEqual([false, false, false]);
    expect(['N/A', 'hổng', 'không', '-'].map(saysNoAllergy)).toEqual([true, true, true, true]);
  });

  it('never leaves without a trace, whatever stands around it', () => {
    const foods = ['tôm', 'cá', 'đậu phộng', 'sữa bò', 'trứng gà', 'hải sản'];
    const before = ['', 'em ', 'ăn chay rằm, ', 'hồi nhỏ ', 'thứ 7 ', 'bé ăn cháo ', 'kiêng cay. '];
    const verbs = ['dị ứng', 'bị dị ứng', 'dị ứng nặng với', 'từng phản vệ với', 'hay dị ứng'];
    const after = ['', ' ạ', ' từ nhỏ', ' lắm', ', không thích cà', ' nên không ăn'];
    for (const food of foods)
      for (const one of before)
        for (const verb of verbs)
          for (const other of after) {
            const text = `${one}${verb} ${food}${other}`;
            const { read: all, ignored } = read(text);
            const isKept = all.includes(`allergy:${food}`);
            expect(isKept || ignored.join(' ').includes(food), text).toBe(true);
          }
  });
});
