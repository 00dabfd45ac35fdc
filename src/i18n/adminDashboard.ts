/** Texts of the administration's first page. */
export const adminDashboardTexts = {
  nav: 'Tổng quan',
  title: 'Tổng quan',
  subtitle: (date: string, time: string) => `${date} · lấy lúc ${time}, tự lấy lại mỗi phút`,
  what: 'Xem tổng quan',
  loading: 'Đang lấy số liệu…',
  work: 'Cần một người quyết định',
  noWork: 'Không có việc nào đang chờ.',
  figures: 'Con số trong ngày',
  applications: {
    title: 'Hồ sơ chuyên gia',
    hint: (age: string) => `Hồ sơ cũ nhất đã chờ ${age}`,
    action: 'Duyệt',
  },
  review: {
    title: 'Thanh toán chưa rõ',
    hint: 'Tiền đã về nhưng chưa khớp với khoản nào',
    action: 'Quyết định',
  },
  refundsDue: {
    title: 'Đơn cần hoàn tiền',
    hint: 'Khách đã hủy, hoặc không chuyên gia nào nhận',
    action: 'Hoàn tiền',
  },
  refundsOwed: {
    title: 'Tiền cần hoàn',
    hint: (sum: string) => `Đã quyết định hoàn, chưa ai chuyển: ${sum}`,
    action: 'Chuyển trả',
  },
  failedJobs: {
    title: 'Việc chưa xong',
    hint: 'Máy chủ đã thử nhiều lần mà không làm được',
    action: 'Xem',
  },
  figure: {
    working: 'Chuyên gia đang làm việc',
    registered: 'Đăng ký mới hôm nay',
    payments: 'Khoản thanh toán hôm nay',
    revenue: 'Thu hôm nay',
    refunded: 'Hoàn hôm nay',
    menus: 'Thực đơn đang công khai',
    recipes: 'Công thức đang công khai',
    articles: 'Bài viết đang công khai',
    today: 'Công khai hoặc sửa hôm nay',
    removed: 'Đang bị gỡ',
  },
} as const;
