export const billingText = {
  title: 'Thanh toán',
  price: 'Giá',
  prices: {
    month: (amount: string) => `${amount} mỗi tháng`,
    year: (amount: string) => `${amount} mỗi năm`,
  },
  cycle: 'Chu kỳ',
  next: {
    month: (date: string) => `Từ ${date} trả hằng tháng`,
    year: (date: string) => `Từ ${date} trả hằng năm`,
  },
  change: {
    month: 'Đổi sang tháng',
    year: (amount: string) => `Đổi sang năm, bớt ${amount}`,
  },
  auto: 'Tự gia hạn',
  on: 'Bật',
  off: 'Tắt',
  onHint:
    'Trước hạn 7, 3 và 1 ngày, bạn nhận mã QR qua email và ở đây. Không ai trừ được tiền nếu bạn không quét.',
  offHint: (date: string) =>
    `Không gửi mã và không nhắc. Hết ${date} phòng về gói Miễn phí nếu bạn không trả.`,
  cancelledHint: 'Gói đã hủy nên không gửi mã. Kích hoạt lại để nhận mã đúng hạn.',
  way: 'Cách trả',
  qr: 'Chuyển khoản QR, không lưu thẻ',
  changing: 'đổi cách gia hạn',
  changed: 'Đã đổi cách gia hạn',
  opening: 'mở mã thanh toán',
} as const;
