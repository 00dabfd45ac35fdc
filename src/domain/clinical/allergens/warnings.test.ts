import { describe, expect, it } from 'vitest';
import { describeSource } from './source';
import { allergyWarnings, unlistedAllergies } from './warnings';

function line(name: string, allergens?: string[]) {
  return {
    name,
    snapshot: {
      basis: { amount: 100, unit: 'g' },
      nutrients: {},
      sourceVersion: '1',
      ...(allergens ? { allergens } : {}),
    },
  };
}

const levels = (name: string, allergy: string, allergens?: string[]) =>
  allergyWarnings(line(name, allergens), [allergy]).map(({ level }) => level);

const describeWarning = (name: string, allergy: string) => {
  const [worst] = allergyWarnings(line(name), [allergy]);
  return worst && `${worst.allergen} (${describeSource(worst, name)})`;
};

const inJoinedTag = (name: string) =>
  allergyWarnings(line(name), ['Tôm,sữa; trứng và đậu phộng']).map(({ allergy }) => allergy);

describe('E07 allergen warning', () => {
  it.each([
    ['Chả tôm', undefined, 'tôm'],
    ['Tôm đồng', undefined, 'tom'],
    ['tom rang', undefined, 'Tôm'],
    ['Bánh canh', ['tôm'], 'Tôm'],
    ['Cua bể', undefined, 'Hải sản'],
    ['Lạc hạt', undefined, 'đậu phộng'],
    ['Đậu phộng', undefined, 'lạc'],
    ['Thuỷ sản khô', undefined, 'thủy sản'],
    ['Sữa bò tươi', undefined, 'Dị ứng sữa'],
    ['Phô mai', undefined, 'sữa'],
    ['Váng sữa', undefined, 'Sữa bò'],
    ['Trà sữa trân châu', undefined, 'không dung nạp lactose'],
    ['Sữa hạnh nhân pha sữa bò', undefined, 'sữa'],
    ['Bơ động vật', undefined, 'Sữa bò'],
    ['Bột mì', undefined, 'gluten'],
    ['Bánh mì', undefined, 'Lúa mì'],
    ['Mì sợi khô', undefined, 'gluten'],
    ['Nui rau củ', undefined, 'gluten'],
    ['Sữa đậu nành không đường', undefined, 'Đậu nành'],
    ['Đậu hũ', undefined, 'đậu tương'],
    ['Nước tương', undefined, 'Đậu nành'],
    ['Sữa hạnh nhân', undefined, 'hạnh nhân'],
    ['Sữa hạnh nhân', undefined, 'Các loại hạt'],
    ['Sữa óc chó', undefined, 'các loại hạt'],
    ['Nước mắm', undefined, 'Cá'],
    ['Lươn', undefined, 'cá'],
    ['Mắm tôm', undefined, 'Tôm'],
    ['Tôm khô', undefined, 'Tôm'],
    ['Bánh phồng tôm', undefined, 'tôm'],
    ['Riêu cua', undefined, 'cua'],
    ['Mắm tép chua', undefined, 'tép'],
    ['Mắm tép chưng thịt', undefined, 'Tôm'],
    ['Mắm ruốc', undefined, 'tôm'],
    ['Cà tím xào mắm ruốc', undefined, 'Tôm'],
    ['Ruốc khô', undefined, 'tép'],
    ['Mắm ba khía', undefined, 'Cua'],
    ['Cơm trắng', undefined, 'gạo'],
    ['Bún tươi', undefined, 'dị ứng gạo'],
    ['Xôi gấc', undefined, 'Gạo'],
    ['Trứng cút', undefined, 'Trứng'],
    ['Trứng chim cút', undefined, 'trứng gà'],
    ['Hột vịt lộn', undefined, 'Trứng'],
    ['Bánh bông lan', undefined, 'trứng'],
    ['Dầu mè', undefined, 'Mè'],
    ['Dầu vừng', undefined, 'mè'],
    ['Muối mè', undefined, 'Vừng'],
    ['Bún riêu', undefined, 'giáp xác'],
    ['Hàu sữa nướng', undefined, 'Nhuyễn thể'],
    ['Thịt lợn nạc', undefined, 'Thịt heo'],
    ['Ngô tươi', undefined, 'bắp'],
    ['Mật ong', undefined, 'mat ong'],
  ])('%s (%s) is not for who is allergic to %s', (name, allergens, allergy) => {
    const warnings = allergyWarnings(line(name, allergens), [allergy, 'củ dền']);
    expect(warnings).toHaveLength(1);
    expect(warnings).toMatchObject([{ allergy, level: 'contains' }]);
  });

  it.each([
    ['Bơ', 'sữa'],
    ['Bánh quy', 'Sữa bò'],
    ['Sữa bắp', 'sữa'],
    ['Sô-cô-la', 'sữa'],
    ['Yến mạch cán', 'gluten'],
    ['Hạt nêm', 'gluten'],
    ['Quả trứng gà', 'Trứng'],
    ['Muối vừng', 'lạc'],
    ['Gỏi đu đủ', 'Đậu phộng'],
    ['Lạc hạt', 'Các loại hạt'],
    ['Gỏi cuốn', 'tôm'],
    ['Mắm ruốc', 'cá'],
    ['Lẩu hải sản', 'tôm'],
    ['Lẩu hải sản', 'mực'],
    ['Ruốc', 'tôm'],
    ['Bún bò Huế', 'tôm'],
    ['Muối Tây Ninh', 'Tôm'],
    ['Bánh phồng', 'tôm'],
    ['Me rang', 'mè'],
    ['Sữa bột đậu nành', 'sữa bò'],
  ])('%s may hold what harms who is allergic to %s', (name, allergy) => {
    expect(levels(name, allergy)).toEqual(['may']);
  });

  it.each([
    ['Cua bể', 'Tôm'],
    ['Mắm ruốc', 'cua'],
    ['Hạt dẻ', 'Hạt điều'],
    ['Nghêu hấp', 'mực'],
    ['Sữa tươi', 'phô mai'],
  ])('%s is akin to what harms who is allergic to %s', (name, allergy) => {
    expect(levels(name, allergy)).toEqual(['related']);
  });

  it.each([
    ['Sữa đậu nành không đường', 'Sữa bò'],
    ['Sữa dừa', 'sữa'],
    ['Sữa hạnh nhân', 'Sữa'],
    ['Sữa yến mạch', 'sữa'],
    ['Sữa gạo lứt', 'lactose'],
    ['Sữa hạt điều', 'sữa'],
    ['sua dau nanh', 'sữa'],
    ['Sữa bò tươi', 'sữa đậu nành'],
    ['Vú sữa', 'Sữa'],
    ['Heo sữa quay', 'sữa'],
    ['Bơ trái', 'Sữa bò'],
    ['Bơ đậu phộng', 'sữa'],
    ['Sữa đậu xanh', 'đậu nành'],
    ['Sữa chua không đường', 'Không'],
    ['Cà rốt', 'cá'],
    ['Rau diếp cá', 'Cá'],
    ['Ca cao', 'cá'],
    ['Trứng cá hồi', 'trứng'],
    ['Bánh phở', 'bánh mì'],
    ['Khoai mì', 'gluten'],
    ['Mì chính', 'gluten'],
    ['Tương ớt', 'đậu nành'],
    ['Khoai môn', 'mơ'],
    ['Thịt gà ta', 'tôm'],
    ['Bánh phồng nếp', 'tôm'],
    ['Cá cơm kho', 'gạo'],
    ['Bắp nếp luộc', 'Gạo'],
    ['Nước mắm', 'Tôm'],
    ['Rau càng cua', 'Cua'],
    ['Tép tỏi', 'tép'],
    ['Gạo của nhà', 'cua'],
    ['Nấm bào ngư', 'hải sản'],
    ['Bơ trái', 'hải sản'],
    ['Óc chó', 'Ốc'],
    ['Kem ốc quế', 'nhuyễn thể'],
    ['Cá mè', 'mè'],
    ['Lá me', 'mè'],
    ['Đậu trứng cuốc', 'trứng'],
    ['Cháo gà', 'đậu nành'],
    ['Bắp cải', 'Ngô'],
    ['Đậu bắp', 'bắp'],
    ['Hàu sữa', 'sữa'],
    ['Rau thơm', 'dứa'],
    ['Hạt sen', 'hạt điều'],
    ['Bò bía', 'bơ'],
  ])('%s does not concern who is allergic to %s', (name, allergy) => {
    expect(allergyWarnings(line(name), [allergy])).toEqual([]);
  });

  it('splits what an older version stored as one tag', () => {
    expect(inJoinedTag('Tôm khô')).toEqual(['Tôm']);
    expect(inJoinedTag('Sữa bò tươi')).toEqual(['sữa']);
    expect(inJoinedTag('Trứng gà')).toEqual(['trứng']);
    expect(inJoinedTag('Lạc rang')).toEqual(['đậu phộng']);
  });

  it('puts what is certain first, and says by which words', () => {
    expect(allergyWarnings(line('Bánh quy trứng'), ['Sữa bò', 'Trứng'])).toEqual([
      { allergy: 'Trứng', level: 'contains', sign: 'trứng', allergen: 'trứng' },
      { allergy: 'Sữa bò', level: 'may', sign: 'bánh quy', allergen: 'sữa' },
    ]);
  });

  it('G1 a drink and an oil whose names do not say what they are made of', () => {
    expect(levels('Bạc xỉu', 'Sữa')).toEqual(['contains']);
    expect(levels('Dầu phộng', 'Đậu phộng')).toEqual(['contains']);
  });

  it('an empty word is no allergy', () => {
    expect(allergyWarnings(line('Tôm'), ['', ' '])).toEqual([]);
  });

  it('G1 "hải sản" makes sea fish and shrimps certain, cá lóc and fish sauce only possible', () => {
    const level = (name: string) => allergyWarnings(line(name), ['Hải sản'])[0]?.level;
    expect(['Cá thu', 'Tôm biển', 'Mực'].map(level)).toEqual(['contains', 'contains', 'contains']);
    expect(['Cá lóc', 'Cá rô phi kho', 'Nước mắm'].map(level)).toEqual(['may', 'may', 'may']);
    expect(allergyWarnings(line('Cá lóc'), ['Cá'])[0]?.level).toBe('contains');
  });

  it('G1 a recipe is looked through to its ingredients, declared or not', () => {
    const plain = line('Gỏi ngó sen');
    const parts = ['Ngó sen', 'Lạc rang', 'Hành tím'];
    const dish = { ...plain, snapshot: { ...plain.snapshot, parts } };
    expect(allergyWarnings(dish, ['Đậu phộng'])).toMatchObject([
      { level: 'contains', sign: 'lạc' },
    ]);
    expect(allergyWarnings(dish, ['Hành tím'])).toMatchObject([{ level: 'contains' }]);
  });

  it('G1 an allergy of 200 characters is read like any other', () => {
    const long = `Dị ứng tôm ${'và các loại tương tự '.repeat(10)}`.slice(0, 200);
    expect(allergyWarnings(line('Tôm rim'), [long])[0]?.level).toBe('contains');
  });
});

