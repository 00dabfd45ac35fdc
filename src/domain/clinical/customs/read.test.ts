import { describe, expect, it } from 'vitest';
import { readCustoms } from './read';
import type { Custom } from './types';

const WRITTEN = '2026-11-28';

function short(custom: Custom): string {
  const until = custom.until ? ('date' in custom.until ? ` <${custom.until.date}` : ' <thai') : '';
  if (custom.kind === 'chay') {
    const foods = (['egg', 'milk', 'pungent'] as const)
      .flatMap((food) => (custom[food] === undefined ? [] : [`${custom[food] ? '+' : '-'}${food}`]))
      .join('');
    return `${custom.key}${foods}${until}`;
  }
  if (custom.kind === 'avoid') return `${custom.degree}:${custom.food}${until}`;
  return `${custom.key}${until}`;
}
const read = (text: string) => {
  const { customs, ignored } = readCustoms(text, WRITTEN);
  return { customs: customs.map(short), ignored };
};
const readResult = (...customs: string[]) => ({ customs, ignored: [] });

const FIRST: readonly (readonly [string, { customs: string[]; ignored: string[] }])[] = [
  ['Ăn chay ngày rằm, mồng một', readResult('chay:1.15')],
  ['móm răng, ăn mềm', readResult('texture:soft')],
  ['Huế', readResult('region:hue')],
  ['thích món miền Trung', readResult('region:central')],
  ['làm ca đêm, ngủ ngày', readResult('shift:night')],
  ['không ăn được bò', readResult('cannot:bò')],
  ['ghét hành', readResult('dislike:hành')],
  ['ít tiền', readResult('money')],
  ['mỗi ngày chỉ 60.000 đồng', readResult('money')],
  ['chỉ có 70k một ngày', readResult('money')],
  ['mỗi bữa chi 200.000 đồng', { customs: [], ignored: ['mỗi bữa chi 200.000 đồng'] }],
  ['không ăn chay nữa', readResult()],
  ['hết dị ứng tôm', { customs: [], ignored: ['hết dị ứng tôm'] }],
  ['ăn chay đến hết tháng 7', readResult('chay:daily <2027-07-31')],
  ['không ăn đồ sống khi mang thai', readResult('cannot:sống <thai')],
  ['Ăn chay trường, có trứng và sữa, kiêng ngũ vị tân', readResult('chay:daily+egg+milk-pungent')],
  ['thập trai', readResult('chay:1.8.14.15.18.23.24.28.29.30')],
  ['an chay 2 ngay moi thang', readResult('chay:1.15')],
  ['Thuần chay', readResult('chay:daily-egg-milk')],
  ['Ăn chay tháng 7 và tháng giêng', readResult('chay:m7.1')],
  ['ăn chay rằm tháng bảy', readResult('chay:15m7')],
  ['hay chạy bộ buổi sáng', { customs: [], ignored: ['hay chạy bộ buổi sáng'] }],
  [
    'Không thích: khổ qua, nội tạng\nMỗi ngày 3 bữa chính',
    { customs: ['dislike:khổ qua', 'dislike:nội tạng'], ignored: ['Mỗi ngày 3 bữa chính'] },
  ],
  ['mẹ ăn chay', { customs: [], ignored: ['mẹ ăn chay'] }],
  ['ăn sáng 9h, tối 20:30', readResult('hour:breakfast:09:00', 'hour:dinner:20:30')],
  ['thỉnh thoảng ăn chay', { customs: [], ignored: ['thỉnh thoảng ăn chay'] }],
  ['không ăn sáng', { customs: [], ignored: ['không ăn sáng'] }],
  ['không kiêng gì', readResult()],
];

const SECOND: readonly (readonly [string, { customs: string[]; ignored: string[] }])[] = [
  ['Rằm, mồng một ăn chay, có dùng sữa', readResult('chay:1.15+milk')],
  ['ăn chay 4 ngày mỗi tháng (mùng 1, 8, rằm, 23)', readResult('chay:1.8.15.23')],
  [
    'ăn chay trường từ nhỏ, không trứng không sữa, không hành tỏi',
    readResult('chay:daily-egg-milk-pungent'),
  ],
  ['trước đây ăn chay trường', readResult()],
  ['ăn chay cả tháng 7 âm', readResult('chay:m7')],
  ['ăn thức ăn xay nhuyễn vì hay sặc', readResult('texture:minced')],
  ['bảo vệ trực đêm', readResult('shift:night')],
  ['Gốc Hà Nội, ăn vị Bắc', readResult('region:north')],
  [
    'không thích rau mùi, hành tây, sầu riêng',
    readResult('dislike:rau mùi', 'dislike:hành tây', 'dislike:sầu riêng'),
  ],
  ['không còn dị ứng trứng', { customs: [], ignored: ['không còn dị ứng trứng'] }],
  ['đang kiêng đồ nếp đến 15/1/2027', readResult('cannot:nếp <2027-01-15')],
  ['Ăn trưa ở công ty 12h30', readResult('hour:lunch:12:30')],
  ['ăn kiêng keto', { customs: [], ignored: ['ăn kiêng keto'] }],
  ['Mỗi tháng ăn chay hai ngày rằm và mùng một, chay có trứng', readResult('chay:1.15+egg')],
  ['thuần chay, kiêng ngũ vị tân', readResult('chay:daily-egg-milk-pungent')],
  ['chay các ngày 8, 14, 15, 23, 29, 30', readResult('chay:8.14.15.23.29.30')],
  ['bỏ ăn chay từ năm ngoái', readResult()],
  [
    'Tháng 7 âm ăn chay, ngày thường ăn mặn',
    { customs: ['chay:m7'], ignored: ['ngày thường ăn mặn'] },
  ],
  ['Sau tai biến nuốt khó, phải xay', readResult('texture:minced')],
  ['công nhân ca 3, ngủ ban ngày', readResult('shift:night')],
  ['không ăn thịt gà, thịt vịt vì ngán', readResult('cannot:thịt gà', 'cannot:thịt vịt')],
  ['Không ăn hải sản trừ cá', readResult('cannot:hải sản trừ cá')],
  ['Dị ứng lạc và mè', readResult('allergy:lạc', 'allergy:mè')],
  ['chồng không ăn hành', { customs: [], ignored: ['chồng không ăn hành'] }],
  ['sinh viên, ít tiền', { customs: ['money'], ignored: ['sinh viên'] }],
  ['ăn sáng lúc 10 giờ, ăn tối 22h30', readResult('hour:breakfast:10:00', 'hour:dinner:22:30')],
  ['kiêng đồ lạnh trong thai kỳ', readResult('cannot:lạnh <thai')],
  ['ăn chay đến rằm tháng giêng', readResult('chay:daily <2027-02-20')],
  ['hết kiêng tôm', { customs: [], ignored: ['hết kiêng tôm'] }],
  [
    'không ăn được trứng, nhưng bánh có trứng thì được',
    { customs: ['cannot:trứng'], ignored: ['bánh có trứng thì được'] },
  ],
];

describe('reading customs', () => {
  it.each(SECOND)('later: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each(FIRST)('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
