/**
 * The table's food groups (1–14) as the categories that experts browse. The words are ours; the
 * numbering is that of the Vietnamese Food Composition Table 2007.
 */
const CATEGORY_BY_GROUP: Readonly<Record<string, string>> = {
  '1': 'Gạo, bún, mì và ngũ cốc',
  '2': 'Khoai và củ bột',
  '3': 'Đậu, hạt và chế phẩm',
  '4': 'Rau, nấm và củ quả',
  '5': 'Trái cây',
  '6': 'Dầu, mỡ và bơ',
  '7': 'Thịt và chế phẩm',
  '8': 'Cá và hải sản',
  '9': 'Trứng',
  '10': 'Sữa và chế phẩm',
  '11': 'Đồ hộp',
  '12': 'Đường, bánh kẹo',
  '13': 'Gia vị và nước chấm',
  '14': 'Đồ uống',
};

/** The category of a food group, or undefined for a number that the table does not know. */
export function categoryOfGroup(group: string): string | undefined {
  return Object.hasOwn(CATEGORY_BY_GROUP, group) ? CATEGORY_BY_GROUP[group] : undefined;
}

/** The group that a food code begins with: `1004` → `1`, `14006` → `14`. */
export function groupOfCode(code: string): string {
  return code.slice(0, -3);
}
