import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = import.meta.dirname;

/** Texts that the specification gives; they stay as they are. */
const GIVEN = new Set([
  'Đã tạo và assign thực đơn cho khách hàng',
  'Đã assign thực đơn cho khách hàng',
  'Thực đơn đã được gán cho khách hàng',
  'Vui lòng thêm ít nhất một tag',
  'Vui lòng nhập alt text cho ảnh',
  'Không thể crop ảnh sang 4:3. Vui lòng thử ảnh khác.',
  'Có lỗi xảy ra khi upload ảnh. Vui lòng thử lại.',
  'Bạn đang offline.',
  'Bạn đang offline. Một số tính năng có thể không khả dụng.',
]);

/** Words in the place of the one that the product uses: giao, nhãn, tải lên, email, mất mạng, chất gây dị ứng, hủy. */
const FOREIGN =
  /(?<!\p{L})(assign|gán|tags?|upload|crop|alt text|e-mail|offline|online|dị nguyên|gói free)(?![\p{L}])/iu;
const VIETNAMESE = /[\u00c0-\u1ef9]/;

function texts(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => {
      const source = readFileSync(join(FOLDER, name), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
      const literals = source.matchAll(/'([^'\n]*)'|`([^`]*)`/g);
      return [...literals].map(
        ([, plain, made = '']) => plain ?? made.replaceAll(/\$\{.*?\}/g, '…'),
      );
    })
    .filter((text) => VIETNAMESE.test(text));
}

it('one word stands for one act and one thing, but in texts of the specification', () => {
  const all = texts();
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((text) => FOREIGN.test(text) && !GIVEN.has(text))).toEqual([]);
});
