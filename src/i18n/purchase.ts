const WHAT = { recipes: ['công thức', 'Công thức'], menus: ['thực đơn', 'Thực đơn'] } as const;

const CONTENTS = {
  recipes: ['Lượng từng nguyên liệu', 'Các bước nấu và mẹo', 'Bản PDF để in, gửi qua email'],
  menus: ['Lượng từng món, từng bữa', 'Lời dặn và cách nấu', 'Bản PDF để in, gửi qua email'],
} as const;

export const getPurchaseText = (type: keyof typeof WHAT) => {
  const [what, What] = WHAT[type];
  return {
    ...common,
    offer: `Mua ${what} này`,
    contents: CONTENTS[type],
    email: `Email nhận ${what}`,
    privacy: `Tên và email chỉ dùng để gửi ${what} và biên nhận.`,
    title: (name: string) => `${name} · Mua ${what} · Bữa Lành`,
    payLead: (email: string) => `${What} sẽ được gửi tới ${email}.`,
    lateLead: `Nếu bạn đã chuyển tiền, tiền không mất: đúng số tiền và nội dung thì ${what} vẫn được gửi. Nếu chưa, hãy quay lại ${what} để lấy mã mới.`,
    withdrawn: `${What} này không còn bán`,
    withdrawnLead: `Bạn đừng chuyển tiền cho mã này nữa. Nếu bạn đã chuyển trước đó, ${what} vẫn được giao: trang này tự mở và email được gửi khi tiền đến.`,
    preparing: `Đã nhận tiền, đang chuẩn bị ${what}`,
    overLead: `${What} đã được hoàn tiền, hoặc liên kết đã hết hạn.`,
    back: `Về ${what}`,
    parts: (lines: number, steps: number): readonly string[] =>
      type === 'recipes'
        ? [`${lines} nguyên liệu, có lượng từng thứ`, `${steps} bước nấu`, 'Bản PDF để in']
        : [`${lines} dòng món, có lượng từng thứ`, 'Lời dặn và cách nấu', 'Bản PDF để in'],
    whereTo: `Ghi nơi nhận ${what}; ở bước sau bạn trả tiền bằng mã VietQR.`,
    excerpt: type === 'recipes' ? 'Nguyên liệu' : 'Các bữa',
    pdfSoon: `Bản PDF của ${what}, có tên bạn ở chân trang và phần dị ứng ở đầu trang, mở ở đây và được gửi qua email ngay khi ngân hàng báo đã nhận tiền.`,
  };
};