describe('G1 a dish by its name alone', () => {
  it.each([
    ['Bánh bao', 'gluten', 'contains'],
    ['Bánh bao', 'trứng', 'may'],
    ['Bánh bao', 'sữa', 'may'],
    ['Bánh xèo', 'gluten', 'may'],
    ['Bánh xèo', 'trứng', 'may'],
    ['Bánh xèo', 'tôm', 'may'],
    ['Bánh xèo', 'cá', 'may'],
    ['Mì Quảng', 'đậu phộng', 'may'],
    ['Mì Quảng', 'trứng', 'may'],
    ['Bún thịt nướng', 'lạc', 'may'],
    ['Gỏi cuốn', 'đậu phộng', 'may'],
    ['Bún đậu', 'đậu nành', 'contains'],
    ['Bánh tráng trộn', 'trứng', 'may'],
    ['Cơm tấm', 'trứng', 'may'],
    ['Bánh khọt', 'tôm', 'may'],
    ['Bánh waffle', 'trứng', 'contains'],
    ['Latte', 'sữa', 'contains'],
    ['Sinh tố bơ', 'sữa', 'may'],
  ])('"%s" for who must not have %s: %s', (name, allergy, level) => {
    expect(levels(name, allergy)).toEqual([level]);
  });

  it('says nothing of what has none of it', () => {
    for (const [name, allergy] of [
      ['Bánh xèo', 'sữa'],
      ['Chè xanh', 'đậu phộng'],
      ['Rau câu khô', 'sữa'],
      ['Cơm trắng', 'trứng'],
      ['Bún tươi', 'gluten'],
    ] as const)
      expect(levels(name, allergy), `${name}: ${allergy}`).toEqual([]);
  });
});

