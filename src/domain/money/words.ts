import { once } from '../text/once';

const DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const;
const SCALES = ['', 'nghìn', 'triệu', 'tỷ'] as const;

function unitWord(unit: number, ten: number): string[] {
  if (unit === 0) return [];
  if (unit === 1 && ten > 1) return ['mốt'];
  if (unit === 5 && ten > 0) return ['lăm'];
  return [DIGITS[unit] ?? ''];
}

function groupWords(group: number, isFirst: boolean): string[] {
  const [hundred, ten, unit] = [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10];
  const words: string[] = [];
  if (hundred > 0 || !isFirst) words.push(DIGITS[hundred] ?? '', 'trăm');
  if (ten === 1) words.push('mười');
  else if (ten > 1) words.push(DIGITS[ten] ?? '', 'mươi');
  else if (unit > 0 && words.length > 0) words.push('linh');
  return [...words, ...unitWord(unit, ten)];
}

/** @param amount whole dong, less than a trillion */
export function amountInWords(amount: number): string {
  if (amount === 0) return 'không đồng';
  const groups: number[] = [];
  for (let rest = amount; rest > 0; rest = Math.floor(rest / 1000)) groups.unshift(rest % 1000);
  const words = groups.flatMap((group, index) => {
    if (group === 0) return [];
    const scale = SCALES[groups.length - 1 - index] ?? '';
    return [...groupWords(group, index === 0), ...(scale === '' ? [] : [scale])];
  });
  return `${words.join(' ')} đồng`;
}

const format = once(() => new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 }));

export const dong = (amount: number): string => `${format().format(amount)}\u00a0₫`;
