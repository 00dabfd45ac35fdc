import { one, type LineCase } from './lineCase';

export const THIRD_AMOUNTS: readonly LineCase[] = [
  one('Thăn bò 2 miếng, 120g/miếng', '240 g thăn bò/thịt bò | ? thăn bò/thịt bò'),
  one('1kg2 sườn non', '1200 g sườn | ? sườn'),
  one('2 lạng rưỡi tôm đồng', '250 g tôm đồng'),
  one('350 gam ức gà (đã bỏ da và xương)', '350 g ức gà/thịt gà'),
  one('1 chục trứng vịt', '10 quả trứng vịt | ? trứng vịt'),
  one('2 củ khoai tây vừa, gọt vỏ, cắt miếng vuông 2 cm', '2 củ khoai tây'),
  one('1 ½ muỗng cà phê bột nghệ', '1.5 muong ca phe bột nghệ'),
  one('200g - 250g thịt heo xay', '200-250 g thịt heo xay/thịt lợn xay | ? thịt heo/thịt lợn'),
  one('từ 300 đến 400 g cá basa', '300-400 g cá basa/cá ba sa | ? cá basa'),
  one('Trứng gà x4', '4 quả trứng gà | 4 trứng gà | ? trứng gà'),
  // So home cooks shorten "muỗng cà phê".
  one('2 mcf muối', '2 muong ca phe muối | ? muối'),
  {
    text: 'Muối, tiêu, đường mỗi thứ 1 muỗng cà phê',
    rows: [
      ['1 muong ca phe muối', '1 muong ca phe tiêu', '1 muong ca phe đường'],
      ['? muối', '? tiêu', '? đường'],
    ],
  },
  {
    text: '500 g thịt xay (300 g bò, 200 g heo)',
    rows: [['300 g bò', '200 g heo/lợn'], ['500 g thịt xay'], ['? thịt xay']],
  },
  // A length is no weight.
  one('1 khúc gừng 3 cm', '1 khúc gừng | ? gừng'),
  one('8 oz thịt bò xay', '226.8 g thịt bò | ? thịt bò'),
  one('1 lốc 4 hộp sữa chua 100 g', '400 g sữa chua | ? sữa chua'),
  // Bought for five thousand dong.
  one('5k hành lá', '? hành lá'),
  // The trade number of the flour.
  one('Bột mì số 13 500 g', '500 g bột mì | ? bột mì'),
  one('2 bìa đậu phụ 15.000đ', '2 bìa đậu phụ/đậu hũ | ? đậu phụ'),
  one('2 lát cá hồi, 120g một lát', '240 g cá hồi'),
  { text: '1 ít muối, tiêu', rows: [['? muối', '? tiêu']] },
  one('Thịt bò | 200 g', '200 g thịt bò'),
  one('Thịt bò 200g, giá 50k', '200 g thịt bò'),
  one('10.000đ hành', '? hành'),
  one('100 − 150 g tôm', '100-150 g tôm'),
  {
    text: '4 củ khoai tây, gọt vỏ, 2 quả trứng gà',
    rows: [['4 củ khoai tây', '2 quả trứng gà']],
  },
];
