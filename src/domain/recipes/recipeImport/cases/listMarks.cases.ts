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
