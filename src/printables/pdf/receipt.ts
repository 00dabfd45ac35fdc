import { timeText } from '../../domain/text/days';
import type { Receipt } from '../../domain/money/receipt';
import { amountInWords, dong } from '../../domain/money/words';
import { INK, LINE, MUTED, NOTE_PANEL } from '../colours';
import { BODY, lineHeight, openSheet, PAPER, type Run, type Sheet } from './sheet';

const WIDTH = BODY.right - BODY.left;
/** mm */
const NAMES = 46;

interface Cursor {
  sheet: Sheet;
  y: number;
}

function write(cursor: Cursor, runs: readonly Run[], left: number, width: number): void {
  for (const one of runs)
    for (const line of cursor.sheet.wrap([one], width)) {
      cursor.sheet.drawLine(line, left, cursor.y);
      cursor.y += lineHeight(one.size);
    }
}

function fact(cursor: Cursor, name: string, value: string): void {
  const top = cursor.y;
  write(cursor, [{ text: name, size: 10, colour: MUTED }], BODY.left, NAMES - 4);
  const ended = cursor.y;
  cursor.y = top;
  write(cursor, [{ text: value, size: 10, colour: INK }], BODY.left + NAMES, WIDTH - NAMES);
  cursor.y = Math.max(cursor.y, ended) + 2;
}

const listFacts = (receipt: Receipt): [string, string][] => [
  ['Bên nhận', receipt.seller.name],
  ...(receipt.seller.taxNumber
    ? [['Mã số thuế', receipt.seller.taxNumber] as [string, string]]
    : []),
  ...(receipt.seller.address ? [['Địa chỉ', receipt.seller.address] as [string, string]] : []),
  ['Người trả', [receipt.payer.name, receipt.payer.email].filter(Boolean).join(' · ') || '—'],
  ['Nội dung', receipt.description],
  ['Hình thức', 'Chuyển khoản ngân hàng'],
  ['Nội dung chuyển khoản', receipt.memo],
  ['Nhận tiền lúc', `${timeText(receipt.paidAt)} (giờ Việt Nam)`],
  ['Lập biên nhận lúc', `${timeText(receipt.issuedAt)} (giờ Việt Nam)`],
];

/** The paper itself must say that it is no tax invoice (product decision 38). */
const NO_INVOICE =
  'Biên nhận này xác nhận đã thanh toán. Đây không phải hóa đơn và không thay cho hóa đơn điện tử; không có thuế giá trị gia tăng, mẫu số hay ký hiệu.';

export function renderReceipt(receipt: Receipt): Uint8Array<ArrayBuffer> {
  const sheet = openSheet();
  const { number, amount } = receipt;
  sheet.doc.setDocumentProperties({
    title: `Biên nhận thanh toán ${number}`,
    author: receipt.seller.name,
    creator: 'Bữa Lành',
  });
  sheet.doc.setLanguage('vi');
  const cursor: Cursor = { sheet, y: PAPER.top };
  write(cursor, [{ text: 'Bữa Lành', size: 14, colour: INK, bold: true }], BODY.left, WIDTH);
  cursor.y += 10;
  write(
    cursor,
    [
      { text: 'Biên nhận thanh toán', size: 20, colour: INK, bold: true },
      { text: `Số ${number}`, size: 12, colour: MUTED },
    ],
    BODY.left,
    WIDTH,
  );
  cursor.y += 6;
  for (const [name, value] of listFacts(receipt)) fact(cursor, name, value);
  cursor.y += 2;
  sheet.rule(BODY.left, BODY.right, cursor.y, LINE);
  cursor.y += 4;
  write(
    cursor,
    [
      { text: dong(amount), size: 18, colour: INK, bold: true },
      { text: `Bằng chữ: ${amountInWords(amount)}.`, size: 10, colour: INK },
    ],
    BODY.left,
    WIDTH,
  );
  cursor.y += 8;
  sheet.fill(NOTE_PANEL, BODY.left, cursor.y, WIDTH, 18, 2);
  cursor.y += 3;
  write(cursor, [{ text: NO_INVOICE, size: 9.5, colour: INK }], BODY.left + 4, WIDTH - 8);
  return new Uint8Array(sheet.doc.output('arraybuffer'));
}
