import { MEATS_OF_ANIMALS, type Meat } from './meats';
import { ALLERGENS, type Allergen } from './words';

/** Foods that people refuse together, by the word that they use: "rau", "đồ ngọt", "hải sản". */
export interface FoodGroup extends Meat {
  /** Asked of what a dish is called, not of its parts: a spoon of sugar makes no sweet. */
  matchesDishNameOnly?: true;
  /** No plan can leave all of it out; what can be done is to choose less of it. */
  canOnlyBeReduced?: true;
  /** Traits by which the generator knows such dishes, whatever they are called. */
  trait?: 'sweet' | 'fruit' | 'leaves';
}

const list = (words: string): string[] => words.split(', ');

const allergenNamed = (name: string): Allergen | undefined =>
  ALLERGENS.find(({ group }) => group.includes(name));

/** Sauces that season nearly every dish: who eats no fish eats them all the same. */
const SAUCES = [
  ...list('nước mắm, nước mắm cá, nước mắm cá cơm, mắm nêm, mắm tôm, mắm ruốc, mắm tép, dầu hào'),
  ...list('sốt hào, bột nêm, hạt nêm, muối tôm, mì tôm, nước chấm'),
];

const FISH_SIGNS = allergenNamed('cá');
const listExclusions = (name: string): readonly string[] => allergenNamed(name)?.not ?? [];
const listNames = (name: string): string[] =>
  (allergenNamed(name)?.has ?? []).filter((word) => !SAUCES.includes(word));

const FISH: FoodGroup = {
  names: list('cá, các loại cá, mọi loại cá, thịt cá, món cá, fish'),
  has: [...listNames('cá'), 'mắm cá'],
  may: ['mắm kho', 'lẩu mắm', 'bún mắm'],
  not: [...listExclusions('cá'), ...SAUCES, 'bánh cá nhật'],
};

/** Fish of rivers and ponds, which nobody calls seafood. */
const FRESH_WATER = [
  ...list('cá lóc, cá quả, cá chuối, cá chép, cá trê, cá rô, cá rô phi, cá rô đồng, cá diêu hồng'),
  ...list('cá điêu hồng, cá basa, cá ba sa, cá tra, cá trắm, cá mè, cá bống, cá kèo, cá linh'),
  ...list('cá thát lát, cá chạch, cá lăng, cá hú, cá trôi, cá tai tượng, cá lòng tong, cá sặc'),
  ...list('cá chốt, cá bông lau, cá tầm, cá diếc, cá chày, cá hồi vân, cá ngạnh, cá đồng'),
];
const SHELLED = [
  ...listNames('giáp xác'),
  ...listNames('nhuyễn thể'),
  ...list('sứa, hải sâm, nhum, cầu gai'),
];
const NOT_OF_SEA = [
  ...listExclusions('cá'),
  ...listExclusions('giáp xác'),
  ...listExclusions('nhuyễn thể'),
  ...SAUCES,
];

const SEAFOOD: FoodGroup = {
  names: list('hải sản, đồ biển, các loại hải sản, thức ăn biển, món biển, seafood'),
  has: [...(FISH_SIGNS?.sea ?? []), ...SHELLED, 'hải sản', 'đồ biển'],
  // "Cá kho" may be of either water.
  may: ['cá', 'chả cá'],
  not: [...FRESH_WATER, ...NOT_OF_SEA, 'bánh cá nhật', 'cua đồng'],
};

const SEA_FISH: FoodGroup = {
  names: list('cá biển, các loại cá biển'),
  has: [...(FISH_SIGNS?.sea ?? [])],
  may: ['cá', 'chả cá'],
  not: [...FRESH_WATER, ...listExclusions('cá'), ...SAUCES, 'bánh cá nhật'],
};

const FRESH_FISH: FoodGroup = {
  names: list('cá đồng, cá sông, cá nước ngọt'),
  has: FRESH_WATER,
  may: ['cá', 'chả cá'],
  not: [...(FISH_SIGNS?.sea ?? []), ...listExclusions('cá'), ...SAUCES, 'bánh cá nhật'],
};

const AQUATIC_FOODS: FoodGroup = {
  names: list('thủy sản, đồ tanh, món tanh, mùi tanh, tanh, tôm cá, cá tôm'),
  has: [...FISH.has, ...SHELLED, 'hải sản'],
  may: FISH.may,
  not: [...NOT_OF_SEA, 'bánh cá nhật'],
};

