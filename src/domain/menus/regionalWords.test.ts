import { describe, expect, it } from 'vitest';
import { inRegion } from './regionalWords';

describe('words of a region', () => {
  it.each([
    ['Thịt heo luộc', 'Thịt lợn luộc'],
    ['Cơm chiên bắp', 'Cơm rang ngô'],
    ['Canh khổ qua', 'Canh mướp đắng'],
    ['Mãng cầu', 'Na'],
    ['Hột vịt lộn', 'Trứng vịt lộn'],
  ])('E03 the North says %s as %s', (south, north) => {
    expect(inRegion(south, 'north', 'names')).toBe(north);
  });

  it.each([
    ['Lạc rang', 'Đậu phộng rang'],
    ['Muối vừng', 'Muối mè'],
    ['Thịt lợn rán', 'Thịt heo chiên'],
    ['Cháo cá quả', 'Cháo cá lóc'],
  ])('E03 the South says %s as %s', (north, south) => {
    expect(inRegion(north, 'south', 'names')).toBe(south);
  });

  it.each([
    'Cá mè kho',
    'Bắp bò luộc',
    'Bắp cải xào',
    'Ngô bao tử',
    'Mãng cầu xiêm',
    'Trứng gà luộc',
    'Cải bắp',
    'Lạc (đậu phộng)',
  ])('E03 leaves %s where it means something else or is said already', (name) => {
    for (const region of ['north', 'south'] as const)
      expect(inRegion(name, region, 'names')).toBe(name);
  });

  it('E03 measures have their own words', () => {
    expect(inRegion('1½ chén', 'north', 'measures')).toBe('1½ bát');
    expect(inRegion('2 thìa canh', 'south', 'measures')).toBe('2 muỗng canh');
    expect(inRegion('1 quả', 'south', 'measures')).toBe('1 trái');
    expect(inRegion('chén', 'north', 'names')).toBe('chén');
  });

  it('S02 a region that a newer version added leaves everything as it is', () => {
    for (const region of ['central', 'constructor'] as never[]) {
      expect(inRegion('Thịt lợn rán', region, 'names')).toBe('Thịt lợn rán');
      expect(inRegion('2 thìa canh', region, 'measures')).toBe('2 thìa canh');
    }
  });
});
