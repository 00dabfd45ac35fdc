export const limitsText = {
  things: { clients: 'khách hàng', recipes: 'công thức', menus: 'thực đơn' },
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
  upgrade: 'Xem và nâng gói',
} as const;
