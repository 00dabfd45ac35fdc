export const limitDialogText = {
  draftKept:
    'Phần bạn đã nhập được giữ làm nháp trên máy này. Có chỗ là thêm được ngay, không phải nhập lại.',
  nothingLost: 'Mọi thứ đang có vẫn còn nguyên và dùng bình thường; chỉ chưa thêm được.',
  gains: {
    clients: (count: string) => `${count} khách hàng`,
    countless: 'Công thức, thực đơn không giới hạn',
    mails: 'Email cho khách không giới hạn',
    paper: 'PDF không dấu mờ, tự gửi email',
    storage: (size: string) => `${size} ảnh`,
  },
  next: 'gói kế tiếp',
  month: (price: string) => `${price} / tháng`,
  year: (price: string, saving: string) => `trả năm ${price}, bớt ${saving}`,
  upgradeTo: (tier: string) => `Nâng cấp lên ${tier}`,
  trial: (tier: string, days: number) =>
    `Chưa từng dùng thử? Ở trang gói có dùng thử ${tier} ${days} ngày, không cần trả trước; hết hạn tự về gói Miễn phí, không mất gì.`,
  largest: 'Bạn đang ở gói cao nhất. Hãy xóa bớt, hoặc viết cho bộ phận hỗ trợ.',
  notNow: 'Để sau, giữ nháp',
  close: 'Để sau',
} as const;
