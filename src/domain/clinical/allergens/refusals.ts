import { MEATS_OF_ANIMALS, type Meat } from './meats';

const list = (words: string): string[] => words.split(', ');

const OFFAL: Meat = {
  // "Đồ lòng" is kept as "lòng".
  names: [
    ...list(
      'nội tạng, phủ tạng, lòng, bộ lòng, lòng heo, lòng lợn, tim gan, lòng mề, tim gan lòng',
    ),
    ...list('nội tạng động vật, phủ tạng động vật, lòng phèo, đồ lòng heo, đồ lòng bò, offal'),
  ],
  has: [
    ...list('nội tạng, gan, tim, cật, bầu dục, lòng, phèo, dạ dày, bao tử, mề, phá lấu, lá sách'),
    ...list('óc heo, óc lợn, óc bò, phổi heo, phổi lợn, phổi bò, lưỡi heo, lưỡi lợn, lưỡi bò'),
    ...list('tiết, huyết, tiết canh, dồi heo, dồi lợn, dồi trường, dồi lòng, nậm pịa, lá lách'),
    ...list('pa tê gan, gan ngỗng, foie gras, giblets, liver'),
  ],
  may: list('dồi, pa tê, pate, phổi, lưỡi'),
  not: [
    ...list(
      'lòng đỏ, lòng trắng, lòng đào, tim sen, rau tim, trái tim, bánh gan, gan bàn, cá lòng tong',
    ),
    ...list('ngô bao tử, bắp bao tử, dưa bao tử, dưa leo bao tử, sò huyết, huyết rồng, huyết dụ'),
    ...list('phá lấu chay, pa tê chay, huyết áp'),
    // Without accents these read like the words above.
    ...list('cà tím, khoai lang tím, bắp cải tím, hành tím, tiệt trùng, thanh long, long nhãn'),
    ...list('đường cát, cắt lát, cắt nhỏ, cắt khúc, muối mè, cá mè, trái me, me chua'),
  ],
};

const holds = (phrase: string, { has, not }: Meat): boolean =>
  !not.includes(phrase) && has.some((word) => ` ${phrase} `.includes(` ${word} `));

/** The red meat that a name holds, whatever else it is called after: "sườn bò" is no pork, and red all the same. */
function redMeat(): Meat {
  const red = MEATS_OF_ANIMALS.filter(({ names }) =>
    names.some((name) => ['heo', 'bò', 'dê', 'cừu', 'trâu', 'ngựa'].includes(name)),
  );
  const of = (key: 'has' | 'may' | 'not') => red.flatMap((meat) => meat[key]);
  return {
    names: list('thịt đỏ, các loại thịt đỏ, red meat'),
    has: [...of('has'), 'thịt đỏ'],
    may: of('may'),
    not: of('not').filter((phrase) => !red.some((meat) => holds(phrase, meat))),
  };
}

const RAW: Meat = {
  // "Đồ tái sống" and "đồ sống" are kept as "tái sống" and "sống"; greens that are eaten raw are named as such.
  names: list(
    'tái sống, sống, tái, ăn sống, thịt sống, cá sống, thịt tái, sống tái, gỏi sống, gỏi cá sống',
  ),
  has: [
    ...list('tái, tái chanh, bóp thấu, tiết canh, sashimi, carpaccio, tartare, ceviche, nem chua'),
    ...list('gỏi cá, gỏi cá trích, gỏi cá mai, gỏi sống, hàu sống, cá sống, thịt sống, tôm sống'),
    ...list('trứng sống, trứng lòng đào, lòng đào, trứng gà sống'),
  ],
  may: list('sushi, bít tết, beefsteak, nhúng giấm, hàu, gỏi tôm, gỏi hải sản'),
  not: [
    ...list('tái chế, nem chua rán, nem chua chay, gỏi cá khô, hàu nướng, hàu chiên, cháo hàu'),
    // Without accents it reads like an ear.
    ...list('tai heo, tai lợn, tai yến'),
  ],
};

const FERMENTED_FISH: Meat = {
  names: list('mắm, mắm các loại, các loại mắm'),
  has: list('mắm, rim mắm tôm, rim mắm ruốc, rim mắm tép, rim mắm nêm'),
  may: [],
  // Who eats no "mắm" seasons with fish sauce all the same, as "rim mắm" does.
  not: list('nước mắm, mắm chay, mắm gừng, rim mắm, ngâm mắm'),
};

export const REFUSALS: readonly Meat[] = [
  ...MEATS_OF_ANIMALS,
  OFFAL,
  redMeat(),
  RAW,
  FERMENTED_FISH,
];

/** Names of the sea and its food without the word that customs leave out: "đồ biển". */
export const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['biển', 'đồ biển'],
  ['tanh', 'đồ tanh'],
]);

export const refusalNamed = (word: string): Meat | undefined =>
  REFUSALS.find(({ names }) => names.includes(word));