/** Shellfish that are named in one breath. */
const SHELLFISH: FoodGroup = {
  names: list('tôm cua, cua tôm, tôm cua ghẹ, tôm cua mực, tôm mực, đồ có vỏ'),
  has: SHELLED,
  may: ['hải sản'],
  not: NOT_OF_SEA,
};

/** Any meat; fish is named by itself. */
function anyMeat(): FoodGroup {
  const named = MEATS_OF_ANIMALS.flatMap((meat) => meat.has);
  const has = [...new Set([...named, 'thịt', 'giò', 'chả', 'sườn'])];
  const isMeat = (phrase: string) => named.some((word) => ` ${phrase} `.includes(` ${word} `));
  const not = MEATS_OF_ANIMALS.flatMap((meat) => meat.not).filter((phrase) => !isMeat(phrase));
  return {
    names: list('thịt, các loại thịt, mọi loại thịt, thịt động vật, thịt thà, món thịt, meat'),
    has,
    may: MEATS_OF_ANIMALS.flatMap((meat) => meat.may),
    not: [
      ...not,
      ...list(
        'trứng gà, trứng vịt, trứng ngỗng, trứng cút, sữa bò, sữa dê, chả cá, chả mực, chả tôm',
      ),
      ...list(
        'sườn chay, giò chay, chả chay, thịt chay, bánh bò, bánh da lợn, bánh tai heo, cá bò',
      ),
      ...list('nấm đùi gà, đậu gà, thịt cua, thịt ghẹ, thịt ốc, thịt cá, ruốc cá'),
      ...list('chà bông cá, chà bông nấm, ruốc nấm, ruốc tôm, bột nêm gà, hạt nêm gà, óc chó'),
    ],
  };
}

const VEGETABLES: FoodGroup = {
  names: [
    ...list(
      'rau, rau xanh, rau củ, rau củ quả, rau lá, rau cỏ, rau cải, các loại rau, mọi loại rau',
    ),
    ...list('rau ria, rau các loại, rau luộc, vegetables'),
  ],
  has: [],
  may: [],
  not: [],
  canOnlyBeReduced: true,
  trait: 'leaves',
};

const RAW_VEGETABLES: FoodGroup = {
  names: list('rau sống, rau ghém, gỏi, nộm, salad, xà lách trộn'),
  has: list('rau sống, rau ghém, gỏi, nộm, salad, xà lách, gỏi cuốn'),
  may: [],
  not: ['xà lách xoong'],
};

const SWEETS: FoodGroup = {
  names: [
    ...list('ngọt, đồ ngọt, đồ ăn ngọt, món ngọt, bánh kẹo, kẹo bánh, bánh ngọt'),
    ...list('vị ngọt, đồ tráng miệng ngọt, chè, sweets'),
  ],
  has: [
    ...list(
      'chè, kẹo, mứt, bánh ngọt, bánh kem, bánh bông lan, bánh quy, bánh flan, flan, caramen',
    ),
    ...list(
      'bánh su kem, bánh pía, bánh trung thu, bánh donut, bánh muffin, bánh brownie, brownie',
    ),
    ...list('bánh tiramisu, tiramisu, bánh mochi, bánh cuộn kem, bánh xốp, bánh tart, bánh crepe'),
    ...list('bánh chuối, bánh cam, bánh rán mật, bánh trôi, bánh da lợn, bánh bò, bánh dorayaki'),
    ...list('kem ly, kem que, kem vani, kem dừa, kem chuối, kem sô cô la, kem sầu riêng, kem flan'),
    ...list('sô cô la, socola, chocolate, rau câu, pudding, mousse, siro, nước ngọt, trà sữa'),
    ...list('sữa đặc, sữa đặc có đường, mật ong, khúc bạch, panna cotta, bánh gatô, bánh ga tô'),
  ],
  may: list('thạch, kem, sinh tố, bánh nướng, sữa chua có đường, nước ép có đường'),
  not: [
    ...list('súp kem, sốt kem, phô mai kem, kem tươi, chè xanh, nước chè, kem béo, nguyên kem'),
    ...list('bánh quy mặn, bánh rán mặn, không đường'),
  ],
  matchesDishNameOnly: true,
  trait: 'sweet',
};

