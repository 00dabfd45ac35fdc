/** Texts of the lists of what is public. */
export const adminPublishedTexts = {
  nav: { menus: 'Thực đơn', recipes: 'Công thức', articles: 'Bài viết' },
  title: {
    menus: 'Thực đơn công khai',
    recipes: 'Công thức công khai',
    articles: 'Bài viết công khai',
  },
  what: 'Xem nội dung công khai',
  filter: 'Trạng thái',
  state: { shown: 'Đang công khai', removed: 'Đã gỡ' },
  search: 'Tìm theo tên hoặc chuyên gia',
  loading: 'Đang lấy danh sách…',
  empty: { shown: 'Chưa có nội dung nào đang công khai', removed: 'Không có nội dung nào bị gỡ' },
  nothingFound: 'Không tìm thấy nội dung nào',
  more: (shown: number, total: number) => `Đang hiện ${shown} mục mới nhất trong ${total}.`,
  untitled: 'Chưa đặt tên',
  by: (name: string, when: string) => `${name} · sửa lúc ${when}`,
  removedAt: (when: string) => `Đã gỡ lúc ${when}`,
  reason: 'Lý do',
  sinceThen: 'Từ lúc gỡ',
  changed: 'Tác giả đã sửa sau khi bị gỡ. Hãy xem lại rồi cho hiện.',
  open: { label: 'Xem trang', of: (title: string) => `Xem trang công khai của ${title}` },
  remove: {
    label: 'Gỡ khỏi trang công khai…',
    of: (title: string) => `Gỡ khỏi trang công khai: ${title}`,
  },
  restore: { label: 'Cho hiện lại', of: (title: string) => `Cho hiện lại ${title}` },
  dialog: {
    title: (title: string) => `Gỡ “${title}” khỏi trang công khai?`,
    body: 'Người đọc không mở được nữa sau vài giây. Tác giả giữ nguyên nội dung trong sổ tay, đọc được lý do, và không tự công khai lại được cho đến khi bạn cho hiện lại.',
    confirm: 'Gỡ',
    label: 'Lý do (tác giả sẽ đọc)',
  },
  done: {
    remove: (title: string) => `Đã gỡ “${title}” khỏi trang công khai.`,
    restore: (title: string) => `Đã cho hiện lại “${title}”.`,
  },
} as const;
