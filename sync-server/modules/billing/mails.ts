import { timeText } from '../../../src/domain/days';
import type { Payment } from '../../../src/domain/money/payments';
import type { Receipt } from '../../../src/domain/money/receipt';
import { amountInWords, dong } from '../../../src/domain/money/words';
import type { MailText } from '../mail/texts';

const hello = (name: string | undefined): string => (name ? `Chào ${name},` : 'Chào bạn,');

/** Who was paid, with what names them for the tax office. */
const sellerText = ({ name, taxNumber, address }: Receipt['seller']): string =>
  [name, ...(taxNumber ? [`mã số thuế ${taxNumber}`] : []), ...(address ? [address] : [])].join(
    ', ',
  );

/** The receipt as a mail (product decision 38): no invoice, and it says so. */
export function receiptMail(receipt: Receipt): MailText {
  const { number, description, amount, memo, paidAt, payer, seller } = receipt;
  return {
    subject: `Biên nhận thanh toán ${number}`,
    lines: [
      hello(payer.name),
      `Bữa Lành đã nhận ${dong(amount)} (${amountInWords(amount)}) cho: ${description}.`,
      `Biên nhận thanh toán số ${number}. Nhận lúc ${timeText(paidAt)} (giờ Việt Nam), nội dung chuyển khoản ${memo}, bên nhận ${sellerText(seller)}.`,
      'Biên nhận này xác nhận đã thanh toán và không thay cho hóa đơn điện tử.',
    ],
  };
}

/** The one mail of a refund. @param note sentence about what was bought */
export function refundMail(
  { payer, description, memo }: Payment,
  { amount, reason }: { amount: number; reason: string },
  note?: string,
): MailText {
  return {
    subject: `Hoàn tiền ${dong(amount)} cho giao dịch ${memo}`,
    lines: [
      hello(payer.name),
      `Bữa Lành hoàn lại ${dong(amount)} (${amountInWords(amount)}) bạn đã trả cho: ${description}.`,
      `Lý do: ${reason}`,
      ...(note === undefined ? [] : [note]),
      'Nhân viên chuyển khoản lại về tài khoản bạn đã dùng. Nếu sau ba ngày làm việc chưa thấy tiền, hãy trả lời thư này.',
    ],
  };
}