describe('A4 a possible allergen by its own name, and the part that it comes from', () => {
  it.each([
    ['Bún riêu cua', 'Dị ứng tôm', 'tôm (mắm tôm trong bún riêu cua)'],
    ['Xôi gấc', 'lạc', 'lạc (lạc rang trong xôi gấc)'],
    ['Bún chả nem', 'Tôm', 'tôm (nhân nem trong bún chả nem)'],
    ['Bánh tráng cuộn', 'Đậu phộng', 'đậu phộng (lạc rang trong bánh tráng cuộn)'],
    ['Bánh quy', 'Sữa bò', 'sữa (bánh quy)'],
    ['Bánh khọt', 'tom', 'tôm (trong bánh khọt)'],
    ['Sinh tố bơ', 'không dung nạp lactose', 'sữa (sữa đặc trong sinh tố bơ)'],
  ])('%s for who has %s: %s', (name, allergy, text) => {
    expect(describeWarning(name, allergy)).toBe(text);
  });
});

describe('words for an allergen, and dishes by their names alone', () => {
  it.each([
    ['Tôm rim', 'shrimp', 'contains'],
    ['Tôm hấp', 'Prawn', 'contains'],
    ['Sữa tươi', 'CMPA', 'contains'],
    ['Sữa tươi', 'đạm bò', 'contains'],
    ['Bánh mì ốp la', 'trứng', 'contains'],
    ['Cút lộn xào me', 'trứng', 'contains'],
    ['Kẹo dồi', 'lạc', 'contains'],
    ['Milo', 'sữa', 'contains'],
    ['Bánh plan', 'trứng', 'contains'],
    ['Thịt kho tàu', 'trứng', 'may'],
    ['Súp cua', 'trứng', 'may'],
    ['Bún riêu', 'trứng', 'may'],
    ['Xôi mặn', 'tôm', 'may'],
    ['Bún thái', 'tôm', 'may'],
    ['Tempura', 'tôm', 'may'],
    ['Súp bí đỏ', 'sữa', 'may'],
    ['Khoai tây nghiền', 'sữa', 'may'],
    ['Cà phê trứng', 'sữa', 'may'],
    ['Thịt viên', 'trứng', 'may'],
  ])('%s for “%s”: %s', (name, allergy, level) => {
    expect(levels(name, allergy)).toEqual([level]);
  });
});

