import {
  CHILD,
  COOKED,
  GOUT,
  INSULIN,
  KIDNEY,
  plus,
  PREGNANT,
  STATIN,
  USUAL,
  VEGETARIAN,
} from './exchangePeople';
import type { Day, Person } from './exchangePeople';

/** A line of somebody's day, and what a dietitian would say to what is offered for it. */
export interface ExchangeCase {
  title: string;
  person: Person;
  day: Day;
  line: string;
  /** The first ones, whatever their order. */
  first?: readonly string[];
  /** All first ones are called so. */
  firstLike?: RegExp;
  /** Somewhere among all. */
  holds?: RegExp;
  /** Nowhere among all. */
  never?: RegExp;
}

export const EXCHANGE_CASES: readonly ExchangeCase[] = [
  {
    title: 'steamed fish for steamed fish, in gout without offal, anchovies and beer',
    person: GOUT,
    day: USUAL,
    line: 'Cá lóc hấp dinner',
    firstLike: /^Cá .*hấp/u,
    never: /cá cơm|cá trích|cá mòi|lòng|gan|cật|bia/iu,
  },
  {
    title: 'raw fish for raw fish, then other protein foods',
    person: GOUT,
    day: COOKED,
    line: 'Cá lóc dinner',
    firstLike: /^Cá /u,
    holds: /^Đậu hũ|^Thịt|^Ức gà|^Trứng/u,
    never: /dầu|hành|nước mắm|gạo|khô|chà bông|gan|lòng/iu,
  },
  {
    title: 'meat braised for meat braised',
    person: CHILD,
    day: USUAL,
    line: 'Thịt kho tiêu lunch',
    firstLike: /^(Thịt|Sườn)/u,
    never: /đậu phộng|lạc|sữa|bơ|phô mai/iu,
  },
  {
    title: 'greens for greens, weighed alike',
    person: GOUT,
    day: COOKED,
    line: 'Rau muống dinner',
    firstLike: /^(Rau|Cải|Mồng tơi|Hoa thiên lý|Bắp cải)/u,
    never: /hành|tỏi|ớt hiểm|^dưa (?!leo)| muối$|khô/iu,
  },
  {
    title: 'boiled vegetables for boiled vegetables',
    person: PREGNANT,
    day: USUAL,
    line: 'Rau muống luộc dinner',
    firstLike: /luộc/u,
  },
  {
    title: 'soup for soup',
    person: PREGNANT,
    day: USUAL,
    line: 'Canh bầu lunch',
    firstLike: /^(Canh|Súp)/u,
  },
  {
    title: 'a bowl of noodles for a bowl, in gout none of stock and bones',
    person: GOUT,
    day: USUAL,
    line: 'Phở gà breakfast',
    firstLike: /^(Phở|Bún|Nui|Mì|Miến|Hủ tiếu|Bánh canh)/u,
    never: /lẩu|canh bún|gan|lòng/iu,
  },
  {
    title: 'rice for what fills like rice',
    person: PREGNANT,
    day: USUAL,
    line: 'Cơm trắng (đã nấu) dinner',
    first: ['Cơm gạo lứt (đã nấu)', 'Bún tươi', 'Bánh phở'],
    never: /gạo (tẻ|nếp)|bột|khô|cơm trắng một chén/iu,
  },
  {
    title: 'white rice and no potato first where potassium is high; brown rice never',
    person: KIDNEY,
    day: {
      ...COOKED,
      breakfast: [
        ['Bún tươi', 150],
        ['Thịt heo nạc', 30],
        ['Dầu ăn', 5],
      ],
      lunch: [
        ['Cơm trắng (đã nấu)', 180],
        ['Cá lóc', 40],
        ['Su su', 150],
        ['Dầu ăn', 10],
      ],
      dinner: [
        ['Cơm trắng (đã nấu)', 180],
        ['Thịt heo nạc', 40],
        ['Bầu', 150],
        ['Dầu ăn', 10],
      ],
      snack2: [['Miến dong', 50]],
    },
    line: 'Cơm trắng (đã nấu) lunch',
    holds: /^Bún tươi/u,
    never: /lứt/iu,
  },
  {
    title: 'fruit without star fruit, in small helpings, for failing kidneys',
    person: KIDNEY,
    day: plus(USUAL, 'Táo', 100),
    line: 'Táo snack1',
    never: /khế/iu,
  },
  {
    title: 'no sweet for a sweet under insulin',
    person: INSULIN,
    day: plus(USUAL, 'Chè đậu đen ít đường', 1),
    line: 'Chè đậu đen ít đường snack1',
    holds: /Trái cây|Bắp|Sữa chua|Cam|Ổi/u,
    never: /chè|kem|bánh|mứt|rau câu|nước cốt dừa/iu,
  },
  {
    title: 'fruit for fruit under insulin, no more than one exchange',
    person: INSULIN,
    day: plus(USUAL, 'Chuối già', 100),
    line: 'Chuối già snack1',
    holds: /Xoài|Mận|Chôm chôm/u,
    never: /khô|sấy|mứt/iu,
  },
  {
    title: 'milk for milk, plain',
    person: INSULIN,
    day: USUAL,
    line: 'Sữa tươi ít béo snack2',
    first: ['Sữa tươi tách béo', 'Sữa bò tươi'],
    never: /có đường|sữa đặc|sữa mẹ|sữa bột|công thức|kem/iu,
  },
  {
    title: 'no cow’s milk for a child who is allergic to it',
    person: CHILD,
    day: USUAL,
    line: 'Sữa tươi ít béo snack2',
    first: ['Sữa đậu nành không đường hộp'],
    never: /^Sữa (tươi|chua|bò|tiệt trùng)|phô mai/iu,
  },
  {
    title: 'nuts without peanuts for who is allergic to them',
    person: CHILD,
    day: plus(USUAL, 'Hạt điều', 15),
    line: 'Hạt điều snack1',
    holds: /^Hạnh nhân/u,
    never: /lạc|đậu phộng/iu,
  },
  {
    title: 'no grapefruit and no pomelo under a statin',
    person: STATIN,
    day: plus(USUAL, 'Cam', 150),
    line: 'Cam snack1',
    holds: /^Quýt|^Thanh long|^Roi|^Kiwi/u,
    never: /bưởi/iu,
  },
  {
    title: 'tofu and eggs for fish where no fish is eaten',
    person: VEGETARIAN,
    day: COOKED,
    line: 'Cá lóc dinner',
    firstLike: /^(Đậu hũ|Trứng)/u,
    never: /^cá|thịt|gà không da|tôm|mực|chả lụa/iu,
  },
  {
    title: 'a vegetarian’s bowl is of plants',
    person: VEGETARIAN,
    day: USUAL,
    line: 'Phở gà breakfast',
    never: / (gà|bò|heo|cá|tôm|thịt|sườn|vịt) ?/iu,
  },
  {
    title: 'oil for oil',
    person: PREGNANT,
    day: COOKED,
    line: 'Dầu ăn dinner',
    firstLike: /^Dầu /u,
    never: /^(?!Dầu)/u,
  },
  {
    title: 'herbs for herbs, in a pinch',
    person: GOUT,
    day: COOKED,
    line: 'Hành lá dinner',
    never: /rau muống|cải|thịt|cá|dầu/iu,
  },
  {
    title: 'an egg for an egg',
    person: PREGNANT,
    day: plus(USUAL, 'Trứng gà luộc', 50),
    line: 'Trứng gà luộc snack1',
    firstLike: /^Trứng/u,
    never: /lộn|muối|bắc thảo|trứng cá/iu,
  },
  {
    title: 'tofu for tofu',
    person: VEGETARIAN,
    day: plus(USUAL, 'Đậu hũ', 100),
    line: 'Đậu hũ snack1',
    first: ['Đậu hũ non', 'Đậu hũ nướng'],
    never: /tàu hũ nước đường|natto/iu,
  },
  {
    title: 'a drink without alcohol for beer in gout',
    person: GOUT,
    day: plus(USUAL, 'Bia', 330),
    line: 'Bia snack1',
    holds: /^(Nước|Trà|Sinh tố)/u,
    never: /bia|rượu|vang/iu,
  },
  {
    title: 'liver is exchanged, and never for other offal',
    person: GOUT,
    day: plus(USUAL, 'Gan xào', 1),
    line: 'Gan xào snack1',
    never: /(^| )(gan|lòng|tim|cật|óc|mề|lưỡi)( |$)/iu,
  },
];
