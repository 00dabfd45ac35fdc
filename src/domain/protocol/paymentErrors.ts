/** Errors of payments, refunds, purchases and orders: HTTP status and the sentence for a person. */
export const PAYMENT_ERRORS = {
  payments_off: [
    503,
    'Máy chủ này chưa nối ngân hàng nên chưa nhận thanh toán được. Hãy liên hệ quản trị viên.',
  ],
  not_for_sale: [
    409,
    'Công thức này hiện không bán nữa, hoặc giá vừa đổi. Hãy tải lại trang để xem giá hiện tại.',
  ],
  not_paid: [
    402,
    'Bản này chưa được trả tiền, nên chưa gửi được. Hãy trả tiền theo mã, rồi thử lại.',
  ],
  payment_conflict: [
    409,
    'Trạng thái hiện tại của giao dịch không cho phép việc này. Hãy tải lại để xem trạng thái mới.',
  ],
  refund_waiting: [
    409,
    'Bạn đang yêu cầu hoàn tiền cho gói đang dùng. Hãy đợi kết quả trả lời yêu cầu đó rồi mua gói mới.',
  ],
  refund_too_high: [
    409,
    'Số tiền hoàn lớn hơn phần chưa dùng của gói. Hãy tải lại để xem số hiện tại.',
  ],
  refund_no_account: [
    409,
    'Ngân hàng không báo tiền đến từ tài khoản nào. Hãy hỏi người trả, rồi nhập ngân hàng, số tài khoản và chủ tài khoản đã nhận tiền hoàn.',
  ],
  refund_link_over: [
    404,
    'Liên kết này không còn dùng được. Hãy mở liên kết trong thư hoàn tiền mới nhất, hoặc trả lời thư đó.',
  ],
  refund_sent: [
    409,
    'Tiền hoàn đã được chuyển, nên không đổi tài khoản được nữa. Nếu chưa thấy tiền, hãy trả lời thư hoàn tiền.',
  ],
  refund_source_known: [
    409,
    'Ngân hàng đã cho biết tiền đến từ tài khoản nào, nên tiền hoàn về đúng tài khoản đó. Bạn không cần nhập gì.',
  ],
  refund_account_own: [
    409,
    'Tài khoản nhận tiền hoàn đã được nhập trên máy đã đặt đơn, nên chỉ đổi được ở đó.',
  ],
  refund_account_full: [
    409,
    'Tài khoản nhận tiền hoàn đã đổi mười lần, là số nhiều nhất. Hãy trả lời thư hoàn tiền để nhân viên đổi giúp.',
  ],
  payout_no_account: [
    409,
    'Chuyên gia chưa khai tài khoản nhận tiền, nên chưa ghi là đã chuyển được. Hãy nhờ chuyên gia điền tài khoản trong thông tin phòng.',
  ],
  payout_too_high: [409, 'Số tiền lớn hơn số đang nợ chuyên gia. Hãy tải lại để xem số hiện tại.'],
  id_taken: [
    409,
    'Mã này đã được dùng cho một lần gửi khác. Hãy tải lại trang rồi gửi lại; nội dung bạn nhập vẫn còn.',
  ],
  order_taken: [409, 'Đơn này đã có chuyên gia khác nhận, đã hủy hoặc hết hạn nhận.'],
  too_many_orders: [
    409,
    'Bạn đang có nhiều đơn đã nhận mà chưa giao. Hãy giao bớt rồi nhận đơn mới.',
  ],
  orders_off: [
    409,
    'Bạn chưa bật nhận đơn thực đơn tuần. Hãy bật ở đầu trang “Đơn thực đơn tuần” rồi thử lại.',
  ],
  order_changed: [
    409,
    'Bạn đã yêu cầu chỉnh thực đơn này một lần; mỗi đơn chỉ chỉnh được một lần. Hãy nhắn cho chuyên gia qua trang của họ.',
  ],
  order_other_device: [
    403,
    'Email của đơn chỉ sửa được trên máy đã đặt đơn. Nếu không còn máy đó, hãy trả lời một thư của Bữa Lành.',
  ],
  order_email_mended: [
    409,
    'Email của đơn đã được sửa ba lần, là số nhiều nhất. Hãy liên hệ Bữa Lành theo địa chỉ ở cuối trang.',
  ],
  purchase_email_confirmed: [
    409,
    'Email của đơn mua đã được xác nhận nên không sửa ở đây được. Hãy liên hệ Bữa Lành theo địa chỉ ở cuối trang.',
  ],
  purchase_email_mended: [
    409,
    'Email của đơn mua đã được sửa ba lần, là số nhiều nhất. Hãy liên hệ Bữa Lành theo địa chỉ ở cuối trang.',
  ],
  order_conflict: [
    409,
    'Trạng thái hiện tại của đơn không cho phép việc này. Hãy tải lại để xem trạng thái mới.',
  ],
} as const;
