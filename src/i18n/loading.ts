/** Texts of what is shown while something takes long. */
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
  },
};
