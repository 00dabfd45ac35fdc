/** Texts as they come from keyboards, pages, phones and programs, and as they are stored. */
export const storedTextCases: readonly (readonly [typed: string, stored: string])[] = [
  ['Đặng Thị Hường'.normalize('NFD'), 'Đặng Thị Hường'],
  ['Ðặng Thị Ðào', 'Đặng Thị Đào'],
  ['đậu phộng\u200b', 'đậu phộng'],
  ['  Lê   Thị\u00a0Mộng  Cầm ', 'Lê Thị Mộng Cầm'],
  ['12 Nguyễn Trãi,\u00a0\t P. Thượng Đình', '12 Nguyễn Trãi, P. Thượng Đình'],
  ['Dòng một\r\nDòng hai\u0000\u0007', 'Dòng một\nDòng hai'],
  ['Hoà', 'Hoà'],
  ['Bánh\u00ad đậu xanh\u200d', 'Bánh đậu xanh'],
  ['Nguyê\u0303n Thị Bảo', 'Nguyễn Thị Bảo'],
  ['Ｎｇｕｙễｎ Ａｎ', 'Nguyễn An'],
  ['\u200b \ufeff ', ''],
  ['Gia đình 👨\u200d👩\u200d👧 thích ăn cay 🌶️', 'Gia đình 👨\u200d👩\u200d👧 thích ăn cay 🌶️'],
  ['\u202eLan\u202c <b>Nguyễn</b> &amp; Anh', 'Lan <b>Nguyễn</b> &amp; Anh'],
  ['Ậ'.normalize('NFD').repeat(100), 'Ậ'.repeat(100)],
  ['Thực đơn tháng 11.csv'.normalize('NFD'), 'Thực đơn tháng 11.csv'],
  ['Phan Thị Nở\u00a0', 'Phan Thị Nở'],
];
