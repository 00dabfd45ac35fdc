export interface Wanted {
  query: string;
  right: readonly string[];
  /** Also right when typed without accents: another food of the same letters. */
  plain?: readonly string[];
}

const w = (query: string, ...right: string[]): Wanted => ({ query, right });

export const QUERIES: readonly Wanted[] = [
  w('ức gà', 'Ức gà không da', 'Ức gà nướng'),
  w('cá hồi', 'Cá hồi'),
  w('cà rốt', 'Cà rốt'),
  w('rau muống', 'Rau muống'),
  w('đậu phụ', 'Đậu hũ'),
  w('đậu hũ', 'Đậu hũ'),
  w('gạo lứt', 'Gạo lứt (sống)'),
  w('cơm trắng', 'Cơm trắng (đã nấu)'),
  w('bún tươi', 'Bún tươi'),
  w('thịt lợn nạc', 'Thịt heo nạc'),
  w('thịt ba chỉ', 'Thịt heo ba chỉ'),
  w('trứng gà', 'Trứng gà'),
  w('trứng vịt lộn', 'Trứng vịt lộn'),
  w('sữa đậu nành', 'Sữa đậu nành không đường'),
  w('dưa chuột', 'Dưa leo'),
  w('dưa leo', 'Dưa leo'),
  w('khoai lang', 'Khoai lang trắng', 'Khoai lang mật'),
  w('khoai tây', 'Khoai tây'),
  w('bí đỏ', 'Bí đỏ'),
  w('bí ngô', 'Bí đỏ'),
  w('mướp đắng', 'Khổ qua'),
  w('khổ qua', 'Khổ qua'),
  w('lạc rang', 'Lạc rang'),
  w('đậu phộng', 'Đậu phộng'),
  w('cá quả', 'Cá lóc'),
  w('tôm khô', 'Tôm khô'),
  w('chuối tiêu', 'Chuối già'),
  w('thanh long', 'Thanh long'),
  w('sữa chua không đường', 'Sữa chua không đường'),
  w('nước mắm', 'Nước mắm'),
  { query: 'dầu dừa', right: ['Dầu dừa'], plain: ['Đậu đũa'] },
  { query: 'đậu đũa', right: ['Đậu đũa'], plain: ['Dầu dừa'] },
  w('hạt điều', 'Hạt điều'),
  w('yến mạch', 'Yến mạch cán dẹt'),
  w('bông cải xanh', 'Bông cải xanh'),
  w('súp lơ xanh', 'Bông cải xanh'),
  { query: 'cá mòi', right: ['Cá mòi'], plain: ['Cá mối'] },
  w('mộc nhĩ', 'Nấm mèo khô'),
  w('rau mùi', 'Rau mùi'),
  w('chanh leo', 'Chanh dây'),
];
