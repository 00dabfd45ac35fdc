import type { GoalKind } from '../../../src/domain/collections/clients';
import type { Meals } from '../../../src/domain/collections/shared/lines';

/**
 * Lines of a meal as a dietitian would say them: `<food> <quantity> <unit>`. The food is a code of
 * the table, `own:<key>` for an own food or `recipe:<key>` (counted in `phần`).
 */
export type MealLines = Readonly<Partial<Record<keyof Meals, readonly string[]>>>;

export interface MenuPlan {
  key: string;
  name: string;
  description: string;
  tags: readonly string[];
  /** Energy of the day in kcal that the name promises; kept within 10 %. */
  target: number;
  goal?: GoalKind;
  isPublic?: boolean;
  meals: MealLines;
}

/** Masters of doctor Lan. Rice, meat and vegetables are weighed raw, as the table counts them. */
export const LAN_MASTERS: readonly MenuPlan[] = [
  {
    key: 'giam-can-1500',
    name: 'Giảm cân 1500 kcal',
    description:
      'Ngày ăn giảm cân cho nữ văn phòng: đủ đạm, nhiều rau, tinh bột vừa phải, hai bữa phụ nhẹ.',
    tags: ['Giảm cân', 'Văn phòng'],
    target: 1500,
    goal: 'weight_loss',
    isPublic: true,
    meals: {
      breakfast: ['1013 150 g', '7003 4 lát', '4036 1 nắm', '4038 2 cọng', '4090 1 chén'],
      lunch: [
        '1005 1.4 chén cơm',
        '8022 1 khúc',
        '6010 1 muỗng cà phê',
        '4083 2 chén',
        '4103 1 tép',
        '5040 0.5 quả',
      ],
      snack1: ['10004 1 hũ', '5009 6 quả'],
      dinner: [
        '1005 1.3 chén cơm',
        'own:uc-ga 110 g',
        '4100 1.5 chén',
        '4007 0.5 củ vừa',
        '6014 1 muỗng cà phê',
        '5017 1 miếng',
      ],
      snack2: ['3032 1 ly', '3015 8 hạt'],
    },
  },
  {
    key: 'dai-thao-duong-1600',
    name: 'Đái tháo đường 1600 kcal',
    description:
      'Chia năm bữa, tinh bột hấp thu chậm, trái cây ít ngọt. Giữ 40–50 g bột đường mỗi bữa chính.',
    tags: ['Đái tháo đường', 'Chỉ số đường huyết thấp'],
    target: 1600,
    goal: 'maintenance',
    isPublic: true,
    meals: {
      breakfast: ['own:yen-mach 45 g', '10001 0.75 ly', '9001 1 quả', '4027 1 quả'],
      snack1: ['5040 0.5 quả', '3017 1 muỗng canh'],
      lunch: [
        '1005 1.3 chén cơm',
        '7017 5 lát',
        '3025 1 miếng',
        '4055 1 quả',
        '4080 1.5 chén',
        '6010 2 muỗng cà phê',
      ],
      snack2: ['10004 1 hũ', '5001 2 múi'],
      dinner: [
        '1005 1.3 chén cơm',
        '8020 1.5 con',
        '4005 1 quả',
        '4015 2 cây',
        '4010 2 lá',
        '6010 1.5 muỗng cà phê',
        '3020 1 muỗng cà phê',
      ],
    },
  },
  {
    key: 'tang-huyet-ap-1700',
    name: 'Tăng huyết áp 1700 kcal (ăn nhạt)',
    description:
      'Theo hướng DASH kiểu Việt: nhạt, không nước mắm chấm, nhiều rau trái cây giàu kali, cá hai bữa.',
    tags: ['Tăng huyết áp', 'Ăn nhạt', 'DASH'],
    target: 1700,
    goal: 'maintenance',
    isPublic: true,
    meals: {
      breakfast: ['2009 1 củ vừa', '9001 1 quả', '10001 1 ly'],
      snack1: ['5007 1 quả'],
      lunch: [
        '1004 1.5 chén cơm',
        '8024 1 khúc',
        '4086 1.5 chén',
        '4001 1 chén',
        '6010 2 muỗng cà phê',
        '5002 1 quả',
      ],
      snack2: ['3015 15 hạt'],
      dinner: [
        '1004 1.3 chén cơm',
        '3025 1.5 bìa',
        '8011 0.8 lát',
        '4005 1 quả',
        '4100 1 chén',
        '6014 1.5 muỗng cà phê',
        '5051 0.7 quả',
      ],
    },
  },
  {
    key: 'thai-ky-2200',
    name: 'Thai kỳ 3 tháng giữa 2200 kcal',
    description:
      'Giàu sắt, canxi và đạm; ba bữa chính hai bữa phụ, thức ăn chín kỹ, không cá nhiều thủy ngân.',
    tags: ['Thai kỳ', 'Giàu sắt', 'Giàu canxi'],
    target: 2200,
    goal: 'weight_gain',
    isPublic: true,
    meals: {
      breakfast: ['1020 1 tô', '7003 5 lát', '4038 3 cọng', '4036 1 nắm', '10001 1 ly'],
      snack1: ['5007 1 quả', '3017 1 muỗng canh'],
      lunch: [
        '1004 1.8 chén cơm',
        '7017 6 lát',
        '9001 1 quả',
        '4073 2 chén',
        '6010 2 muỗng cà phê',
        '5047 1 quả',
      ],
      snack2: ['10004 1 hũ', '2008 1 củ nhỏ'],
      dinner: [
        '1004 1.8 chén cơm',
        '8003 1.2 khúc',
        '3025 1 bìa',
        '4100 1 chén',
        '4003 1 miếng',
        '6010 2 muỗng cà phê',
        '5042 0.5 quả',
      ],
    },
  },
  {
    key: 'tang-co-2600',
    name: 'Tăng cơ 2600 kcal',
    description:
      'Cho người tập kháng lực 4–5 buổi mỗi tuần: khoảng 2 g đạm mỗi kg, tinh bột quanh buổi tập.',
    tags: ['Tăng cơ', 'Thể thao'],
    target: 2600,
    goal: 'muscle_gain',
    isPublic: true,
    meals: {
      breakfast: ['own:yen-mach 60 g', '10001 1 ly', '9001 2 quả', '5007 1 quả'],
      snack1: ['1012 1 ổ nhỏ', '7069 2 lát', '4027 0.5 quả'],
      lunch: [
        '1004 2.2 chén cơm',
        'own:uc-ga 160 g',
        '4029 1 chén',
        '6002 2 muỗng cà phê',
        '5015 1 lát',
      ],
      snack2: ['2009 1 củ vừa', '10004 1 hũ', '3015 12 hạt'],
      dinner: [
        '1004 2 chén cơm',
        '7003 7 lát',
        '4099 1 chén',
        '4039 0.5 củ',
        '6002 2 muỗng cà phê',
        '5040 1 quả',
      ],
    },
  },
  {
    key: 'an-chay-1700',
    name: 'Ăn chay 1700 kcal',
    description:
      'Chay thuần thực vật: đậu hũ, đậu đỗ, nấm và mè cho đủ đạm và sắt; nhắc bổ sung vitamin B12.',
    tags: ['Ăn chay', 'Thuần thực vật'],
    target: 1700,
    goal: 'maintenance',
    isPublic: true,
    meals: {
      breakfast: ['1001 1 chén xôi', '3010 1 muỗng canh', '3020 1 muỗng cà phê', '3032 1 ly'],
      snack1: ['5007 1 quả'],
      lunch: [
        '1005 1.4 chén cơm',
        '3025 1.5 bìa',
        '4125 1 chén',
        '4083 2 chén',
        '6012 2 muỗng cà phê',
        '13022 1 muỗng cà phê',
      ],
      snack2: ['3017 1.5 muỗng canh', '5047 1 quả'],
      dinner: [
        '1005 1.2 chén cơm',
        '3004 2 muỗng canh',
        '4003 1 chén',
        '4036 1 chén',
        '4121 2 tai',
        '6010 2 muỗng cà phê',
        '5017 1 miếng',
      ],
    },
  },
  {
    key: 'duy-tri-1800',
    name: 'Gia đình cân bằng 1800 kcal',
    description:
      'Bữa cơm nhà miền Nam đủ bốn nhóm chất, dùng món canh chua và thịt kho quen thuộc.',
    tags: ['Duy trì', 'Gia đình'],
    target: 1800,
    goal: 'maintenance',
    meals: {
      breakfast: ['1012 1 ổ nhỏ', '9001 1 quả', '4027 0.5 quả', '10001 1 ly'],
      lunch: [
        '1004 1.8 chén cơm',
        'recipe:canh-chua 1 phần',
        '4030 1 nắm',
        '6002 1 muỗng cà phê',
        '5011 1 miếng',
      ],
      snack1: ['10004 1 hũ', '5044 1 miếng'],
      dinner: [
        '1004 1.6 chén cơm',
        'recipe:thit-kho 1 phần',
        '4112 1 chén',
        '4016 1.5 chén',
        '6002 1 muỗng cà phê',
        '5001 2 múi',
      ],
    },
  },
];