const common = {
  tabs: 'Mua hàng',
  preview: 'Xem trước',
  emailTab: 'Email',
  pdfTab: 'PDF',
  close: 'Đóng',
  open: (price: string) => `Xem trước và mua, ${price}`,
  next: 'Tiếp: nơi nhận',
  inside: 'Bạn nhận được',
  locked: 'Phần còn lại mở sau khi mua',
  andMore: (count: number) => `và ${count} dòng nữa`,
  toEmail: 'Nhập nơi nhận',
  ownLink: 'Liên kết riêng',
  ownLinkShown: 'mở lại lúc nào cũng được',
  formTitle: 'Nơi nhận',
  cooking: 'Cách nấu',
  once: 'một lần, mở lại bằng liên kết riêng',
  name: 'Tên của bạn',
  buy: (price: string) => `Tiếp tục, trả ${price}`,
  failed: 'Chưa gửi được. Hãy xem lại kết nối mạng rồi thử lại; những gì bạn gõ vẫn còn đây.',
  wrongEmail: 'Email này chưa đúng. Hãy xem lại, ví dụ ten@congty.vn.',
  missingName: 'Hãy ghi tên của bạn.',
  sendAgain: 'Chưa nhận được từ trang của Bữa Lành. Hãy xem lại rồi gửi từ trang này.',
  sending: 'Đang tạo mã thanh toán …',
  pay: 'Quét mã để trả tiền',
  trial: 'Thử nghiệm: đây không phải tài khoản ngân hàng thật, đừng chuyển tiền.',
  play: 'Giả ngân hàng báo đã nhận tiền',
  qr: (amount: string) => `Mã VietQR để chuyển ${amount}`,
  scan: 'VietQR, quét bằng ứng dụng ngân hàng bất kỳ',
  saveQr: 'Lưu ảnh QR',
  qrFile: 'ma-vietqr-bua-lanh.png',
  bank: 'Ngân hàng',
  account: 'Số tài khoản',
  holder: 'Chủ tài khoản',
  amount: 'Số tiền',
  memo: 'Nội dung',
  copy: (what: string) => `Chép ${what.toLocaleLowerCase('vi')}`,
  copied: 'Đã chép',
  notCopied: 'Chưa chép được',
  keep: 'Giữ nguyên nội dung và số tiền để tự xác nhận.',
  waiting: 'Đang chờ ngân hàng báo',
  waitingLead: 'Thường dưới 1 phút. Bạn có thể đóng trang này; liên kết vẫn mở lại được.',
  left: 'Mã còn hiệu lực',
  cancel: 'Hủy mã này',
  look: 'Xem lại trạng thái',
  late: 'Mã đã hết giờ',
  cancelled: 'Mã này đã được hủy',
  cancelledLead: 'Nếu bạn lỡ chuyển tiền, nhân viên sẽ xem và liên hệ hoặc hoàn lại.',
  withdrawnPart: (received: string) =>
    `Đã nhận ${received}. Bạn đừng chuyển thêm: nhân viên sẽ liên hệ hoặc hoàn lại số tiền này.`,
  review: 'Đã nhận tiền, nhân viên đang xem',
  part: (received: string, due: string) =>
    `Đã nhận ${received}, còn thiếu ${due}. Chuyển phần còn lại với cùng nội dung, mã dưới đây đã đổi theo số tiền thiếu.`,
  preparingLead: 'Trang này tự mở khi xong.',
  thanks: (price: string, date: string) => `Đã nhận ${price} ngày ${date}. Cảm ơn bạn.`,
  pdf: 'Tải PDF',
  pdfFailed: 'Chưa tải được. Hãy xem lại kết nối mạng rồi thử lại.',
  mailed: (email: string) => `PDF và liên kết được gửi tới ${email}.`,
  mendEmail: 'Sửa email',
  mendLead: (email: string) => `Thư được gửi tới ${email}; chưa ai xác nhận địa chỉ này.`,
  rightEmail: 'Email đúng',
  saveEmail: 'Lưu email',
  savingEmail: 'Đang lưu …',
  mendFailed: 'Chưa lưu được. Hãy xem lại kết nối mạng rồi thử lại.',
  mailAgain: 'Gửi lại email',
  mailedAgain: 'Đã gửi lại, hãy xem hộp thư sau ít phút',
  link: (date: string) => `Liên kết riêng này mở được đến ${date}. Đừng gửi cho người khác.`,
  receipt: (number: string) => `Biên nhận ${number}`,
  refundAccountLead:
    'Ngân hàng không cho biết tiền đến từ tài khoản nào. Hãy nhập tài khoản của bạn để nhân viên chuyển trả.',
  refundAccount: 'Nhập tài khoản nhận tiền',
  over: 'Liên kết này không còn mở được',
  refunded: (amount: string, date: string) =>
    `Bữa Lành hoàn lại ${amount}, quyết định ngày ${date}. Nhân viên chuyển khoản trong ba ngày làm việc.`,
  sentBack: (amount: string, date: string) =>
    `Bữa Lành đã chuyển trả ${amount}, quyết định hoàn ngày ${date}.`,
} as const;

export const purchaseOpeningText = {
  title: 'Đơn mua của bạn · Bữa Lành',
  opening: 'Đang mở đơn mua của bạn …',
  noToken: 'Liên kết này thiếu phần mở đơn mua. Hãy mở lại liên kết trong thư của Bữa Lành.',
  failed: 'Chưa mở được. Hãy xem lại kết nối mạng rồi thử lại.',
  retry: 'Thử lại',
  noScript: 'Trình duyệt này không chạy được JavaScript',
  noScriptLead:
    'Liên kết riêng cần JavaScript để mở mà không lộ ra ngoài. Bản PDF bạn đã mua nằm trong thư của Bữa Lành.',
} as const;
