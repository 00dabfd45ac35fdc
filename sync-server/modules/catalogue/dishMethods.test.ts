import { describe, expect, it } from 'vitest';
import type { DishMethod } from '../../../src/domain/menus/method';
import { DISH_FILES } from './dishes';
import { METHOD_FILES } from './methods';

interface RawDish {
  key: string;
  name: string;
  category: string;
  parts: Readonly<Record<string, number>>;
}
type RawMethod = DishMethod & { key: string };

const dishes = new Map(
  (DISH_FILES as unknown as readonly RawDish[][]).flat().map((dish) => [dish.key, dish]),
);
const methods = (METHOD_FILES as unknown as readonly RawMethod[][]).flat();

const PANTRY = new Set(['Dầu ăn', 'Muối', 'Nước mắm', 'Bột nêm', 'Đường cát', 'Hạt tiêu']);

const CALLED: Readonly<Record<string, readonly string[]>> = {
  'Thịt heo xay': ['thịt'],
  'Thịt heo nạc': ['thịt'],
  'Thịt heo ba chỉ': ['thịt'],
  'Thịt nạc vai heo': ['thịt'],
  'Thịt thăn heo': ['thịt'],
  'Thịt gà ta': ['gà'],
  Tép: ['tép'],
  'Ức gà không da': ['gà', 'thịt gà'],
  'Ức gà nướng': ['gà'],
  'Đùi gà': ['gà'],
  'Đùi gà không da': ['gà', 'thịt gà'],
  'Cánh gà': ['gà'],
  'Thịt vịt': ['vịt'],
  'Bắp bò': ['thịt', 'bò'],
  'Thịt bò nạc': ['bò', 'thịt'],
  'Thịt bò xay': ['bò', 'thịt'],
  'Chân giò heo': ['chân giò'],
  'Cua đồng': ['cua', 'gạch'],
  'Cua biển': ['cua'],
  'Hành củ tươi': ['hành củ', 'hành phi', 'hành'],
  'Hành lá': ['hành'],
  Tỏi: ['tỏi'],
  'Gạo tẻ (sống)': ['gạo', 'cháo'],
  'Gạo nếp (sống)': ['gạo', 'xôi'],
  'Gạo lứt (sống)': ['gạo'],
  'Cơm trắng (đã nấu)': ['cơm'],
  'Cơm gạo lứt (đã nấu)': ['cơm'],
  'Cơm dừa già': ['dừa'],
  'Cơm dừa non': ['dừa'],
  'Nước dừa': ['dừa'],
  'Nước cốt dừa': ['dừa'],
  'Dưa cải chua': ['dưa cải', 'cải chua'],
  'Rau dền đỏ': ['rau dền'],
  'Cải soong': ['cải xoong'],
  'Củ cái': ['khoai mỡ'],
  'Ngô nếp luộc': ['ngô'],
  'Bột bắp tinh': ['bột bắp'],
  'Hạt tiêu': ['tiêu'],
  'Ớt hiểm': ['ớt'],
  'Trứng gà': ['trứng', 'lòng đỏ'],
  'Trứng gà luộc': ['trứng', 'lòng đỏ'],
  'Tôm biển': ['tôm'],
  'Mực tươi': ['mực'],
  'Măng tươi': ['măng'],
  'Sấu xanh': ['sấu'],
  'Bắp ngọt': ['bắp'],
  'Trứng vịt bắc thảo': ['trứng'],
  'Trứng ốp la': ['trứng'],
  'Sữa bò tươi': ['sữa'],
  'Sữa đặc có đường': ['sữa'],
  'Sữa chua không đường': ['sữa chua'],
  'Sữa chua hũ có đường': ['sữa chua'],
  'Kem sữa tươi': ['kem sữa'],
  'Bơ động vật': ['bơ'],
  'Bơ mặn': ['bơ'],
  'Bơ trái': ['bơ'],
  'Phô mai mozzarella': ['phô mai'],
  'Hạt sen khô': ['hạt sen'],
  'Hạt sen tươi': ['hạt sen'],
  'Táo đỏ khô': ['táo đỏ'],
  'Bột đạm đậu nành': ['bột đạm'],
  'Bột mì căn (gluten khô)': ['bột mì căn'],
  'Đậu tây hạt': ['đậu tây'],
  'Đậu Hà Lan hộp': ['đậu hà lan'],
  'Đường nâu': ['đường'],
  'Nghệ tươi': ['nghệ'],
  'Mì Ý chín': ['mì ý'],
  'Mì trứng chín': ['mì'],
  'Mì sợi khô': ['mì'],
  'Mì ăn liền (khô)': ['mì'],
  'Bún tươi': ['bún'],
  'Bún khô': ['bún'],
  'Nui khô': ['nui'],
  'Miến dong': ['miến'],
  'Sốt cà chua cho mì Ý': ['sốt cà chua'],
  'Chả cá chế biến sẵn': ['chả cá'],
  'Chuối già': ['chuối'],
  'Chuối sứ': ['chuối'],
  'Nước cam vắt': ['nước cam'],
  'Lá me non': ['lá me'],
  'Lá mơ lông': ['lá mơ'],
  'Củ sắn nước': ['củ sắn'],
  Thơm: ['thơm'],
  'Cà tím': ['cà tím'],
  'Mỡ heo nước': ['mỡ'],
  'Chà bông heo': ['chà bông'],
  'Cá mòi hộp sốt cà': ['cá mòi'],
  'Bánh mì sandwich': ['bánh mì'],
  'Bánh mì nguyên cám': ['bánh mì'],
  'Xúc xích tiệt trùng': ['xúc xích'],
  'Nước nha đam': ['nha đam'],
  'Yến mạch cán dẹt': ['yến mạch'],
  'Khế chua': ['khế'],
  'Xoài chín': ['xoài'],
  'Me chua': ['me'],
  'Bột gạo': ['bột'],
};
const spaced = (text: string) =>
  ` ${text.toLocaleLowerCase('vi').replaceAll(/[^\p{L}\p{N}%°]+/gu, ' ')} `;
