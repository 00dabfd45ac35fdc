export const accountTexts = {
  title: 'Đăng nhập',
  lead: 'Sổ tay dinh dưỡng của bạn, dùng được cả khi mất mạng.',
  email: 'Email',
  password: 'Mật khẩu',
  showPassword: 'Hiện ký tự đã nhập',
  hidePassword: 'Ẩn ký tự đã nhập',
  submit: 'Đăng nhập',
  emailMissing: 'Vui lòng nhập email.',
  passwordMissing: 'Vui lòng nhập mật khẩu.',
  code: 'Mã xác thực',
  codeHint: 'Mã 6 số trong ứng dụng xác thực, hoặc một mã khôi phục.',
  withPasskey: 'Dùng khóa truy cập',
  passkeyRefused:
    'Chưa xác nhận được bằng khóa truy cập: bạn đã bỏ qua, quá thời gian, hoặc máy này không có khóa của tài khoản. Hãy thử lại hoặc nhập mã.',
  passkeyThere: 'Máy này đã có khóa truy cập của tài khoản.',
  codeMissing: 'Vui lòng nhập mã xác thực.',
  demoTitle: 'Dùng thử bằng tài khoản mẫu',
  demoHint: 'Chạm một lần là vào, không cần mật khẩu.',
  sessionEnded: 'Phiên trước đã kết thúc. Những gì bạn đã lưu vẫn nằm trên máy này.',
  errors: {
    noNetwork:
      'Không kết nối được với máy chủ. Lần đăng nhập đầu tiên trên máy này cần có mạng; sau đó bạn làm việc được cả khi mất mạng. Hãy kiểm tra mạng rồi thử lại.',
    serverAway: 'Máy chủ đang tạm nghỉ. Email bạn đã nhập vẫn còn đây; hãy thử lại sau ít phút.',
    unexpected: 'Chưa đăng nhập được vì một lỗi bất ngờ. Hãy tải lại trang rồi thử lại.',
    storageFull:
      'Máy này không còn chỗ lưu. Hãy giải phóng dung lượng rồi đăng nhập lại; chưa có gì bị mất.',
  },
  menu: {
    label: 'Tài khoản',
    plan: (name: string) => `Gói ${name}`,
    manage: 'Tài khoản và thiết bị',
    signOut: 'Đăng xuất',
  },
  signOut: {
    title: (count: number) => `Còn ${count} mục chưa gửi`,
    body: 'Chúng vẫn nằm trên máy này, được mã hóa cùng dữ liệu của bạn, và sẽ được gửi khi bạn đăng nhập lại ở đây.',
    refused: (count: number) =>
      `Trong đó ${count} mục máy chủ chưa nhận, cần bạn xử lý ở trang Đồng bộ.`,
    wait: 'Đợi gửi xong rồi đăng xuất',
    waiting: 'Đang gửi, xong sẽ tự đăng xuất…',
    waitingForNetwork: 'Đang đợi mạng. Có mạng là gửi, xong sẽ tự đăng xuất…',
    now: 'Đăng xuất, giữ dữ liệu trên máy',
    stay: 'Ở lại',
  },
} as const;
