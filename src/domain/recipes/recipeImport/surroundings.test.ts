import { describe, expect, it } from 'vitest';
import { readLines } from './linesApart';
import { isAround } from './surroundings';
import { readRecipe } from './structured';

describe('what stands around a recipe', () => {
  it.each([
    '4.8 (32 đánh giá)',
    '450 kcal/phần',
    '1.250 lượt xem',
    '14 bạn đang lên kế hoạch nấu món này',
    'Đăng ngày 12/03/2025',
    '189.000₫',
    'Thêm tất cả vào giỏ hàng',
    'https://bepmebap.example/trung-cuon  1/1',
    '29/11/2026, 10:12      Trứng cuộn - Bếp Mẹ Bắp',
  ])('%s', (line) => expect(isAround(line)).toBe(true));

  it.each([
    '2 quả trứng gà',
    '1 lon nước tăng lực 45 kcal',
    '3 hoa hồi (sao)',
    'Mua cá tươi, làm sạch.',
    'Nấu 30 phút',
    '200 g đường phèn',
  ])('and not "%s"', (line) => expect(isAround(line)).toBe(false));

  it.each([
    '[10:32, 12/11/2026] Mẹ: 5 quả trứng\n[10:33, 12/11/2026] Mẹ: 200g thịt',
    '12/11/2026, 10:32 - Cô Lan: 5 quả trứng\n12/11/26, 10:33 - Cô Lan: 200g thịt',
    'Mẹ, [12.11.2026 10:32]: 5 quả trứng\nMẹ, [12.11.2026 10:33]: 200g thịt',
  ])('says who wrote it and when: %s', (text) =>
    expect(readLines(text)).toEqual(['5 quả trứng', '200g thịt']),
  );
});

describe('lines that the edge of a page broke', () => {
  it.each([
    ['- 200 g thịt lợn nạc\nvai xay\n- 50 g miến', ['200 g thịt lợn nạc vai xay', '50 g miến']],
    ['200 g bún (loại\nsợi nhỏ)', ['200 g bún (loại sợi nhỏ)']],
    ['Thịt nạc vai\n30 g\nGạo\n50 g', ['Thịt nạc vai 30 g', 'Gạo 50 g']],
    ['Cà chua 200\ng chín đỏ', ['Cà chua 200 g chín đỏ']],
    ['200 g gạo\nmuối\ntiêu', ['200 g gạo', 'muối', 'tiêu']],
  ])('%j', (text, lines) =>
    expect(readLines(text).map((line) => line.replace(/^- /, ''))).toEqual(lines),
  );
});

describe('what a recipe is called', () => {
  it.each([
    ['BỆNH VIỆN BẠCH MAI\nTRUNG TÂM DINH DƯỠNG\nCHÁO THỊT\nNguyên liệu\n50 g gạo', 'CHÁO THỊT'],
    ['Viên rau củ chiên\nNguyên liệu\n50 g cà rốt', 'Viên rau củ chiên'],
    ['Tên món: Canh chua\nNguyên liệu\n50 g me', 'Canh chua'],
    ['Cách nấu canh chua\nNguyên liệu\n50 g me\nCách làm\nNấu me.', 'Cách nấu canh chua'],
    ['Nguyên liệu món canh chua:\n50 g me', 'canh chua'],
    [
      '<title>Bếp Nhà | Canh chua</title><meta property="og:site_name" content="Bếp Nhà"><p>50 g me</p>',
      'Canh chua',
    ],
  ])('%j', (text, title) => expect(readRecipe(text).title).toBe(title));
});
