/** Words are lower case, with accents. */
export interface Meat {
  names: readonly string[];
  has: readonly string[];
  may: readonly string[];
  /** Names that hold a word of the lists above and are something else; the longest phrase wins. */
  not: readonly string[];
}

const list = (words: string): string[] => words.split(', ');

const PORK: Meat = {
  names: list('thịt heo, thịt lợn, heo, lợn, pork'),
  has: [
    ...list('heo, lợn, pork, sườn non, sườn cốt lết, cốt lết, ba chỉ, ba rọi, nạc dăm, nạc vai'),
    ...list('chân giò, móng giò, bắp giò, giò lụa, chả lụa, giò thủ, giò sống, chả quế, nem chua'),
    ...list('giăm bông, dăm bông, jambon, ham, bacon, thịt xông khói, thịt nguội, xá xíu'),
    ...list(
      'lạp xưởng, lạp xường, tóp mỡ, dồi trường, dồi lòng, thịt kho tàu, thịt đông, prosciutto, giả cầy, khâu nhục',
    ),
  ],
  may: [
    ...list(
      'sườn, giò, chả, nem, bì, xúc xích, pa tê, dồi, lòng, huyết, tiết canh, chà bông, ruốc',
    ),
    ...list('nhân thịt, salami, hotdog'),
    ...list(
      'thịt xay, thịt băm, thịt bằm, thịt viên, thịt nạc, thịt luộc, thịt kho, thịt nướng, thịt quay',
    ),
  ],
  not: [
    ...list('sườn bò, sườn cừu, sườn dê, sườn chay, sườn non chay, giò bò, giò gà, giò chay'),
    ...list(
      'chả cá, chả mực, chả tôm, chả cua, chả bò, chả gà, chả chay, chả lụa chay, chả quế chay',
    ),
    ...list('nem chay, nem cá, nem tôm, xúc xích bò, xúc xích gà, xúc xích chay, lạp xưởng chay'),
    ...list('pa tê gà, pa tê chay, ruốc cá, ruốc gà, ruốc nấm, ruốc tôm, chà bông gà, chà bông cá'),
    ...list(
      'chà bông nấm, huyết gà, huyết vịt, tiết vịt, lòng bò, lòng gà, lòng vịt, lòng đỏ, lòng trắng',
    ),
    ...list(
      'thịt gà xay, thịt bò xay, thịt bò viên, chà bông tôm, chả giò chay, bánh chả, sò huyết',
    ),
    ...list('bánh da lợn, bánh da heo, bánh tai heo, bánh tai lợn'),
    // Without accents these read like the words above.
    ...list('heo may, lon, bia lon, thanh long, long nhãn, hồng bì, bì đao'),
  ],
};

const BEEF: Meat = {
  names: list('thịt bò, bò, thịt bê, beef'),
  has: list('bò, bê, beef, bít tết, nạm bò, gầu bò, gân bò, bò viên'),
  may: [
    ...list('nạm, gầu, gân, lá sách, phở, phở tái, thịt xay, thịt viên, xúc xích, hotdog, salami'),
    ...list('hamburger, burger, bánh mì chảo'),
  ],
  not: [
    ...list(
      'sữa bò, bánh bò, bánh sừng bò, cá bò, cá bò da, bò hóng, bò khai, bo bo, gân heo, gân gà',
    ),
    ...list(
      'bánh phở, phở bò chay, phở gà, phở chay, phở heo, phở sườn, phở vịt, phở tôm, phở hải sản, phở cá',
    ),
    ...list('phở xào gà, phở xào hải sản, phở xào rau, phở trộn gà, phở khô gà, phở cuốn chay'),
    ...list(
      'xúc xích heo, xúc xích gà, xúc xích cá, xúc xích chay, burger gà, burger cá, burger chay',
    ),
    ...list('hamburger gà, hamburger cá, hamburger chay'),
  ],
};

const CHICKEN: Meat = {
  names: list('thịt gà, gà, chicken'),
  has: list('gà, chicken, gà ta, gà ác'),
  may: list('chà bông, ruốc, xúc xích, pa tê, bột nêm gà, hạt nêm gà'),
  not: [
    ...list('trứng gà, trứng gà luộc, lòng đỏ trứng gà, lòng trắng trứng gà, nấm đùi gà, đậu gà'),
    ...list('chà bông heo, chà bông cá, chà bông tôm, chà bông nấm, ruốc heo, ruốc cá, ruốc tôm'),
    ...list('ruốc nấm, mắm ruốc, xúc xích bò, xúc xích heo, xúc xích chay, pa tê chay, mào gà'),
  ],
};

const BIRD_EGGS = list('trứng vịt, trứng vịt lộn, trứng ngỗng, trứng cút');
const OTHERS = (
  [
    [['vịt'], BIRD_EGGS],
    [['ngan'], []],
    [['ngỗng'], BIRD_EGGS],
    [
      ['dê', 'goat'],
      ['sữa dê', 'phô mai dê'],
    ],
    [
      ['cừu', 'mutton', 'lamb'],
      ['sữa cừu', 'phô mai cừu'],
    ],
    [['trâu'], ['sữa trâu', 'me trâu']],
    [['thỏ'], []],
    [['ngựa'], ['sữa ngựa']],
  ] as const
).map(([names, not]): Meat => ({
  names: [...names, `thịt ${names[0]}`],
  has: [...names],
  may: [],
  not: [...not],
}));

const DOG: Meat = {
  names: list('thịt chó, chó, thịt cầy, cầy'),
  has: list('chó, cầy, cầy tơ'),
  may: ['rựa mận'],
  // Pork that is cooked like it.
  not: list('giả cầy, óc chó'),
};

const FROG: Meat = {
  names: list('ếch, thịt ếch, ếch nhái, frog'),
  has: list('ếch, nhái, chẫu, frog'),
  may: [],
  not: [],
};

export const MEATS_OF_ANIMALS: readonly Meat[] = [PORK, BEEF, CHICKEN, ...OTHERS, DOG, FROG];
