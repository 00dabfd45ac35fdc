/** What a careful person expects of letters that look alike or are typed another way. */

/** A typed search, and what the first hit's name has; `null`: that nothing is taken for it as sure. */
export const FOOD_SEARCHES: readonly (readonly [string, readonly string[] | null])[] = [
  ['tuỷ xương bò', ['Tủy bò', 'Tủy xương']],
  ['dau phong', ['Đậu phộng', 'Lạc']],
  ['CÁ HỒI', ['Cá hồi']],
  ['cá mối', ['Cá mối']],
  ['cá mòi', ['Cá mòi']],
  ['dau hu', ['Đậu phụ', 'Đậu hũ']],
  ['đậu hũ', ['Đậu phụ', 'Đậu hũ']],
  ['đậu phụ', ['Đậu phụ', 'Đậu hũ']],
  ['ĐẬU HỦ', ['Đậu phụ', 'Đậu hũ']],
  ['đậu hoà lan', ['Đậu Hà Lan', 'Đậu Hà lan', 'hà lan']],
  ['đậu hà lan', ['Đậu Hà Lan', 'Đậu Hà lan', 'hà lan']],
  ['dau ha lan', ['Đậu Hà Lan', 'Đậu Hà lan', 'hà lan']],
  ['d9a65u pho65ng', ['Đậu phộng', 'Lạc']],
  ['thijt bof', ['bò', 'Thịt bò']],
  ['\u0421\u00e1 hồi', ['Cá hồi']],
];

/** Client’s name, query, found. */
export const CLIENT_SEARCHES: readonly (readonly [string, string, boolean])[] = [
  ['Nguyễn Thị Hòa'.normalize('NFD'), 'hòa', true],
  ['Phạm Thị Hoà', 'hòa', true],
  ['Phan Văn Hòa', 'hoà', true],
  ['Đặng Thị Đào', 'dang thi dao', true],
  ['Đặng Thị Đào', 'ĐẶNG', true],
  ['Đặng Thị Đào', 'ðặng', true],
  ['Lê Quí Đôn', 'quý', true],
  ['Lê Quý Đôn', 'quí', true],
];

/** Allergy as it is typed, a dish, how it is warned of; `asked`: the allergy is said to be unknown. */
export const ALLERGY_LETTERS: readonly (readonly [
  string,
  string,
  'contains' | 'may' | 'none' | 'asked',
])[] = [
  ['\u00d0ậu nành', 'Đậu phụ', 'contains'],
  ['thuỷ sản', 'Tôm biển rim', 'contains'],
  ['thủy sản', 'Tôm biển rim', 'contains'],
  ['sữa bò'.normalize('NFD'), 'Sữa bò tươi', 'contains'],
  ['toom', 'Tôm biển rim', 'contains'],
  ['ddaauj phoongj', 'Đậu phộng rang', 'contains'],
  ['hải\u00ad sản', 'Tôm biển rim', 'contains'],
  ['đậu\u00ad phộng', 'Đậu phộng rang', 'contains'],
  ['t\u200bôm', 'Tôm biển rim', 'contains'],
  ['dứa', 'Dứa ta', 'contains'],
  ['dứa', 'Dầu dừa', 'none'],
  ['dứa', 'Cùi dừa non', 'none'],
  ['dứa', 'Dưa chuột', 'none'],
  ['dua', 'Dứa ta', 'may'],
  ['dua', 'Nước dừa non tươi', 'may'],
];
