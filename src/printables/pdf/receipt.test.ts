import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import type { Receipt } from '../../domain/money/receipt';
import { renderReceipt } from './receipt';

const receipt: Receipt = {
  number: 'BL26-000171',
  paymentId: 'p1',
  kind: 'subscription',
  issuedAt: '2026-11-14T01:12:50.000Z',
  seller: {
    name: 'CTY TNHH BUA LANH',
    taxNumber: '0312345678',
    address: '12 Nguyễn Trãi, Quận 1, TP. Hồ Chí Minh',
  },
  payer: { name: 'Nguyễn Thị Lan', email: 'lan@phongdinhduonglan.vn' },
  description: 'Gói Pro, 1 tháng (14/11/2026 – 14/12/2026)',
  amount: 499_000,
  memo: 'BL2H6N8V5R',
  paidAt: '2026-11-14T01:12:41.000Z',
};

async function read(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const { items } = await (await file.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  const pages = file.numPages;
  await file.loadingTask.destroy();
  return { pages, text: text.replace(/\s+/g, ' ') };
}

it('P06 a receipt names its number, who paid what, and that it is no tax invoice', async () => {
  const { pages, text } = await read(renderReceipt(receipt));
  expect(pages).toBe(1);
  for (const part of [
    'Biên nhận thanh toán',
    'Số BL26-000171',
    'Nguyễn Thị Lan · lan@phongdinhduonglan.vn',
    'BL2H6N8V5R',
    '08:12 14/11/2026',
    'Bằng chữ: bốn trăm chín mươi chín nghìn đồng.',
    'không phải hóa đơn',
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/499\.000\s₫/u);
});

it('P06 a receipt with the longest texts stays on its page', async () => {
  const long = 'Phòng khám dinh dưỡng '.repeat(13).trim();
  const payer = { name: long, email: `${'a'.repeat(240)}@example.vn` };
  const { pages, text } = await read(renderReceipt({ ...receipt, payer, description: long }));
  expect(pages).toBe(1);
  expect(text).toContain('không phải hóa đơn');
});