const SPICY: FoodGroup = {
  names: list('cay, đồ cay, món cay, vị cay, cay nóng, đồ cay nóng, spicy'),
  has: list(
    'cay, sa tế, satay, muối ớt, sả ớt, sốt ớt, tương ớt, ớt hiểm, kim chi, tom yum, lẩu thái',
  ),
  may: list('cà ri, bún bò huế, tỏi ớt'),
  not: list('ớt chuông, bánh cay, không cay'),
  matchesDishNameOnly: true,
};

const SOUR: FoodGroup = {
  names: list('chua, đồ chua, món chua, vị chua, chua cay'),
  has: [
    ...list(
      'canh chua, lẩu chua, dưa chua, cà muối, kim chi, nấu chua, chua ngọt, me chua, đồ chua',
    ),
    ...list('sốt me, rim me, chanh dây, dưa góp, củ kiệu, tôm chua, trái cóc, khế chua, xoài xanh'),
  ],
  may: list('gỏi, nộm, dưa cải, sấu'),
  not: list('cà chua, sữa chua, nem chua, sốt cà chua, dưa chuột'),
  matchesDishNameOnly: true,
};

const FRIED: FoodGroup = {
  names: [
    ...list('chiên, rán, chiên rán, chiên xào, xào rán, rán chiên, đồ chiên, đồ rán, đồ chiên rán'),
    ...list('dầu mỡ, mỡ màng, đồ dầu mỡ, nhiều dầu mỡ, chiên dầu, chiên giòn'),
  ],
  has: list(
    'chiên, rán, chả giò, nem rán, quẩy, tempura, bánh xèo, chiên xù, tẩm bột, tóp mỡ, quay',
  ),
  may: list('bánh gối, bánh tôm, bánh khọt, bánh tiêu, bánh cam'),
  not: [],
};

const FATTY: FoodGroup = {
  names: list('béo, đồ béo, món béo, mỡ, đồ mỡ, nhiều mỡ, mỡ động vật, thịt mỡ'),
  has: list('mỡ, béo, ba chỉ, ba rọi, bơ động vật, da heo, da gà'),
  may: [],
  not: list('ít mỡ, không mỡ, ít béo, tách béo, không béo, vớt béo, giảm béo, không da'),
};

const FRUIT: FoodGroup = {
  names: list('trái cây, hoa quả, trái cây các loại, các loại trái cây, hoa trái, fruit'),
  has: list('trái cây, hoa quả'),
  may: list('sinh tố, nước ép'),
  not: [],
  matchesDishNameOnly: true,
  trait: 'fruit',
};

const ONION_AND_GARLIC: FoodGroup = {
  names: list('hành tỏi, tỏi hành, hành hẹ, hành tỏi hẹ'),
  has: list('hành, tỏi, hẹ, kiệu'),
  may: [],
  not: [],
};

const ALCOHOL: FoodGroup = {
  names: [
    ...list(
      'rượu, bia, rượu bia, bia rượu, cồn, có cồn, chất cồn, đồ có cồn, đồ uống có cồn, nước có cồn',
    ),
    ...list('thức uống có cồn, món có rượu, men rượu, bia bọt, rượu chè, alcohol'),
  ],
  has: [
    ...list(
      'rượu, bia, cơm rượu, rượu vang, sốt vang, nấu vang, vang đỏ, vang trắng, hấp bia, sake',
    ),
    ...list('mirin, whisky, vodka, brandy, cocktail, soju, champagne, rượu nếp, bò sốt vang'),
  ],
  may: list('tiramisu, teriyaki'),
  not: list('men bia, giấm rượu, giấm rượu vang, bia không cồn, rượu không cồn'),
};

/** In the order in which a word without accents is looked for: "cay" before "cầy". */
export const FOOD_GROUPS: readonly FoodGroup[] = [
  VEGETABLES,
  RAW_VEGETABLES,
  FISH,
  SEAFOOD,
  SEA_FISH,
  FRESH_FISH,
  AQUATIC_FOODS,
  SHELLFISH,
  anyMeat(),
  SWEETS,
  SPICY,
  SOUR,
  FRIED,
  FATTY,
  FRUIT,
  ONION_AND_GARLIC,
  ALCOHOL,
];
