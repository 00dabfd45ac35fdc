import { timeText } from '../../domain/text/days';
import type { Receipt } from '../../domain/money/receipt';
import { amountInWords, dong } from '../../domain/money/words';
import { INK, LINE, MUTED, NOTE_PANEL } from '../colours';
import { BODY, lineHeight, openSheet, PAPER, type Run, type Sheet } from './sheet';

const WIDTH = BODY.right - BODY.left;
/** mm */
const NAMES = 46;

interface Place {
  sheet: Sheet;
  y: number;
}

function write(place: Place, runs: readonly Run[], left: number, width: number): void {
  for (const one of runs)
    for (const line of place.sheet.wrap([one], width)) {
      place.sheet.drawLine(line, left, place.y);
      place.y += lineHeight(one.size);
    }
}

function fact(place: Place, name: string, value: string): void {
  const top = place.y;
  write(place, [{ text: name, size: 10, colour: MUTED }], BODY.left, NAMES - 4);
  const ended = place.y;
  place.y = top;
  write(place, [{ text: value, size: 10, colour: INK }], BODY.left + NAMES, WIDTH - NAMES);
  place.y = Math.max(place.y, ended) + 2;
}

const factsOf = (receipt: Receipt): [string, string][] => [
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
  const place: Place = { sheet, y: PAPER.top };
  write(place, [{ text: 'Bữa Lành', size: 14, colour: INK, bold: true }], BODY.left, WIDTH);
  place.y += 10;
  write(
    place,
    [
      { text: 'Biên nhận thanh toán', size: 20, colour: INK, bold: true },
      { text: `Số ${number}`, size: 12, colour: MUTED },
    ],
    BODY.left,
    WIDTH,
  );
  place.y += 6;
  for (const [name, value] of factsOf(receipt)) fact(place, name, value);
  place.y += 2;
  sheet.rule(BODY.left, BODY.right, place.y, LINE);
  place.y += 4;
  write(
    place,
    [
      { text: dong(amount), size: 18, colour: INK, bold: true },
      { text: `Bằng chữ: ${amountInWords(amount)}.`, size: 10, colour: INK },
    ],
    BODY.left,
    WIDTH,
  );
  place.y += 8;
  sheet.fill(NOTE_PANEL, BODY.left, place.y, WIDTH, 18, 2);
  place.y += 3;
  write(place, [{ text: NO_INVOICE, size: 9.5, colour: INK }], BODY.left + 4, WIDTH - 8);
  return new Uint8Array(sheet.doc.output('arraybuffer'));
}
