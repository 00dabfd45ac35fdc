import type { NutrientMap } from '../../../src/domain/nutrients';

/** An own food of the demo practice; figures per 100 g. */
export interface OwnFoodPlan {
  key: string;
  name: string;
  nameEn: string;
  category: string;
  description?: string;
  source: { name: string; code?: string };
  serving: number;
  measures: Readonly<Record<string, number>>;
  allergens: readonly string[];
  state: 'raw' | 'cooked';
  nutrients: NutrientMap;
}

export const LAN_FOODS: readonly OwnFoodPlan[] = [
  {
    key: 'uc-ga',
    name: 'Ức gà bỏ da',
    nameEn: 'Chicken breast, skinless',
    category: 'Thịt và chế phẩm',
    source: { name: 'USDA FoodData Central', code: '171077' },
    serving: 100,
    measures: { miếng: 120 },
    allergens: [],
    state: 'raw',
    nutrients: { calories: 120, protein: 22.5, fat: 2.62, carbs: 0, fiber: 0 },
  },
  {
    key: 'yen-mach',
    name: 'Yến mạch cán',
    nameEn: 'Rolled oats',
    category: 'Gạo, bún, mì và ngũ cốc',
    source: { name: 'USDA FoodData Central', code: '173904' },
    serving: 40,
    measures: { 'muỗng canh': 10 },
    allergens: ['lúa mì'],
    state: 'raw',
    nutrients: { calories: 379, protein: 13.15, fat: 6.52, carbs: 67.7, fiber: 10.1 },
  },
  {
    key: 'com-gao-lut',
    name: 'Cơm gạo lứt (đã nấu)',
    nameEn: 'Cooked brown rice',
    category: 'Gạo, bún, mì và ngũ cốc',
    description: 'Cân sau khi nấu tại phòng khám: 100 g gạo cho 240 g cơm.',
    source: { name: 'Quy đổi từ VFCT 2007', code: '1005' },
    serving: 120,
    measures: { chén: 120 },
    allergens: [],
    state: 'cooked',
    nutrients: { calories: 144, protein: 3.1, fat: 1.1, carbs: 30.3, fiber: 1.4 },
  },
];

/** A recipe of the demo practice; ingredients as lines of a meal. */
export interface RecipePlan {
  key: string;
  title: string;
  description: string;
  category: string;
  cuisine: string;
  prepTime: number;
  cookTime: number;
  servings: number;
  difficulty: 'easy' | 'medium' | 'hard';
  tags: readonly string[];
  tips: readonly string[];
  ingredients: readonly string[];
  steps: readonly string[];
}

export const LAN_RECIPES: readonly RecipePlan[] = [
  {
    key: 'canh-chua',
    title: 'Canh chua cá lóc',
    description: 'Canh chua miền Tây nấu nhạt, nhiều rau, ít đường.',
    category: 'Món canh',
    cuisine: 'Miền Nam',
    prepTime: 20,
    cookTime: 25,
    servings: 4,
    difficulty: 'easy',
    tags: ['Món nước', 'Ít béo'],
    tips: ['Nêm nước mắm sau cùng để dùng ít muối hơn.'],
    ingredients: [
      '8022 4 khúc',
      '4005 2 quả',
      '5015 2 lát',
      '4036 2 chén',
      '4103 3 tép',
      '6002 2 muỗng cà phê',
      '12013 1 muỗng canh',
      '13014 1 muỗng canh',
    ],
    steps: [
      'Cá làm sạch, chần qua nước sôi có vài lát gừng cho hết tanh.',
      'Phi tỏi với dầu, xào sơ cà chua và thơm.',
      'Thêm 1,2 lít nước, đun sôi, cho cá vào nấu 10 phút.',
      'Thêm giá, nêm đường và nước mắm, tắt bếp.',
    ],
  },
  {
    key: 'thit-kho',
    title: 'Thịt kho trứng ít béo',
    description: 'Dùng nạc heo thay một phần ba chỉ, kho với nước dừa.',
    category: 'Món mặn',
    cuisine: 'Miền Nam',
    prepTime: 15,
    cookTime: 60,
    servings: 4,
    difficulty: 'medium',
    tags: ['Món mặn', 'Gia đình'],
    tips: ['Để tủ lạnh qua đêm, hớt lớp mỡ đông trước khi hâm.'],
    ingredients: [
      '7017 200 g',
      '7018 100 g',
      '9001 4 quả',
      '14006 1.5 ly',
      '13014 1.5 muỗng canh',
      '12013 1 muỗng canh',
      '4103 4 tép',
    ],
    steps: [
      'Thịt cắt miếng vừa, ướp nước mắm, đường và tỏi 30 phút.',
      'Xào săn thịt, đổ nước dừa ngập mặt, hớt bọt.',
      'Kho lửa nhỏ 40 phút, cho trứng luộc bóc vỏ vào kho thêm 15 phút.',
    ],
  },
  {
    key: 'goi-cuon',
    title: 'Gỏi cuốn tôm thịt',
    description: 'Tám cuốn cho bốn người, chấm nước tương mè thay mắm nêm.',
    category: 'Món khai vị',
    cuisine: 'Miền Nam',
    prepTime: 30,
    cookTime: 15,
    servings: 4,
    difficulty: 'easy',
    tags: ['Ít béo', 'Nhiều rau'],
    tips: ['Người dị ứng tôm thay bằng trứng chiên mỏng.'],
    ingredients: [
      '1010 8 lá',
      '1020 3 lá',
      '8051 12 con vừa',
      '7017 150 g',
      '4090 3 chén',
      '4042 1 nắm',
      '13022 2 muỗng canh',
      '3020 1 muỗng canh',
    ],
    steps: [
      'Luộc thịt và tôm, tôm bóc vỏ chẻ đôi, thịt thái lát mỏng.',
      'Làm mềm bánh tráng, xếp rau, bún, thịt, tôm và hẹ rồi cuốn chặt tay.',
      'Pha nước tương với mè rang và chút nước ấm để chấm.',
    ],
  },
];
