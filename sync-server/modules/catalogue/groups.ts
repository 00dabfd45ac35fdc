/** Numbering of the Vietnamese Food Composition Table 2007; the words are ours. */
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

export function categoryOfGroup(group: string): string | undefined {
  return Object.hasOwn(CATEGORY_BY_GROUP, group) ? CATEGORY_BY_GROUP[group] : undefined;
}

/** The group that a food code begins with: `1004` → `1`, `14006` → `14`. */
export function groupOfCode(code: string): string {
  return code.slice(0, -3);
}

const WHOLE_GRAINS: ReadonlySet<string> = new Set(
  '1005 1006 1007 1008 1015 1019 1023 FDC-173904 FDC-172688 FDC-169998'.split(' '),
);

/**
 * By food group, no measured share: haem in meat, fish and shellfish, much phytate in pulses, nuts, seeds and whole
 * grains.
 */
export function classifyIron(
  group: string,
  code: string,
): 'haem' | 'phytate-poor' | 'phytate-rich' {
  if (group === '7' || group === '8') return 'haem';
  return group === '3' || WHOLE_GRAINS.has(code) ? 'phytate-rich' : 'phytate-poor';
}