/** Masters of Minh, who begins his practice. */
export const MINH_MASTERS: readonly MenuPlan[] = [
  {
    key: 'minh-giam-mo-1600',
    name: 'Giảm mỡ 1600 kcal cho người mới tập',
    description: 'Đạm cao, tinh bột nguyên hạt, phù hợp tập 3 buổi mỗi tuần.',
    tags: ['Giảm cân', 'Thể thao'],
    target: 1600,
    goal: 'weight_loss',
    meals: {
      breakfast: ['2008 1 củ vừa', '9001 2 quả', '4027 1 quả'],
      lunch: [
        '1005 1.6 chén cơm',
        '7017 6 lát',
        '4010 2 chén',
        '4007 0.5 củ vừa',
        '6014 1.5 muỗng cà phê',
      ],
      snack1: ['10004 1 hũ', '5051 1 quả'],
      dinner: [
        '1005 1.4 chén cơm',
        '8019 1.2 lát',
        '4083 2 chén',
        '4005 1 quả',
        '6014 1.5 muỗng cà phê',
        '3032 1 ly',
      ],
    },
  },
  {
    key: 'minh-tang-can-2400',
    name: 'Tăng cân lành mạnh 2400 kcal',
    description: 'Cho người gầy khó tăng cân: năm bữa, thêm chất béo tốt và sữa.',
    tags: ['Tăng cân'],
    target: 2400,
    goal: 'weight_gain',
    meals: {
      breakfast: ['1013 1 tô', '7013 2 miếng', '4036 1 nắm', '9001 1 quả'],
      snack1: ['10001 1 ly', '1012 1 lát', '5042 0.5 quả'],
      lunch: [
        '1004 2 chén cơm',
        '7018 3 lát',
        '9004 1 quả',
        '4096 0.5 củ',
        '6002 1 muỗng cà phê',
        '5055 2 miếng',
      ],
      snack2: ['3033 1 chén', '3015 20 hạt'],
      dinner: [
        '1004 2 chén cơm',
        '8026 1 lát',
        '4066 1.5 chén',
        '6002 2 muỗng cà phê',
        '5007 1 quả',
      ],
    },
  },
];