const listNames = (part: string): string[] => {
  const words = spaced(part.replaceAll(/\(.*?\)/g, ''))
    .trim()
    .split(' ');
  const two = words.slice(0, 2).join(' ');
  return [
    ...new Set([
      words.join(' '),
      two,
      ...(words.length === 1 ? words : []),
      ...(CALLED[part] ?? []),
    ]),
  ];
};

/** Longest first, so that "bánh mì" is not read as "mì". */
const SINGLE =
  'tôm,mực,cua,hến,nghêu,cá,trứng,sữa,bơ,phô mai,kem,hành,tỏi,gừng,sả,ớt,tiêu,muối,đường,dầu,giấm,chanh,nấm,măng,khoai,bún,miến,mì,cơm,gạo,nếp,mè,lạc,đậu,thịt,sườn,gà,vịt,bò,heo,mật ong,mắm,tương,dừa,me,mỡ hành,bột,riềng,nghệ,thì là,rau răm,rau thơm,ngò,tía tô,lá lốt,xúc xích,lạp xưởng,chả,hạt nêm,bột nêm,mayonnaise,hạt điều,hạnh nhân,hành phi,hành tím,cà chua,cà rốt,dưa leo,xà lách,giá,hẹ,su su,bí đỏ,bí đao,bầu,mướp,củ cải,bắp cải,cải';
/** Words of cooking in which a food's word stands for no food. */
const WAYS = 'hạt lựu,nước cốt me,nước cốt chanh,ra mỡ,bớt mỡ,cánh gián,vỏ đậu,nước dùng';
const vocabulary = [
  ...new Set([
    ...[...dishes.values()].flatMap(({ parts }) => Object.keys(parts).flatMap(listNames)),
    ...SINGLE.split(','),
  ]),
]
  .filter(
    (word) =>
      !['bánh', 'rau', 'bột', 'nước', 'thơm', 'hạt', 'bắp', 'lê', 'na', 'vải', 'rau củ'].includes(
        word,
      ),
  )
  .sort((a, b) => b.length - a.length);

function named(steps: readonly string[]): Set<string> {
  let text = steps
    .flatMap((step) => step.split(/[.,;:()]/))
    .map(spaced)
    .join('·');
  for (const way of WAYS.split(',')) text = text.replaceAll(` ${way} `, ' · ');
  const matches = new Set<string>();
  for (const word of vocabulary)
    if (text.includes(` ${word} `)) {
      matches.add(word);
      text = text.replaceAll(` ${word} `, ' · ').replaceAll(` ${word} `, ' · ');
    }
  return matches;
}

