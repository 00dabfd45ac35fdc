import { one, type LineCase } from './lineCase';

export const AMOUNTS: readonly LineCase[] = [
  // The size of one box stands behind the food.
  one('3 hộp sữa chua 100 g', '300 g sữa chua | ? sữa chua'),
  one('Thịt ba chỉ: 300g', '300 g thịt ba chỉ/thịt heo ba chỉ'),
  one('2-3 tép tỏi', '2-3 tép tỏi'),
  one('nửa ký thịt bò', '500 g thịt bò'),
  one('1 kg rưỡi sườn non', '1500 g sườn'),
  one('2 muỗng canh rưỡi nước mắm', '2.5 muong canh nước mắm'),
  one('Gạo tẻ (200 g)', '200 g gạo tẻ'),
  // The bracket explains the weight, it does not multiply it.
  one('400 g (2 bìa) đậu phụ', '400 g đậu phụ'),
  one('1 con gà (khoảng 1,2 kg)', '1200 g gà'),
  one('hai quả trứng gà', '2 qua trứng gà'),
  one('500gr thịt heo xay', '500 g thịt heo xay/thịt lợn xay'),
  one('2 gói mì ăn liền (gói 75 g)', '150 g mì | ? mì'),
  one('1 thùng bia (24 lon x 330 ml)', '7920 ml bia | ? bia'),
  one('¾ – 1 kg cá chép', '750-1000 g cá chép'),
  one('vài lát gừng', '? gừng'),
  {
    text: '200 g bột mì + 50 g để áo',
    rows: [['250 g bột mì'], ['200 g bột mì', '50 g bột mì'], ['? bột mì']],
  },
  one('1.500 g khoai tây', '1500 g khoai tây | ? khoai tây'),
  one('1/2 – 3/4 thìa cà phê muối', '0.5-0.75 muong ca phe muối | ? muối'),
  // What is eaten of a tin is its drained weight.
  one('2 hộp cá ngừ 185 g (trọng lượng ráo 130 g)', '260 g cá ngừ | ? cá ngừ'),
];

export const MORE_AMOUNTS: readonly LineCase[] = [
  one('3 cái đùi gà, mỗi cái tầm 150g', '450 g đùi gà'),
  one('5 củ hành tím (tổng 50 g)', '50 g hành tím'),
  one('khoảng 300 g bí đỏ', '300 g bí đỏ'),
  one('1 chén gạo (150 g)', '150 g gạo'),
  one('3 lạng thịt nạc vai', '300 g thịt'),
  one('một phần tư quả bí đỏ', '0.25 quả bí đỏ | ? bí đỏ'),
  one('Đường trắng 2 muỗng canh (30g)', '30 g đường'),
  one('180ml x 4 hộp sữa tươi không đường', '720 ml sữa tươi'),
  one('đậu phụ non 2 hộp × 300g', '600 g đậu phụ/đậu hũ'),
  one('1 bó rau muống (nhặt sạch còn 300 g)', '300 g rau muống'),
  { text: 'ít hành lá, ngò rí', rows: [['? hành lá', '? ngò rí/rau mùi'], ['? hành lá']] },
  one('1 vỉ trứng (10 quả)', '10 quả trứng | ? trứng'),
  one('0,5–1 thìa cà phê bột ngọt', '0.5-1 muong ca phe bột ngọt/mì chính'),
  // Another food in place of the first: neither silently.
  {
    text: '200 g thịt bò hoặc 150 g tôm',
    rows: [['? thịt bò'], ['? thịt bò', '? tôm']],
  },
  {
    text: '100 g mỗi loại: đậu xanh, đậu đỏ, đậu đen',
    rows: [
      ['100 g đậu xanh', '100 g đậu đỏ', '100 g đậu đen'],
      ['? đậu xanh', '? đậu đỏ', '? đậu đen'],
    ],
  },
  one('1 ký 2 cá lóc', '1200 g cá lóc/cá quả | ? cá lóc'),
  // Twenty of that size are a kilogram.
  one('12 con tôm sú (size 20 con/kg)', '600 g tôm | ? tôm'),
  one('1 cây giò lụa 500gr (dùng 1/2)', '250 g giò lụa | ? giò lụa'),
  one('1,000 g gạo tẻ', '1000 g gạo tẻ | ? gạo tẻ'),
];
