import type { MealLines } from './plans';

/** A menu made for one client from a master: slots named here replace the master's. */
export interface PersonalPlan {
  client: string;
  master: string;
  name: string;
  description: string;
  /** kcal a day. */
  target: number;
  notes: string;
  daysAgo: number;
  swap: MealLines;
}

export const LAN_PERSONAL: readonly PersonalPlan[] = [
  {
    client: 'mai',
    master: 'giam-can-1500',
    name: 'Thực đơn chị Mai, giai đoạn 3',
    description: 'Theo mẫu giảm cân 1500, trưa ăn bún thịt nạc vì ăn ngoài.',
    target: 1500,
    notes: 'Không dùng tôm. Trưa ngoài: xin thêm rau, không húp hết nước lèo.',
    daysAgo: 28,
    swap: {
      lunch: [
        '1020 1 tô',
        '7017 6 lát',
        '4090 2 chén',
        '4036 1 nắm',
        '6010 1 muỗng cà phê',
        '5040 0.5 quả',
      ],
    },
  },
  {
    client: 'hung',
    master: 'dai-thao-duong-1600',
    name: 'Thực đơn chú Hùng, kiểm soát đường huyết',
    description: 'Mẫu đái tháo đường 1600, bữa tối nhiều cá và khổ qua.',
    target: 1600,
    notes: 'Bữa phụ 16 giờ cố định. Nêm nhạt vì tăng huyết áp.',
    daysAgo: 49,
    swap: {
      dinner: [
        '1005 1.3 chén cơm',
        '8022 1 khúc',
        '4055 1 quả',
        '4015 2 cây',
        '6010 2 muỗng cà phê',
        '5001 1 múi',
      ],
    },
  },
  {
    client: 'ngoc-anh',
    master: 'thai-ky-2200',
    name: 'Thực đơn thai kỳ chị Ánh (không sữa bò)',
    description: 'Thay sữa bò và sữa chua bằng sữa đậu nành, hạt và tép.',
    target: 2200,
    notes: 'Uống sắt cách bữa có đậu nành 2 giờ, kèm cam hoặc quýt.',
    daysAgo: 28,
    swap: {
      breakfast: ['1020 1 tô', '7003 5 lát', '4038 3 cọng', '4036 1 nắm', '3032 1.5 ly'],
      snack2: ['3015 18 hạt', '2008 1 củ nhỏ', '5047 1 quả'],
    },
  },
  {
    client: 'tuan',
    master: 'tang-co-2600',
    name: 'Thực đơn tăng cơ anh Tuấn',
    description: 'Mẫu tăng cơ 2600, bữa phụ chiều đổi sang chuối và bánh mì trước tập.',
    target: 2600,
    notes: 'Ăn bữa phụ 2 trước tập 60 phút.',
    daysAgo: 30,
    swap: { snack2: ['1012 1 ổ nhỏ', '9001 1 quả', '5007 1 quả'] },
  },
  {
    client: 'hoa',
    master: 'tang-huyet-ap-1700',
    name: 'Thực đơn nhạt cô Hoa',
    description: 'Mẫu tăng huyết áp giảm còn 1500 kcal, thức ăn mềm.',
    target: 1500,
    notes: 'Nấu mềm, không nước mắm chấm.',
    daysAgo: 10,
    swap: {
      lunch: [
        '1004 1.2 chén cơm',
        '8024 0.8 khúc',
        '4086 1.5 chén',
        '4001 1 chén',
        '6010 1 muỗng cà phê',
        '5017 1 miếng',
      ],
      snack2: ['10004 1 hũ'],
      dinner: [
        '1004 1.1 chén cơm',
        '3025 1 bìa',
        '8011 0.6 lát',
        '4005 1 quả',
        '4003 1 miếng',
        '6014 1 muỗng cà phê',
        '5011 1 miếng',
      ],
    },
  },
  {
    client: 'lan-huong',
    master: 'an-chay-1700',
    name: 'Thực đơn chay chị Hương (không đậu phộng)',
    description: 'Mẫu chay 1700, đậu phộng đổi sang hạt điều.',
    target: 1700,
    notes: 'Uống B12 sau bữa sáng.',
    daysAgo: 35,
    swap: { snack2: ['3015 14 hạt', '5047 1 quả'] },
  },
];

export const MINH_PERSONAL: readonly PersonalPlan[] = [
  {
    client: 'gia-han',
    master: 'minh-giam-mo-1600',
    name: 'Thực đơn giảm mỡ chị Hân',
    description: 'Theo mẫu 1600 kcal, bữa phụ chiều trước tập.',
    target: 1600,
    notes: 'Không dùng tôm.',
    daysAgo: 34,
    swap: { snack1: ['10004 1 hũ', '5007 1 quả'] },
  },
];
