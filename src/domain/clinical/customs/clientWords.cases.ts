interface ClientWords {
  text: string;
  /** Degree and food of what is kept. */
  kept: readonly string[];
  isShown?: true;
  /** It ends with the pregnancy. */
  ends?: true;
}

/** Since when, and until when: a beginning is no end, and an allergy has none of its own. */
export const BEGINNINGS: readonly ClientWords[] = [
  { text: 'Con tôi dị ứng sữa bò từ khi sinh ra', kept: ['allergy:sữa bò'] },
  { text: 'Dị ứng tôm từ khi sinh con', kept: ['allergy:tôm'] },
  { text: 'Dị ứng cua từ hồi mang thai', kept: ['allergy:cua'] },
  { text: 'Bị dị ứng trứng kể từ khi có bầu', kept: ['allergy:trứng'] },
  { text: 'Dị ứng tôm khi mang thai', kept: ['allergy:tôm'], isShown: true },
  { text: 'Dị ứng hải sản lúc mang thai', kept: ['allergy:hải sản'], isShown: true },
  { text: 'Dị ứng cua đến khi sinh', kept: ['allergy:cua'], ends: true },
  { text: 'Không ăn hải sản từ khi mang thai', kept: ['cannot:hải sản'], isShown: true },
  { text: 'Từ hồi bầu bí không ăn được trứng', kept: ['cannot:trứng'], isShown: true },
  { text: 'Không ăn cá sau khi sinh', kept: ['cannot:cá'], isShown: true },
  { text: 'Không uống sữa trong sinh tố', kept: [], isShown: true },
  { text: 'Không ăn bầu khi luộc', kept: [], isShown: true },
  { text: 'Không ăn gỏi cá khi mang thai', kept: ['cannot:gỏi cá'], ends: true },
  { text: 'kiêng đồ lạnh trong thai kỳ', kept: ['cannot:lạnh'], ends: true },
  { text: 'Kiêng cua trong suốt thời gian mang thai', kept: ['cannot:cua'], ends: true },
  { text: 'Kiêng rượu đến khi sinh xong', kept: ['cannot:rượu'], ends: true },
];

/** Whom the words are about. */
export const PERSONS: readonly ClientWords[] = [
  { text: 'Chị dị ứng tôm', kept: ['allergy:tôm'], isShown: true },
  { text: 'Bà không ăn được thịt gà', kept: ['cannot:thịt gà'], isShown: true },
  { text: 'Anh Nam không ăn hành', kept: ['cannot:hành'], isShown: true },
  { text: 'Ông bị dị ứng cua', kept: ['allergy:cua'], isShown: true },
  { text: 'Cô Lan dị ứng mực', kept: ['allergy:mực'], isShown: true },
  { text: 'chi di ung tom', kept: ['allergy:tom'], isShown: true },
  { text: 'Mẹ bầu dị ứng tôm', kept: ['allergy:tôm'] },
  { text: 'Em dị ứng sữa', kept: ['allergy:sữa'] },
  { text: 'Mè: dị ứng nặng', kept: ['allergy:mè'] },
  { text: 'me: di ung', kept: ['allergy:me'], isShown: true },
  { text: 'Bơ dị ứng', kept: ['allergy:bơ'] },
  { text: 'Ba bữa không ăn thịt', kept: ['cannot:thịt'] },
  { text: 'Chả ăn được tôm', kept: ['cannot:tôm'] },
  { text: 'Chị gái dị ứng tôm', kept: [], isShown: true },
  { text: 'Ông xã không ăn cá', kept: [], isShown: true },
  { text: 'Bà ngoại dị ứng tôm', kept: [], isShown: true },
  { text: 'Mẹ em bị dị ứng cua', kept: [], isShown: true },
  { text: 'Ba dị ứng tôm', kept: [], isShown: true },
  { text: 'Nhà có người dị ứng tôm', kept: [], isShown: true },
];

/** Behind a list of foods, and of what nobody eats. */
export const TALES: readonly ClientWords[] = [
  { text: 'Dị ứng tôm, cua bị nhẹ', kept: ['allergy:tôm', 'allergy:cua'] },
  { text: 'Dị ứng hải sản, sinh xong vẫn bị', kept: ['allergy:hải sản'], isShown: true },
  { text: 'Dị ứng tôm, còn lại bình thường', kept: ['allergy:tôm'], isShown: true },
  { text: 'Dị ứng trứng, ăn được bánh', kept: ['allergy:trứng'], isShown: true },
  { text: 'Dị ứng sữa tắm, kem chống nắng', kept: [], isShown: true },
  { text: 'Dị ứng phấn hoa, tôm', kept: ['allergy:tôm'], isShown: true },
  { text: 'Viêm mũi dị ứng', kept: [], isShown: true },
  { text: 'Dị ứng penicillin', kept: [], isShown: true },
  { text: 'Dị ứng xoài', kept: ['allergy:xoài'], isShown: true },
  { text: 'Dị ứng rất lạ lùng', kept: ['allergy:lạ lùng'], isShown: true },
  { text: 'Không dung nạp lactose', kept: ['cannot:lactose'] },
  {
    text: 'Không phải dị ứng mà là không dung nạp lactose',
    kept: ['cannot:lactose'],
    isShown: true,
  },
];