describe('what a name denies', () => {
  it.each([
    ['Bún riêu không cua', 'cua'],
    ['Bún riêu (không cua)', 'cua'],
    ['Lẩu ko cua', 'cua'],
    ['Lẩu không có tôm', 'tôm'],
    ['No crab soup', 'crab'],
    ['Bánh mì không gluten', 'Celiac'],
    ['Gluten-free bánh mì', 'gluten'],
    ['Sữa không lactose', 'bất dung nạp lactose'],
    ['Bánh bông lan không trứng', 'trứng'],
  ])('“%s” is no sign of %s', (name, allergy) => expect(levels(name, allergy)).toEqual([]));

  it.each([
    ['Cơm không, tôm rim', 'tôm'],
    ['Lẩu thái (không tôm, có cua)', 'cua'],
    ['Sữa không lactose', 'sữa'],
    ['Bánh mì không đường', 'gluten'],
    ['Không gian cua biển', 'cua'],
  ])('“%s” still is one of %s', (name, allergy) =>
    expect(levels(name, allergy)).toEqual(['contains']),
  );

  it('nothing that is declared is denied by a name', () => {
    expect(levels('Bún riêu không cua', 'cua', ['cua'])).toEqual(['contains']);
  });
});

const dish = (name: string) => ({
  name,
  snapshot: { basis: { amount: 1, unit: 'phần' }, nutrients: {}, sourceVersion: '1' },
});

