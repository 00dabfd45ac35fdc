import { one, type LineCase } from './lineCase';

export const THIRD_LIST_MARKS: readonly LineCase[] = [
  {
    text: '– 200 g cải thìa\n— 100 g nấm rơm\n― 3 quả cà chua',
    rows: [['200 g cải thìa', '100 g nấm rơm', '3 quả cà chua']],
  },
  {
    text: '●200 g cá basa\n►2 quả dưa chuột\n❖ 50 g lạc',
    rows: [['200 g cá basa/cá ba sa', '2 quả dưa chuột/dưa leo', '50 g lạc/đậu phộng']],
  },
  {
    text: '1- 200 g bột gạo\n2- 3 quả trứng gà\n3- 4 thìa canh đường',
    rows: [
      ['200 g bột gạo', '3 quả trứng gà', '4 muong canh đường'],
      ['? bột gạo', '? trứng gà', '? đường'],
    ],
  },
  {
    text: '(1) 300 g đậu phụ\n(2) 2 quả cà chua\n(3) 10 g hành lá',
    rows: [['300 g đậu phụ/đậu hũ', '2 quả cà chua', '10 g hành lá']],
  },
  {
    text: '1.1. 200 g thịt bò\n1.2. 100 g hành tây\n2.1. 5 g muối',
    rows: [['200 g thịt bò', '100 g hành tây', '5 g muối']],
  },
  {
    text: 'A- 300 g sườn lợn\nB- 200 g khoai sọ\nC- 1 bó rau muống',
    rows: [['300 g sườn lợn/sườn heo', '200 g khoai sọ', '1 bó rau muống']],
  },
  {
    text: '☑ 100 g đường\n☒ 3 quả trứng gà\n☐ 200 ml sữa tươi',
    rows: [['100 g đường', '3 quả trứng gà | ? trứng gà', '200 ml sữa tươi']],
  },
  {
    text: '-[ ] 200 g gạo tẻ\n-[x] 100 g đậu xanh\n- []  50 g dừa',
    rows: [['200 g gạo tẻ', '100 g đậu xanh', '50 g dừa']],
  },
  {
    text: '- 200 g gạo nếp;\n- 100 g đỗ xanh;\n- 50 g đường.',
    rows: [['200 g gạo nếp', '100 g đỗ xanh/đậu xanh', '50 g đường']],
  },
  one('20 g rau mùi (tuỳ chọn)*', '20 g rau mùi'),
  {
    text: 'A. PHẦN NƯỚC DÙNG\n1. 1 kg xương ống\n2. 50 g gừng\nB. PHẦN NHÂN\n1. 300 g thịt bò',
    rows: [['1000 g xương ống', '50 g gừng', '300 g thịt bò']],
  },
  {
    text: '1.\t200 g bí xanh\n2.\t150 g tôm đồng\n10.\t5 g hành lá',
    rows: [['200 g bí xanh/bí đao', '150 g tôm đồng', '5 g hành lá']],
  },
  { text: '❶ 200 g mực\n❷ 2 quả dứa', rows: [['200 g mực', '2 quả dứa']] },
  {
    text: '１．200 g cà tím\n２．50 g tía tô',
    rows: [
      ['200 g cà tím', '50 g tía tô'],
      ['? cà tím', '? tía tô'],
    ],
  },
  one('500 g thịt bò⁽²⁾', '500 g thịt bò'),
  { text: '200 g lạc (a)\n100 g vừng (b)', rows: [['200 g lạc', '100 g vừng']] },
  {
    text: 'I/ 500 g thịt gà\nII/ 200 g nấm hương\nV/ 5 quả chanh',
    rows: [['500 g thịt gà', '200 g nấm hương', '5 quả chanh']],
  },
  // A sign that is a digit and its point.
  {
    text: '⒈200 g gạo tẻ\n⒉5 quả trứng gà',
    rows: [
      ['200 g gạo tẻ', '5 quả trứng gà'],
      ['? gạo tẻ', '? trứng gà'],
    ],
  },
  // The cook struck the peanuts out.
  {
    text: '- 200 g miến\n- ~~50 g lạc rang~~\n- 3 g muối',
    rows: [['200 g miến', '? lạc', '3 g muối']],
  },
  // The Vietnamese alphabet has no f and no j; g and l are units as well.
  {
    text: 'e. 20 g tỏi\ng. 50 g gừng\nh. 100 g hành tím\ni. 2 quả ớt\nk. 10 g đường\nl. 100 ml nước mắm',
    rows: [
      ['20 g tỏi', '50 g gừng', '100 g hành tím', '2 quả ớt', '10 g đường', '100 ml nước mắm'],
    ],
  },
  { text: '#1 200 g gạo\n#2 100 g thịt bò', rows: [['200 g gạo', '100 g thịt bò']] },
  { text: '✿ 200 g gạo\n❀ 100 g thịt bò', rows: [['200 g gạo', '100 g thịt bò']] },
  { text: '⇨ 200 g gạo\n◉ 100 g thịt bò', rows: [['200 g gạo', '100 g thịt bò']] },
  { text: '{1} 200 g gạo\n{2} 100 g thịt bò', rows: [['200 g gạo', '100 g thịt bò']] },
  { text: '№1 200 g gạo\n№2 100 g thịt bò', rows: [['200 g gạo', '100 g thịt bò']] },
  { text: '.200 g gạo\n.100 g thịt bò', rows: [['200 g gạo', '100 g thịt bò']] },
  { text: '1.a) 200 g gạo\n1.b) 100 g thịt bò', rows: [['200 g gạo', '100 g thịt bò']] },
  { text: 'a1. 200 g gạo\na2. 100 g thịt bò', rows: [['200 g gạo', '100 g thịt bò']] },
  { text: 'a: 200 g gạo\nb: 100 g thịt bò', rows: [['200 g gạo', '100 g thịt bò']] },
  { text: '200 g gạo ✓\n100 g thịt bò (*1)', rows: [['200 g gạo', '100 g thịt bò']] },
  // One alone may be a quarter of a gram.
  one('.25 g muối', '? muối'),
  // In capitals only nothing tells foods from headings.
  { text: 'A. MUỐI\nB. 200 G GẠO', rows: [['? muối', '200 g gạo']] },
];
