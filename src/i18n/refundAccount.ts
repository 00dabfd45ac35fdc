/** The page on which a payer gives the account for a refund. */
export const refundAccountText = {
  title: 'Tài khoản nhận tiền hoàn · Bữa Lành',
  opening: 'Đang mở trang hoàn tiền của bạn …',
  noToken: 'Liên kết này thiếu phần mở trang. Hãy mở lại liên kết trong thư của Bữa Lành.',
  noScriptLead:
    'Liên kết riêng cần JavaScript để mở mà không lộ ra ngoài. Hãy mở bằng trình duyệt khác, hoặc trả lời thư hoàn tiền.',
  heading: {
    asked: 'Tiền hoàn chuyển vào tài khoản nào?',
    known: 'Tiền hoàn về tài khoản bạn đã dùng',
    sent: 'Tiền hoàn đã được chuyển',
    over: 'Liên kết này không còn dùng được',
  },
  lead: {
    asked:
      'Ngân hàng không cho Bữa Lành biết tiền đến từ tài khoản nào. Hãy nhập tài khoản của bạn; nhân viên chuyển khoản trong ba ngày làm việc.',
    known:
      'Ngân hàng đã cho biết tiền đến từ tài khoản nào. Nhân viên chuyển trả vào đúng tài khoản đó, bạn không cần nhập gì.',
    sent: 'Nếu chưa thấy tiền sau một ngày làm việc, hãy trả lời thư hoàn tiền. Tài khoản không đổi được nữa.',
    over: 'Liên kết đã hết hạn, hoặc địa chỉ email của đơn đã được sửa. Hãy mở liên kết trong thư hoàn tiền mới nhất, hoặc trả lời thư đó.',
  },
  amount: 'Số tiền hoàn',
  what: 'Hoàn cho',
  memo: 'Mã giao dịch',
  account: 'Tài khoản nhận',
  confirmation: 'Đã ghi nhận tài khoản. Bạn đổi được cho đến khi tiền được chuyển.',
  fixed:
    'Tài khoản này được nhập trên máy đã đặt đơn, hoặc đã đổi quá nhiều lần, nên không đổi được ở đây. Nếu có gì sai, hãy trả lời thư hoàn tiền.',
  change: 'Đổi tài khoản',
  bank: 'Ngân hàng',
  chooseBank: 'Chọn ngân hàng',
  number: 'Số tài khoản',
  holder: 'Tên chủ tài khoản',
  holderHint: 'Ghi đúng như ngân hàng hiển thị.',
  send: 'Gửi tài khoản nhận tiền',
  sending: 'Đang gửi …',
  failed: 'Chưa gửi được. Hãy xem lại kết nối mạng rồi thử lại; những gì bạn gõ vẫn còn đây.',
  missing: {
    bank: 'Hãy chọn ngân hàng.',
    account: 'Số tài khoản gồm 6 đến 19 chữ số. Hãy xem lại, và đừng nhập số thẻ.',
    holder: 'Hãy nhập tên chủ tài khoản, chỉ gồm chữ cái.',
  },
  safe: 'Bữa Lành không bao giờ hỏi mật khẩu, mã OTP hay số thẻ. Tài khoản này chỉ dùng để chuyển trả tiền.',
} as const;