const certain = (name: string, allergies: string[]) =>
  allergyWarnings(dish(name), allergies)
    .filter(({ level }) => level === 'contains')
    .map(({ allergy }) => allergy);

describe('E07 food that is called like meat and fish, and made of plants', () => {
  const FLESH = ['cua', 'tôm', 'cá', 'mực', 'hải sản', 'thịt', 'bò', 'gà', 'xúc xích', 'chả lụa'];

  it.each([
    'Súp cua chay',
    'Bún riêu cua chay',
    'Tôm chay',
    'Cá kho tộ chay',
    'Mực xào chay',
    'Mắm tôm chay',
    'Chả cá chay',
    'Phở bò chay',
    'Gà kho sả chay',
    'Thịt kho chay',
    'Súp hải sản chay',
    'Xúc xích chay',
    'sup cua chay',
    'Cơm gà xối mỡ chay',
  ])('%s: neither is in it', (name) => {
    expect(certain(name, FLESH)).toEqual([]);
    expect(allergyWarnings(dish(name), ['cua', 'tôm', 'cá', 'thịt', 'bò', 'gà'])).toEqual([]);
  });

  it.each<[name: string, allergies: string[]]>([
    ['Bánh xèo chay tôm', ['tôm']],
    ['Cá kho và rau chay', ['cá']],
    ['Tôm rim, canh chay', ['tôm']],
    ['Trứng chiên chay', ['trứng']],
    ['Bánh mì chay', ['gluten']],
    ['Sữa chay', ['sữa']],
    ['Cháy tỏi tôm', ['tôm']],
    ['Cá thu hấp thay cho món chay', ['cá']],
    ['Cá thu hấp, ăn cùng cơm. Khách của bạn không ăn chay', ['cá']],
    ['Cá hồi áp chảo sốt bơ chanh kèm rau củ chay', ['cá']],
    ['Tôm không chay', ['tôm']],
    ['Bún tôm mặn, không phải món chay', ['tôm']],
    ['Tôm cháy tỏi', ['tôm']],
    ['tom chay toi', ['tôm']],
    ['tom chay', ['tôm']],
    ['com trang, ca chay canh', ['cá']],
  ])('%s: %j stays certain', (name, allergies) =>
    expect(certain(name, allergies)).toEqual(allergies),
  );

  it.each<[name: string, allergy: string]>([
    ['Tôm chay rim mặn', 'tôm'],
    ['Cá hấp rau chay', 'cá'],
    ['Cá kho chay hoặc mặn', 'cá'],
    ['Bún riêu chay thêm nước mắm', 'cua'],
  ])('%s: %s may be in it', (name, allergy) => {
    expect(allergyWarnings(dish(name), [allergy])).toMatchObject([{ level: 'may' }]);
  });

  it('a dish that stands for vegetarian food keeps the parts of its kind', () => {
    expect(certain('Bún riêu thay cho món chay', ['cua'])).toEqual(['cua']);
    expect(allergyWarnings(dish('Bún riêu chay'), ['cua'])).toEqual([]);
    expect(allergyWarnings(dish('Lẩu nấm chay'), ['cua', 'tôm', 'cá'])).toEqual([]);
  });
});

