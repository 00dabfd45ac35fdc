/** What a document without a name of its own is called. */
export const documentTitles = {
  untitled: {
    clients: 'Khách hàng chưa có tên',
    consultations: 'Lần khám',
    menus: 'Thực đơn chưa đặt tên',
    plans: 'Kế hoạch chưa đặt tên',
    recipes: 'Công thức chưa đặt tên',
    articles: 'Bài viết chưa đặt tên',
    images: 'Hình ảnh',
    foods: 'Thực phẩm chưa đặt tên',
    outbox: 'Thư gửi khách hàng',
  },
  consultation: (date: string): string => `Lần khám ${date}`,
  deleted: (title: string): string => `${title} (đã xóa)`,
} as const;
