/** Texts of the expert's own public page, as it is written in the workspace. */
export const publicProfileText = {
  title: 'Trang công khai',
  what: 'Sửa trang công khai',
  loading: 'Đang lấy trang công khai của bạn…',
  words: 'Lời giới thiệu',
  isPublic: 'Cho mọi người đọc phần giới thiệu và nhắn tin cho tôi',
  publicHint:
    'Khi tắt, trang chỉ còn tên và những gì bạn đã công khai, không ai nhắn được. Địa chỉ email của bạn không bao giờ hiện ra.',
  introduction: 'Giới thiệu',
  introductionHint: 'Kinh nghiệm, cách bạn làm việc. Đừng hứa chữa khỏi bệnh.',
  specialities: 'Chuyên môn',
  languages: 'Ngôn ngữ',
  commas: (most: number) => `Cách nhau bằng dấu phẩy, nhiều nhất ${most} mục.`,
  tooMany: (most: number) => `Nhiều hơn ${most} mục. Hãy bỏ bớt.`,
  place: 'Nơi làm việc',
  placeHint: 'Ví dụ: Phòng dinh dưỡng Sen Việt, TP. Hồ Chí Minh.',
  portrait: 'Ảnh chân dung',
  save: 'Lưu',
  saved: 'Đã lưu. Trang công khai đổi theo sau ít giây.',
  preview: 'Xem trước',
  previewHidden: 'Phần này đang tắt: người đọc chỉ thấy tên của bạn.',
  openPage: 'Mở trang công khai',
  noPage:
    'Trang chưa có địa chỉ: hãy công khai ít nhất một thực đơn, công thức hay bài viết, rồi quay lại đây.',
  readers: 'Người đọc',
  readersTable: 'Bảng người đọc',
  readersHint:
    'Mỗi thiết bị một lượt mỗi ngày, không tính máy dò của trang tìm kiếm. Đánh giá hiện ra sau khi nhân viên duyệt.',
  noReaders: 'Bạn chưa công khai gì.',
  columns: { thing: 'Trang', views: 'Lượt xem', likes: 'Thích', reviews: 'Ý kiến', mean: 'Số sao' },
  ownPage: 'Trang chuyên gia của bạn',
} as const;
