export const loadingText = {
  states: { done: 'xong', now: 'đang làm', later: 'chưa tới' },
  restoring: {
    title: 'Đang lấy dữ liệu về máy này',
    hint: 'Lần đầu trên một máy thường mất 10–30 giây. Sau đó bạn làm việc được cả khi mất mạng.',
    connect: 'Kết nối với máy chủ',
    documents: 'Khách hàng, lần khám, thực đơn, công thức',
    arrived: (count: string) => `Đã về ${count} mục`,
    catalogue: 'Danh mục thực phẩm',
    leave: 'Làm việc ngay, lấy tiếp ở nền',
    banner: 'Đang lấy dữ liệu về máy này; phần nào chưa về thì trang đợi phần ấy.',
    cut: 'Dữ liệu chưa về hết máy này',
    cutHint:
      'Chưa nối được máy chủ: chỗ trống hay danh sách ngắn chưa có nghĩa là không có. Có mạng là máy lấy tiếp.',
    cutEmpty: 'Phần này chưa về máy. Có mạng là máy lấy tiếp.',
    again: 'Thử lại',
  },
  document: {
    title: 'Đang làm tệp PDF',
    hint: 'Tài liệu nhiều ngày có thể mất 10–30 giây trên máy chậm. Tệp được làm ngay trên máy này, không cần mạng.',
    images: 'Lấy hình của các món',
    pages: 'Vẽ các trang',
    file: 'Lưu hoặc gửi tệp',
    leave: 'Làm việc khác, tệp vẫn được làm tiếp',
  },
};
