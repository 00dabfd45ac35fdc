export const noticeTexts = {
  title: 'Thông báo',
  empty: 'Chưa có thông báo nào',
  emptyHint: 'Tin của Bữa Lành về nội dung, đơn và tiền của bạn hiện ở đây.',
  untitled: 'Thông báo',
  reason: 'Lý do',
  open: {
    menus: 'Mở thực đơn',
    recipes: 'Mở công thức',
    articles: 'Mở bài viết',
    orders: 'Mở đơn',
    foods: 'Mở thực phẩm của bạn',
    images: 'Mở thư viện ảnh',
  },
  seeTiers: 'Xem các gói',
  removed: 'Bữa Lành đã gỡ nội dung này khỏi trang công khai',
  removedHint:
    'Nội dung trong sổ tay của bạn vẫn nguyên. Hãy sửa theo lý do trên. Nếu thấy quyết định chưa đúng, bạn khiếu nại được một lần ở trang Thông báo.',
} as const;