describe('E07 meat of an animal that somebody does not eat', () => {
  it.each([
    ['Sườn heo', 'thịt heo', 'contains'],
    ['Sườn non', 'thịt lợn', 'contains'],
    ['Chân giò hầm', 'heo', 'contains'],
    ['Chả lụa', 'thịt heo', 'contains'],
    ['Lạp xưởng', 'lợn', 'contains'],
    ['Thịt xông khói', 'pork', 'contains'],
    ['Huyết heo luộc', 'thịt heo', 'contains'],
    ['Cơm sườn', 'thịt heo', 'may'],
    ['Xúc xích tiệt trùng', 'thịt heo', 'may'],
    ['Bánh bao nhân thịt', 'thịt heo', 'may'],
    ['Gân bò', 'thịt bò', 'contains'],
    ['Thịt bê nạc', 'thịt bò', 'contains'],
    ['Ức gà không da', 'thịt gà', 'contains'],
    ['Cánh gà chiên', 'thịt gà', 'contains'],
    ['Cháo vịt', 'thịt vịt', 'contains'],
    ['Giả cầy', 'thịt heo', 'contains'],
    ['Thịt cừu nướng', 'mutton', 'contains'],
    ['Sườn cừu nướng', 'thịt cừu', 'contains'],
    ['Đùi ếch', 'ếch', 'contains'],
    ['Thịt chó rựa mận', 'thịt chó', 'contains'],
    ['Cháo lươn', 'lươn', 'contains'],
    ['Gan xào', 'nội tạng', 'contains'],
    ['Cháo tim cật', 'nội tạng', 'contains'],
    ['Mề gà nướng', 'lòng', 'contains'],
    ['Phá lấu lòng bò', 'nội tạng', 'contains'],
    ['Bánh mì pa tê', 'nội tạng', 'may'],
    ['Sườn bò nướng', 'thịt đỏ', 'contains'],
    ['Thịt dê nướng', 'thịt đỏ', 'contains'],
    ['Chả lụa', 'thịt đỏ', 'contains'],
    ['Thịt bò xay', 'thịt đỏ', 'contains'],
    ['Xúc xích', 'thịt đỏ', 'may'],
    ['Phở bò tái', 'tái sống', 'contains'],
    ['Tiết canh', 'sống', 'contains'],
    ['Gỏi cá trích', 'tái', 'contains'],
    ['Sushi cá hồi', 'sống', 'may'],
    ['Bún mắm', 'mắm', 'contains'],
    ['Đậu hũ chiên mắm tôm', 'mắm', 'contains'],
    ['Tôm hấp', 'biển', 'contains'],
  ])('%s: %s is %s', (name, refused, level) => {
    expect(levels(name, refused)).toEqual([level]);
  });

  it.each([
    ['Chả cá', 'thịt heo'],
    ['Sườn non chay', 'thịt heo'],
    ['Xúc xích bò', 'thịt heo'],
    ['Bia lon', 'thịt lợn'],
    ['Thanh long', 'thịt heo'],
    ['Sò huyết xào tỏi', 'thịt heo'],
    ['Sữa bò tươi', 'thịt bò'],
    ['Bánh bò', 'thịt bò'],
    ['Bò kho chay', 'thịt bò'],
    ['Trứng gà luộc', 'thịt gà'],
    ['Nấm đùi gà xào tỏi', 'thịt gà'],
    ['Trứng vịt lộn', 'vịt'],
    ['Bánh da lợn', 'thịt heo'],
    ['Giả cầy', 'thịt chó'],
    ['Hạt óc chó', 'thịt chó'],
    ['Trứng gà, lòng đỏ', 'nội tạng'],
    ['Sò huyết xào tỏi', 'nội tạng'],
    ['Ngô bao tử', 'nội tạng'],
    ['Hạt óc chó', 'nội tạng'],
    ['Sua tuoi tiet trung', 'nội tạng'],
    ['Phá lấu chay', 'nội tạng'],
    ['Ức gà', 'thịt đỏ'],
    ['Cá thu', 'thịt đỏ'],
    ['Sữa bò tươi', 'thịt đỏ'],
    ['Chả cá', 'thịt đỏ'],
    ['Rau sống', 'sống'],
    ['Gạo tẻ (sống)', 'tái sống'],
    ['Phở bò chín', 'tái'],
    ['Gà chiên nước mắm', 'mắm'],
    ['Canh rong biển đậu hũ', 'lươn'],
  ])('%s is free of %s', (name, refused) => {
    expect(levels(name, refused)).toEqual([]);
  });
});

it('words that every object of JavaScript has are words like others', () => {
  const words = ['constructor', '__proto__', 'toString'];
  expect(unlistedAllergies(words)).toEqual(words);
});
