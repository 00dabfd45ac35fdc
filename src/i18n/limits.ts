/** Texts of a tier's limits and of what it does not sell. */
export const limitsText = {
  things: { clients: 'khách hàng', recipes: 'công thức', menus: 'thực đơn' },
  units: { clients: 'người', recipes: 'món', menus: 'bộ' },
  near: (count: string, most: string, thing: string) =>
    `Bạn đã dùng ${count}/${most} ${thing} của gói.`,
  nearHint: {
    clients: 'Khi đủ số, bạn vẫn sửa được mọi hồ sơ nhưng không thêm người mới được.',
    recipes: 'Khi đủ số, công thức đang có vẫn sửa và in được, chỉ không thêm món mới được.',
    menus: 'Khi đủ số, thực đơn đang có vẫn sửa và in được, chỉ không thêm bộ mới được.',
  },
  reached: (most: string, thing: string) => `Gói của bạn đã đủ ${most} ${thing}.`,
  reachedHint: {
    clients:
      'Hồ sơ đang có vẫn dùng bình thường. Muốn thêm người mới, hãy nâng gói hoặc xóa bớt khách hàng; khách đang tạm dừng vẫn được tính.',
    recipes:
      'Công thức đang có vẫn sửa, in và đưa vào thực đơn được. Muốn thêm món mới, hãy nâng gói hoặc xóa bớt công thức.',
    menus:
      'Thực đơn đang có vẫn sửa, in và gửi được. Muốn thêm bộ mới, hãy nâng gói hoặc xóa bớt thực đơn.',
  },
  /** Beside what was not stored. */
  notStored: (most: string, thing: string) =>
    `Gói của bạn đã đủ ${most} ${thing} nên chưa thêm được. Những gì bạn gõ vẫn còn; hãy nâng gói hoặc xóa bớt rồi lưu lại.`,
  draftKept:
    'Phần bạn đã nhập được giữ làm nháp trên máy này. Có chỗ là thêm được ngay, không phải nhập lại.',
  nothingLost: 'Mọi thứ đang có vẫn còn nguyên và dùng bình thường; chỉ chưa thêm được.',
  next: 'gói kế tiếp',
  month: (price: string) => `${price} / tháng`,
  year: (price: string, saving: string) => `trả năm ${price}, bớt ${saving}`,
  upgradeTo: (tier: string) => `Nâng cấp lên ${tier}`,
  trial: (tier: string, days: number) =>
    `Chưa từng dùng thử? Ở trang gói có dùng thử ${tier} ${days} ngày, không cần trả trước; hết hạn tự về gói Miễn phí, không mất gì.`,
  largest: 'Bạn đang ở gói cao nhất. Hãy xóa bớt, hoặc viết cho bộ phận hỗ trợ.',
  upgrade: 'Xem và nâng gói',
  notNow: 'Để sau, giữ nháp',
  close: 'Để sau',
} as const;