const FLESH = /^(Cá |Hến|Trai|Nghêu|Cua|Lươn|Gấc|Thịt|Ức|Đùi|Cánh|Bắp bò|Sườn|Chân giò)/;

const listParts = (key: string): string[] => Object.keys(dishes.get(key)?.parts ?? {});

function strangers(key: string, steps: readonly string[]): string[] {
  const own = listParts(key);
  const words = own.flatMap(listNames);
  return [...named(steps)].filter(
    (word) =>
      !(word === 'thịt' && own.some((part) => FLESH.test(part))) &&
      !words.includes(word) &&
      !own.some((part) => spaced(part).includes(` ${word} `)),
  );
}

const unnamed = (key: string, steps: readonly string[]): string[] => {
  const text = spaced(steps.join(' '));
  return listParts(key).filter(
    (part) => !PANTRY.has(part) && !listNames(part).some((word) => text.includes(` ${word} `)),
  );
};

const longest = (steps: readonly string[]) =>
  Math.max(
    0,
    ...steps.flatMap((step) =>
      [...step.matchAll(/(\d+)(?:–(\d+))? phút/gu)]
        .filter(() => !/ngâm|ướp|để nghỉ|nghỉ|để (?:\d|nguội)|xát|bóp|trộn với đường/iu.test(step))
        .map((at) => Number(at[1])),
    ),
  );

describe('how the dishes of the library are cooked', () => {
  it('is told for at least 350 dishes, each of them once', () => {
    expect(new Set(methods.map(({ key }) => key)).size).toBe(methods.length);
    expect(methods.length).toBeGreaterThanOrEqual(350);
    expect(methods.filter(({ key }) => !dishes.has(key))).toEqual([]);
  });

  it('names no food that the dish has not, so no allergen either', () => {
    const wrong = methods.flatMap(({ key, steps }) =>
      strangers(key, steps).map((word) => `${key}: ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  it('says what is done with each part', () => {
    const wrong = methods.flatMap(({ key, steps }) =>
      unnamed(key, steps).map((part) => `${key}: ${part}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is short, whole sentences, with minutes that a kitchen needs', () => {
    const wrong = methods.filter(
      ({ prep, cook, steps }) =>
        steps.length < 1 ||
        steps.length > 8 ||
        prep < 2 ||
        prep > 40 ||
        cook > 120 ||
        prep + cook < 3 ||
        steps.some(
          (step) =>
            !/^\p{Lu}.*[.!]$/u.test(step) || step !== step.normalize('NFC') || step.length > 260,
        ),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('boils or fries at least as long as it says', () => {
    const wrong = methods.filter(({ cook, steps }) => longest(steps) > cook);
    expect(wrong.map(({ key, cook, steps }) => `${key}: ${longest(steps)} > ${cook}`)).toEqual([]);
  });

  it('promises no cure and speaks of no illness', () => {
    const forbidden =
      /chữa|trị bệnh|thải độc|giảm cân|tốt cho|bổ thận|đường huyết|mì chính|bột ngọt/u;
    expect(
      methods.filter(({ steps }) => forbidden.test(steps.join(' '))).map(({ key }) => key),
    ).toEqual([]);
  });

  it.each(['luoc', 'canh', 'kho', 'chao'] as const)('covers %s of a home kitchen', (word) => {
    expect(methods.filter(({ key }) => key.split('-').includes(word)).length).toBeGreaterThan(20);
  });

  it.each([
    [
      'soups',
      60,
      ({ category, name }: RawDish) => category === 'Món canh' || /^(canh|súp) /i.test(name),
    ],
    [
      'vegetables',
      60,
      ({ category }: RawDish) => category === 'Món rau' || category === 'Món luộc',
    ],
    [
      'mains',
      60,
      ({ category }: RawDish) => /^Món (mặn|kho|hấp|cá|chiên|rán|trứng|hầm)$/.test(category),
    ],
    [
      'bowls and breakfasts',
      40,
      ({ category }: RawDish) => /^Món (nước|bún|cháo|bánh mì|xôi|cơm)$/.test(category),
    ],
    [
      'vegetarian dishes',
      30,
      ({ category, name }: RawDish) => category === 'Món chay' || name.endsWith(' chay'),
    ],
  ])('covers %s', (_name, least, isOne) => {
    const known = methods.flatMap(({ key }) => dishes.get(key) ?? []);
    expect(known.filter(isOne).length).toBeGreaterThanOrEqual(least);
  });
});
