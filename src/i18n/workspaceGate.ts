export const workspaceGate = {
  user: {
    title: 'Đây là tài khoản người dùng',
    body: 'Tài khoản này không có không gian làm việc của chuyên gia. Các trang dành cho người dùng chưa có trong phiên bản này.',
  },
  hint: 'Để làm việc với khách hàng và thực đơn, hãy đăng xuất rồi đăng nhập bằng tài khoản chuyên gia.',
  signOut: 'Đăng xuất',
} as const;
