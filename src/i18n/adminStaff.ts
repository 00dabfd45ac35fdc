/** Texts of the list of the staff. */
export const adminStaffTexts = {
  nav: 'Nhân sự',
  title: 'Nhân sự quản trị',
  what: 'Xem và thêm nhân sự',
  loading: 'Đang lấy danh sách…',
  add: 'Thêm nhân sự',
  name: 'Họ và tên',
  email: 'Email',
  role: 'Vai trò',
  roleHint: {
    owner: 'Mọi quyền, kể cả thêm nhân sự.',
    billing: 'Thanh toán, hoàn tiền, sổ cái; xem hồ sơ chuyên gia.',
    support: 'Duyệt hồ sơ, mở lại tài khoản; xem thanh toán.',
    content: 'Gỡ và cho hiện lại nội dung công khai.',
  },
  submit: 'Thêm và gửi thư mời',
  nameMissing: 'Hãy nhập họ và tên, ít nhất 2 ký tự.',
  emailWrong: 'Hãy nhập một địa chỉ email, ví dụ ten@bualanh.vn.',
  done: (email: string) => `Đã thêm. Thư đặt mật khẩu đang được gửi tới ${email}.`,
  since: (when: string) => `Từ ${when}`,
  secondFactor: { on: 'Đã bật xác thực hai lớp', off: 'Chưa bật xác thực hai lớp' },
  noRole: 'Chưa có vai trò',
} as const;
