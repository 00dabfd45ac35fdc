import { timeText } from '../../../../src/domain/text/days';
import type { Payment } from '../../../../src/domain/money/payments';
import type { Receipt } from '../../../../src/domain/money/receipt';
import { amountInWords, dong } from '../../../../src/domain/money/words';
import type { MailText } from '../../mail/texts';

const hello = (name: string | undefined): string => (name ? `Chào ${name},` : 'Chào bạn,');

const sellerText = ({ name, taxNumber, address }: Receipt['seller']): string =>
  [name, ...(taxNumber ? [`mã số thuế ${taxNumber}`] : []), ...(address ? [address] : [])].join(
    ', ',
  );

/** Product decision 38: not an invoice, and the mail says so. */
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

/** Facts of a refund's mail. */
interface RefundFacts {
  /** Sentence about what was bought. */
  note?: string | undefined;
  /** Somebody has shown that the address is the payer's: the mail may name them. */
  isConfirmed: boolean;
  /** The bank does not say where the money came from. */
  isAsked: boolean;
  /** Where its payer gives the account; absent for an address that nobody confirmed. */
  url?: string | undefined;
}

/** How the money comes to its payer. */
function describeWay({ isAsked, url }: RefundFacts): Partial<MailText> & { way: string } {
  if (!isAsked)
    return {
      way: 'Nhân viên chuyển khoản lại về tài khoản bạn đã dùng. Nếu sau ba ngày làm việc chưa thấy tiền, hãy trả lời thư này.',
    };
  const asks = 'Ngân hàng không cho biết tiền đến từ tài khoản nào.';
  if (url === undefined)
    return {
      way: `${asks} Hãy mở trang đơn trên máy bạn đã đặt mua và nhập tài khoản nhận tiền hoàn ở đó. Nếu không còn trang đó, hãy trả lời thư này.`,
    };
  return {
    way: `${asks} Hãy nhập tài khoản nhận tiền hoàn bằng nút dưới đây; nhân viên chuyển khoản trong ba ngày làm việc.`,
    button: { label: 'Nhập tài khoản nhận tiền', url },
    after: [
      'Liên kết này là của riêng bạn, xin đừng chuyển cho người khác. Bữa Lành không bao giờ hỏi mật khẩu, mã OTP hay số thẻ.',
    ],
  };
}

/** The one mail of a refund. */
export function refundMail(
  { payer, description, memo }: Payment,
  { amount, reason }: { amount: number; reason: string },
  facts: RefundFacts,
): MailText {
  const { way, ...asking } = describeWay(facts);
  return {
    subject: `Hoàn tiền ${dong(amount)} cho giao dịch ${memo}`,
    lines: [
      hello(facts.isConfirmed ? payer.name : undefined),
      `Bữa Lành hoàn lại ${dong(amount)} (${amountInWords(amount)}) bạn đã trả cho: ${description}.`,
      `Lý do: ${reason}`,
      ...(facts.note === undefined ? [] : [facts.note]),
      way,
    ],
    ...asking,
  };
}

/** Of a message's money that counted for nothing and goes back. */
export function givenBackMail(
  { payer, description, memo }: Payment,
  { amount, reason }: { amount: number; reason: string },
  { isConfirmed, isAsked }: Pick<RefundFacts, 'isConfirmed' | 'isAsked'>,
): MailText {
  const way = isAsked
    ? 'Ngân hàng không cho biết tiền đến từ tài khoản nào. Hãy trả lời thư này, cho biết ngân hàng, số tài khoản và tên chủ tài khoản nhận tiền. Bữa Lành không bao giờ hỏi mật khẩu, mã OTP hay số thẻ.'
    : 'Nhân viên chuyển khoản lại về tài khoản bạn đã dùng. Nếu sau ba ngày làm việc chưa thấy tiền, hãy trả lời thư này.';
  return {
    subject: `Trả lại ${dong(amount)} chuyển thừa cho giao dịch ${memo}`,
    lines: [
      hello(isConfirmed ? payer.name : undefined),
      `Bữa Lành nhận được ${dong(amount)} (${amountInWords(amount)}) với nội dung ${memo}, của: ${description}. Khoản này không được tính vào giao dịch và sẽ được trả lại cho bạn.`,
      `Lý do: ${reason}`,
      way,
    ],
  };
}
