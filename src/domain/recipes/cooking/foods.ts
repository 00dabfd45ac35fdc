import { fold } from '../../text/fold';
import type { DishMethod } from '../../menus/method';

const words = (list: string): string[] => list.split(',');

/** `cook` 0 means ready to eat. */
const GROUPS: readonly (readonly [names: readonly string[], method: DishMethod])[] = [
  [
    words('com trang (da nau)'),
    {
      prep: 5,
      cook: 30,
      steps: [
        'Vo gạo nhanh một đến hai lần nước, để ráo.',
        'Nấu với lượng nước bằng khoảng 1,2 lần gạo (đong bằng cùng một chén), hoặc theo vạch của nồi.',
        'Cơm cạn thì ủ thêm 10 phút, xới tơi rồi lấy đúng lượng ghi trên thực đơn.',
      ],
    },
  ],
  [
    words('com gao lut (da nau)'),
    {
      prep: 5,
      cook: 45,
      steps: [
        'Vo nhẹ gạo lứt, ngâm nước ấm 30 phút rồi để ráo.',
        'Nấu với lượng nước bằng khoảng 1,5 lần gạo (đong bằng cùng một chén).',
        'Cơm cạn thì ủ thêm 15 phút, xới tơi rồi lấy đúng lượng ghi trên thực đơn.',
      ],
    },
  ],
  [
    words('dau tay,man,nho,oi,roi,tao,le,dao,ca chua bi'),
    {
      prep: 3,
      cook: 0,
      steps: ['Rửa kỹ dưới vòi nước, bỏ cuống và hạt, để ráo; quả to thì cắt miếng.'],
    },
  ],
  [
    words('buoi,cam,quyt,chuoi su,chuoi gia,nhan,vai,chom chom,kiwi,hong xiem,vu sua,thanh long'),
    { prep: 3, cook: 0, steps: ['Rửa sạch vỏ, bóc hoặc gọt vỏ, bỏ hạt to rồi dùng ngay.'] },
  ],
  [
    words('dua hau,dua le,dua ta,thom,du du chin,xoai chin'),
    { prep: 5, cook: 0, steps: ['Rửa sạch vỏ, gọt vỏ, bỏ hạt và mắt, cắt miếng vừa ăn.'] },
  ],
  [
    words('sua chua khong duong,sua chua hy lap khong beo'),
    { prep: 1, cook: 0, steps: ['Lấy ra đúng lượng, dùng lạnh.'] },
  ],
  [
    words('sua bo tuoi,sua dau nanh khong duong,sua tuoi it beo,sua tuoi tach beo'),
    { prep: 1, cook: 0, steps: ['Rót ra cốc đúng lượng, dùng lạnh hoặc hâm ấm.'] },
  ],
  [
    words('lac rang,hanh nhan rang,hat bi rang'),
    { prep: 1, cook: 0, steps: ['Lấy đúng lượng rồi dùng ngay.'] },
  ],
  [
    words('hat dieu'),
    {
      prep: 1,
      cook: 7,
      steps: ['Rang khô lửa nhỏ 5–7 phút, đảo đều; hạt đã rang sẵn thì dùng ngay.'],
    },
  ],
  [
    words('trung ga luoc'),
    {
      prep: 1,
      cook: 11,
      steps: [
        'Cho trứng vào nồi nước lạnh, đun sôi rồi luộc 9–10 phút cho lòng đỏ chín hẳn.',
        'Ngâm nước lạnh 2 phút rồi bóc vỏ.',
      ],
    },
  ],
  [
    words('ngo nep luoc'),
    {
      prep: 3,
      cook: 30,
      steps: ['Bóc bớt vỏ, rửa sạch.', 'Đổ ngập nước, luộc 25–30 phút cho mềm.'],
    },
  ],
  [
    words('dau hu'),
    {
      prep: 2,
      cook: 5,
      steps: ['Rửa nhẹ, cắt miếng vừa ăn.', 'Luộc trong nước sôi 4–5 phút, vớt ra để ráo.'],
    },
  ],
  [
    words('dau hu nuong'),
    { prep: 2, cook: 8, steps: ['Áp chảo khô hoặc nướng 6–8 phút, trở mặt cho vàng đều.'] },
  ],
];

const BY_NAME = new Map(GROUPS.flatMap(([names, method]) => names.map((name) => [name, method])));

export const foodMethod = (name: string): DishMethod | undefined => BY_NAME.get(fold(name));
