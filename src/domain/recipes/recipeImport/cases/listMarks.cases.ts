import { one, type LineCase } from './lineCase';

export const LIST_MARKS: readonly LineCase[] = [
  {
    text: '* [X] 200 g thịt bò\n* [ ] 3 quả trứng gà',
    rows: [['200 g thịt bò', '3 qua trứng gà']],
  },
  {
    text: '1. 200 g gạo nếp\n2. 100 g đậu xanh\n3. 50 g dừa',
    rows: [['200 g gạo nếp', '100 g đậu xanh', '50 g dừa']],
  },
  one('2) 3 quả trứng gà', '3 qua trứng gà'),
  { text: 'a) 200 g tôm biển\nb) 100 g bún', rows: [['200 g tôm', '100 g bún']] },
  one('+ 100 g nấm rơm', '100 g nấm rơm'),
  one('✅ 500 g xương ống', '500 g xương'),
  // Bullets of Word: its second level as a letter, Symbol and Wingdings as what their fonts draw elsewhere.
  { text: 'o\t50 g hành tím\no\t20 g tỏi', rows: [['50 g hành tím', '20 g tỏi']] },
  one('\uF0B7 300 g sườn lợn', '300 g sườn'),
  one('§ 100 g bột gạo nếp', '100 g bột gạo nếp/bột nếp'),
  one('300 g thịt bò**', '300 g thịt bò'),
  one('100 g đậu phộng [2]', '100 g đậu phộng/lạc'),
  {
    text: '- 200 g cà chua\n-100 g hành tây\n-2 quả ớt',
    rows: [
      ['200 g cà chua', '100 g hành tây', '2 qua ớt'],
      ['200 g cà chua', '? hành tây', '? ớt'],
    ],
  },
  one('200 g tôm đồng†', '200 g tôm'),
  {
    text: 'i. 200 g cà rốt\nii. 100 g su hào\niii. 50 g giá đỗ\niv. 10 g rau mùi',
    rows: [['200 g cà rốt', '100 g su hào', '50 g giá', '10 g rau mùi/ngò']],
  },
  one('① 200 g khoai lang', '200 g khoai lang'),
  one('100 g thịt gà¹,²', '100 g thịt gà'),
  one('200 g gạo nếp (1)', '200 g gạo nếp | ? gạo nếp'),
  {
    text: '1/ 200 g cà chua\n2/ 3 quả trứng gà\n3/ 5 g muối',
    rows: [['200 g cà chua', '3 qua trứng gà', '5 g muối']],
  },
  {
    text: '1. 5 kg gạo tẻ\n2. 2 kg thịt lợn nạc\n3. 1 kg cải xanh',
    rows: [
      ['5000 g gạo tẻ', '2000 g thịt lợn nạc/thịt heo nạc', '1000 g cải xanh/cải bẹ xanh'],
      ['? gạo tẻ', '? thịt lợn nạc', '? cải xanh'],
    ],
  },
  // A brand that begins with a number.
  one('7Up 1 lon 330 ml', '330 ml 7up/nước ngọt | ? 7up'),
];

export const MORE_LIST_MARKS: readonly LineCase[] = [
  one('👉 500 g sườn non', '500 g sườn'),
  {
    text: '🥕 2 củ cà rốt\n🧄 10 g tỏi\n🐟 300 g cá thu',
    rows: [['2 củ cà rốt', '10 g tỏi', '300 g cá thu']],
  },
  // A square with an invisible variation selector behind it.
  one('▪\uFE0F 100 g nấm hương', '100 g nấm hương'),
  {
    text: '( ) 200 g đậu phụ\n(x) 1 bó rau muống\n(X) 50 g lạc',
    rows: [['200 g đậu phụ/đậu hũ', '1 bó rau muống', '50 g lạc/đậu phộng']],
  },
  {
    text: '[v] 2 quả dưa chuột\n[✓] 100 g sữa chua',
    rows: [['2 quả dưa chuột/dưa leo', '100 g sữa chua']],
  },
  one('☐1 củ hành tây', '1 củ hành tây'),
  {
    text: '01. 200 g thịt bò\n02. 150 g cần tây\n03. 2 quả cà chua',
    rows: [['200 g thịt bò', '150 g cần tây', '2 quả cà chua']],
  },
  {
    text: 'a/ 300 g cải bắp\nb/ 100 g cà rốt\nc/ 1 thìa canh dầu ăn',
    rows: [['300 g cải bắp/bắp cải', '100 g cà rốt', '1 muong canh dầu ăn']],
  },
  // In the Vietnamese alphabet đ comes behind d.
  {
    text: 'c) 50 g hành lá\nd) 200 g giá đỗ\nđ) 100 g đường\ne) 2 quả ớt',
    rows: [['50 g hành lá', '200 g giá', '100 g đường', '2 quả ớt']],
  },
  one('500 g cá thu (*)', '500 g cá thu'),
  one('**200 g** đậu phụ', '200 g đậu phụ/đậu hũ'),
  one('200 g lạc rang (xem ghi chú 3)', '200 g lạc'),
  {
    text: '• - 100 g giá đỗ\n1. • 50 g rau răm',
    rows: [['100 g giá', '50 g rau răm']],
  },
  {
    text: '> 200 g khoai môn\n> 100 g tôm đồng',
    rows: [['200 g khoai môn', '100 g tôm đồng']],
  },
  one('1\uFE0F\u20E3 200 g cá nục', '200 g cá nục'),
  one('ü 200 g đậu đen', '200 g đậu đen'),
  one('200 g bột năng\u1D43', '200 g bột năng'),
  {
    text: '1.200 g gạo nếp\n2.100 g đậu xanh\n3.50 g đường',
    rows: [
      ['200 g gạo nếp', '100 g đậu xanh', '50 g đường'],
      ['? gạo nếp', '? đậu xanh', '? đường'],
    ],
  },
  one('x 2 quả chanh', '2 quả chanh | ? chanh'),
  one('C. 2 viên vitamin C', '? vitamin C'),
  // A run of mixed numbers is no numbered list.
  {
    text: '1 1/2 muỗng cà phê muối\n2 1/4 chén gạo tẻ',
    rows: [['1.5 muong ca phe muối', '2.25 chen gạo tẻ']],
  },
  {
    text: '1-1/2 chén gạo tẻ\n2-1/2 chén gạo nếp',
    rows: [['1.5 chen gạo tẻ', '2.5 chen gạo nếp']],
  },
];
