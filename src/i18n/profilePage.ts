export const profilePage = {
  title: 'Hồ sơ của bạn',
  signedOut: 'Chưa có ai đăng nhập trên máy này.',
  signIn: 'Đăng nhập',
  noRole: 'Chưa có vai trò',
  visitor: 'Chưa là chuyên gia',
  states: {
    pending: 'Hồ sơ đang chờ duyệt',
    rejected: 'Hồ sơ chưa được duyệt',
    suspended: 'Tài khoản tạm khóa',
    approved: 'Chuyên gia',
  },
  admin: 'Vào trang quản trị',
  expert: 'Quản lý thực đơn',
  register: 'Đăng ký chuyên gia',
  application: 'Xem hồ sơ đăng ký',
  home: 'Về trang chủ',
} as const;
