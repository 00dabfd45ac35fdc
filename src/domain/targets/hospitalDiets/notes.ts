import type { HospitalDiet, DietRange } from './types';

/** Gap from which on energy and the rest of a row cannot both be right. */
const MISPRINT = 0.12;

/** Remarks on single codes: contradictions of the original are kept and shown (product decision 47). */
const NOTES: Readonly<Record<string, string>> = {
  BT01: 'Danh mục ở phần III ghi BT01 là 1.800–1.900 kcal và BT02 là 2.200–2.400 kcal, ngược với bảng ở phần II.',
  BT02: 'Danh mục ở phần III ghi BT01 là 1.800–1.900 kcal và BT02 là 2.200–2.400 kcal, ngược với bảng ở phần II.',
  TN05: 'Không hạn chế nước khi nguyên nhân là trước thận.',
  VT06: 'Bảng ghi VT06, danh mục ghi VT05.',
  BO01: 'Khoảng 75 % qua đường tiêu hóa, 25 % qua tĩnh mạch.',
};
const ENTERAL = 'Chỉ phần ăn qua đường tiêu hóa; phần còn lại qua tĩnh mạch.';
const ENTERAL_CODES: ReadonlySet<string> = new Set([
  'VT01',
  'VT02',
  'VT03',
  'PT01',
  'PT02',
  'PT03',
]);

const PRINTED_AS: Readonly<Record<string, string>> = {
  '3TH4': '3TH1',
  '4TH4': '4TH2',
  '5TH4': '5TH3',
  '3GM3': '3GM1',
  '4GM3': '4GM1',
  '5GM3': '5GM1',
  '6GM3': '6GM1',
  '3GM6': '3GM1',
  '4GM6': '4GM2',
  '5GM6': '5GM3',
  '6GM6': '6GM4',
  '5TN5': '53TN5',
};

const middle = ({ min, max, value }: DietRange): number =>
  value ?? (min === undefined ? (max ?? 0) : max === undefined ? min : (min + max) / 2);

/** Share by which 4/9/4 kcal/g of the diet's middle values differs from its energy: 0.14 is 14 %. */
export function macroEnergyGap({ limits }: HospitalDiet): number {
  const { calories, protein, fat, carbs } = limits;
  if (!calories || !protein || !fat || !carbs) return 0;
  return (4 * middle(protein) + 9 * middle(fat) + 4 * middle(carbs)) / middle(calories) - 1;
}

export function dietNotes(diet: HospitalDiet): string[] {
  const { code } = diet;
  const gap = macroEnergyGap(diet);
  const note = NOTES[code];
  const printed = PRINTED_AS[code];
  return [
    ...(note === undefined ? [] : [note]),
    ...(ENTERAL_CODES.has(code) ? [ENTERAL] : []),
    ...(printed === undefined ? [] : [`Bản gốc in nhầm mã này thành ${printed}.`]),
    ...(Math.abs(gap) > MISPRINT
      ? [
          `Đạm, béo, bột đường của bảng cho ra năng lượng lệch ${Math.round(Math.abs(gap) * 100)} % so với dòng năng lượng; bản gốc có thể in sai.`,
        ]
      : []),
  ];
}
