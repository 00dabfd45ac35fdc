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