/** Foods on lines of their own, and other words for an allergy. */
export const LISTS: readonly ClientWords[] = [
  { text: 'Dị ứng:\n- tôm\n- cua', kept: ['allergy:tôm', 'allergy:cua'] },
  { text: 'Tiền sử dị ứng:\n1. Đậu phộng\n2. Trứng', kept: ['allergy:đậu phộng', 'allergy:trứng'] },
  { text: 'Dị ứng: tôm; cua; mực', kept: ['allergy:tôm', 'allergy:cua', 'allergy:mực'] },
  { text: 'Không ăn:\n• thịt bò\n• lươn', kept: ['cannot:thịt bò', 'cannot:lươn'] },
  { text: 'Dị ứng:', kept: [], isShown: true },
  { text: 'Dị ứng:\nHay ăn cá', kept: [], isShown: true },
  { text: 'Dị ứng tôm. Thích: cá, rau', kept: ['allergy:tôm'], isShown: true },
  { text: 'Dị ứng tôm\nSáng: bún bò\nTrưa: cơm', kept: ['allergy:tôm'], isShown: true },
  { text: 'Bị dị ứng khi ăn tôm', kept: ['allergy:tôm'] },
  { text: 'Sốc phản vệ sau khi ăn đậu phộng', kept: ['allergy:đậu phộng'] },
  { text: 'Ăn hải sản vào là dị ứng', kept: ['allergy:hải sản vào'] },
  { text: 'Mẫn cảm với gluten', kept: ['allergy:gluten'] },
  { text: 'allergic to peanuts', kept: ['allergy:peanuts'] },
  { text: 'Peanut allergy', kept: ['allergy:peanut'] },
  { text: 'No known allergies', kept: [] },
  { text: 'Cả nhà không ai dị ứng gì', kept: [] },
  {
    text: 'Test dị ứng: tôm dương tính, cua âm tính',
    kept: ['allergy:tôm dương tính'],
    isShown: true,
  },
];

/** Words behind a food, about all foods, or about none. */
export const BEHIND: readonly ClientWords[] = [
  { text: 'Trứng (dị ứng), sữa (không dung nạp)', kept: ['allergy:trứng', 'cannot:sữa'] },
  { text: 'Không ăn tôm (dị ứng)', kept: ['allergy:tôm'] },
  { text: 'Tôm - dị ứng', kept: ['allergy:tôm'] },
  { text: 'Không ăn được tất cả các loại hải sản', kept: ['cannot:hải sản'] },
  { text: 'Kiêng ăn tất cả các loại hạt', kept: ['cannot:hạt'] },
  { text: 'Dị ứng tất cả các loại cá', kept: ['allergy:cá'] },
  { text: 'Dị ứng hải sản, đặc biệt là tôm', kept: ['allergy:hải sản', 'allergy:tôm'] },
  { text: 'Dị ứng hạt, nhất là hạt điều', kept: ['allergy:hạt', 'allergy:hạt điều'] },
  { text: 'Dị ứng tôm khi nhỏ', kept: ['allergy:tôm'], isShown: true },
  { text: 'Dị ứng: không', kept: [] },
  { text: 'Tiền sử dị ứng: chưa phát hiện', kept: [] },
  { text: 'Dị ứng: không rõ', kept: [], isShown: true },
  { text: 'Dị ứng tôm, không ăn', kept: ['allergy:tôm'], isShown: true },
];

/** Whether a condition is an allergy of the client. */
export const CONDITIONS: readonly (readonly [tag: string, isAvoided: boolean])[] = [
  ['Em bị dị ứng tôm', true],
  ['Em dị ứng sữa', true],
  ['Anh bị dị ứng cua', true],
  ['Chị có dị ứng đậu phộng', true],
  ['Mè: dị ứng nặng', true],
  ['me di ung', true],
  ['Bơ: dị ứng', true],
  ['Dị ứng thịt bò', true],
  ['Không dị ứng gì ngoài cua', true],
  ['Không dị ứng tôm chỉ dị ứng cua', true],
  ['Hết dị ứng trứng nhưng còn dị ứng sữa', true],
  ['Từng sốc phản vệ với tôm', true],
  ['Dị ứng đậu phộng (không dị ứng thuốc)', true],
  ['Dị ứng đậu phộng nhưng không dị ứng thuốc', true],
  ['di ung dau phong nhung khong di ung thuoc', true],
  ['Dị ứng tôm (test penicillin âm tính)', true],
  ['Dị ứng tôm (cua âm tính)', true],
  ['Dị ứng tôm, không dị ứng cua', true],
  ['Hết dị ứng sữa còn dị ứng trứng', true],
  ['Không còn dị ứng sữa', false],
  ['Không dị ứng tôm, cua', false],
  ['Không dị ứng hải sản (tôm, cua)', false],
  ['Không dị ứng hải sản ngoài cua', true],
  ['Ngoài tôm ra em không dị ứng gì', true],
  ['Tôm - không dị ứng', false],
  ['Tôm: không dị ứng', false],
  ['Dị ứng tôm - không dị ứng thuốc', true],
  ['Hết dị ứng tôm, vẫn ăn được tôm', false],
  ['Hết dị ứng tôm nhưng vẫn không ăn được cua', true],
  ['Mẹ dị ứng tôm, em dị ứng cua', true],
  ['Mẹ dị ứng tôm, cua', false],
  ['Mẹ dị ứng tôm', false],
  ['Em gái dị ứng sữa', false],
  ['Ba mắc celiac', false],
  ['Gia đình có người dị ứng tôm', false],
  ['Không dị ứng tôm', false],
  ['Đã loại trừ celiac', false],
  ['Viêm da dị ứng', false],
  ['Dị ứng sữa tắm', false],
];
