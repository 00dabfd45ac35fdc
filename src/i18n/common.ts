export const common = {
  product: 'Bữa Lành',
  cancel: 'Hủy',
  close: 'Đóng',
  undo: 'Hoàn tác',
  back: 'Quay lại',
  retry: 'Thử lại',
  required: 'bắt buộc',
  loading: 'Đang mở…',
  partMissing: 'Phần này chưa được tải về máy. Hãy thử lại khi có mạng.',
  draftRestored: 'Đã khôi phục nội dung bạn đang nhập dở.',
  reason: {
    missing: 'Hãy nhập lý do.',
    tooLong: (most: number) => `Dài quá ${most} ký tự.`,
  },
  number: {
    broken: 'Hãy nhập một con số, ví dụ 66,2.',
    min: (least: string) => `Nhỏ nhất là ${least}.`,
    max: (most: string) => `Lớn nhất là ${most}.`,
  },
  tags: {
    hint: 'Enter để thêm, Tab để chọn gợi ý.',
    remove: (tag: string) => `Bỏ ${tag}`,
    full: (most: number) => `Tối đa ${most} mục.`,
    beyond: (most: number) => `Nên giữ tối đa ${most} mục; chữ còn trong ô vẫn được tính.`,
    chosen: 'Đã chọn',
    suggestions: 'Gợi ý',
  },
  nav: {
    label: 'Điều hướng chính',
    dashboard: 'Tổng quan',
    clients: 'Khách hàng',
    menus: 'Thực đơn',
    recipes: 'Công thức',
    articles: 'Bài viết',
    ai: 'Trợ lý',
    reports: 'Báo cáo',
    orders: 'Đơn hàng',
    sales: 'Đang bán',
    bulkExchange: 'Nhập, xuất',
    notices: 'Thông báo',
    more: 'Thêm',
    unseen: (count: number) => `${count} chưa đọc`,
    waiting: (count: number) => `${count} việc đang chờ`,
    hasNews: 'Có tin chưa đọc',
    sync: 'Đồng bộ',
    account: 'Tài khoản',
    skip: 'Đến nội dung chính',
    collapse: 'Thu gọn thanh bên',
    expand: 'Mở rộng thanh bên',
  },
  syncBadge: {
    synced: 'Đã đồng bộ',
    waiting: (count: number) => `${count} chờ đồng bộ`,
    offline: 'Ngoại tuyến',
    attention: 'Cần xử lý',
    outdated: 'Cần cập nhật',
  },
  offlineBanner: {
    short: 'Bạn đang offline.',
    more: 'Một số tính năng có thể không khả dụng.',
  },
  unconfirmedBanner: {
    short: 'Email của bạn chưa được xác nhận.',
    more: 'Xác nhận rồi bạn mới gửi được thư cho khách và công khai thực đơn.',
    action: 'Xác nhận',
  },
  refusedBanner: {
    short: 'Máy chủ chưa cho tài khoản này đồng bộ.',
    more: 'Mọi thứ bạn lưu vẫn nằm an toàn trên máy này. Hãy đăng xuất rồi đăng nhập lại, hoặc liên hệ quản trị viên.',
  },
  serverAwayBanner: {
    short: 'Máy chủ đang tạm nghỉ.',
    more: 'Mọi thứ bạn lưu vẫn nằm an toàn trên máy này và sẽ tự gửi sau.',
  },
  colourMode: {
    label: 'Giao diện',
    light: 'Sáng',
    dark: 'Tối',
    system: 'Theo máy',
  },
  update: {
    title: 'Có phiên bản mới',
    body: 'Nội dung bạn đang nhập được giữ lại.',
    now: 'Cập nhật',
    later: 'Để sau',
    elsewhere: 'Ứng dụng đã được cập nhật ở thẻ khác. Tải lại khi bạn tiện.',
    reload: 'Tải lại',
  },
  offlineReady: {
    title: 'Sẵn sàng dùng không cần mạng',
    body: 'Bạn có thể đóng rồi mở lại Bữa Lành ngay cả khi mất mạng.',
  },
  errorPage: {
    title: 'Đã xảy ra lỗi',
    what: 'Trang này gặp sự cố và không hiển thị được.',
    safe: 'Những gì bạn đã lưu vẫn nằm an toàn trên máy này; nội dung đang nhập dở cũng được giữ.',
    next: 'Hãy tải lại trang. Nếu vẫn lỗi, mở một trang khác rồi quay lại sau.',
    reload: 'Tải lại trang',
    home: 'Về trang tổng quan',
    details: 'Chi tiết kỹ thuật',
    chunkWhat:
      'Phần này chưa có trên máy: mạng đã mất trước khi tải xong, hoặc ứng dụng vừa có phiên bản mới.',
    notFoundTitle: 'Không tìm thấy trang',
    notFoundWhat: 'Địa chỉ này không có trong Bữa Lành.',
  },
  locked: {
    mismatchTitle: 'Thẻ này đang mở bằng tài khoản khác',
    mismatchBody:
      'Một thẻ khác đã đăng nhập bằng tài khoản khác. Để dữ liệu hai tài khoản không lẫn vào nhau, thẻ này tạm dừng. Những gì bạn đã lưu vẫn nằm trên máy.',
    mismatchAction: 'Tải lại trang',
    signedOutTitle: 'Bạn đã đăng xuất ở thẻ khác',
    signedOutBody:
      'Thẻ này đã đóng dữ liệu của tài khoản. Những gì bạn đã lưu vẫn nằm trên máy; đăng nhập lại để tiếp tục.',
    unsent: (count: number) => `${count} mục chưa gửi vẫn nằm an toàn trên máy này.`,
    sessionTitle: 'Phiên đăng nhập đã kết thúc',
    sessionBody: 'Bạn vẫn làm việc được trên máy này. Đăng nhập lại để gửi các thay đổi đang chờ.',
    sessionAction: 'Đăng nhập lại',
  },
  start: {
    failedTitle: 'Chưa mở được dữ liệu trên máy',
    failedBody:
      'Trình duyệt không cho Bữa Lành đọc kho dữ liệu của máy này. Dữ liệu không bị xóa. Hãy đóng các thẻ khác của Bữa Lành, kiểm tra chế độ ẩn danh và dung lượng còn trống, rồi thử lại.',
    waitingTitle: 'Một thẻ khác đang mở bản cũ của Bữa Lành',
    waitingBody:
      'Hãy đóng hoặc tải lại thẻ đó. Trang này sẽ tự mở tiếp ngay sau đó; dữ liệu trên máy vẫn nguyên vẹn.',
    sealedTitle: 'Dữ liệu đã khóa khi đăng xuất',
    sealedBody:
      'Dữ liệu của tài khoản này trên máy đã được mã hóa khi đăng xuất, cùng với những gì chưa gửi. Không mất gì cả: hãy đăng nhập lại để mở. Nếu vừa đổi mật khẩu mà vẫn thấy trang này, hãy đăng nhập khi có mạng, hoặc dùng mật khẩu lúc đăng xuất.',
    newerTitle: 'Cần cập nhật ứng dụng',
    newerBody:
      'Dữ liệu trên máy này do một phiên bản mới hơn của Bữa Lành lưu. Dữ liệu vẫn nguyên vẹn và chưa bị thay đổi gì. Hãy tải lại trang để dùng bản mới; nếu vẫn thấy trang này, hãy kết nối mạng rồi thử lại.',
    fullTitle: 'Máy không đủ chỗ để cập nhật dữ liệu',
    fullBody:
      'Bữa Lành cần chuyển dữ liệu sang phiên bản mới nhưng máy đã hết dung lượng. Dữ liệu cũ vẫn nguyên vẹn. Hãy giải phóng dung lượng rồi thử lại.',
    storageMissing:
      'Trình duyệt này không cho lưu dữ liệu trên máy (có thể đang ở chế độ ẩn danh). Bữa Lành cần lưu trên máy để bạn làm việc khi mất mạng: hãy mở bằng cửa sổ thường hoặc trình duyệt khác.',
    storageTemporary:
      'Cửa sổ này có vẻ là ẩn danh: đóng lại là mất dữ liệu chưa đồng bộ. Hãy mở Bữa Lành bằng cửa sổ thường.',
    storageNotKept:
      'Trình duyệt này chưa cam kết giữ dữ liệu lâu dài. Hãy đồng bộ trước khi đóng; nên cài Bữa Lành vào máy hoặc thêm vào màn hình chính.',
  },
} as const;
