export const formsText = {
  save: 'Lưu',
  close: 'Đóng',
  closeForm: 'Đóng biểu mẫu',
  savedOnDevice: 'Đã lưu trên máy',
  choose: 'Chưa chọn',
  restored: 'Đã khôi phục nội dung đang nhập dở',
  discard: 'Bỏ nội dung này',
  draftStored: 'Nội dung đang nhập dở được giữ lại trên máy.',
  fixFields: 'Có ô chưa đúng. Nội dung bạn gõ vẫn còn nguyên.',
  merge: {
    choose: 'Hai nơi cùng sửa những chỗ sau. Đang giữ bản của bạn:',
    mine: 'Của bạn',
    other: 'Nơi khác',
    takeOther: 'Dùng bản của nơi khác',
    keepMine: 'Giữ của tôi',
  },
  errors: {
    required: (label: string) => `Hãy nhập ${label.toLocaleLowerCase('vi')}.`,
    emails: {
      several: 'Ô này chỉ nhận một địa chỉ email.',
      too_long: 'Địa chỉ email quá dài.',
      accents: 'Phần trước @ của địa chỉ email không có dấu tiếng Việt.',
      foreign: 'Địa chỉ email có chữ của bảng chữ cái khác. Hãy gõ lại bằng tay.',
      malformed: 'Email chưa đúng dạng, ví dụ ten@gmail.com.',
    },
    meant: (address: string) => `Có phải là ${address}?`,
    phones: {
      letters: 'Số điện thoại chưa đúng dạng, ví dụ 0903 123 456. Hãy bỏ chữ ra khỏi số.',
      short: 'Số điện thoại thiếu chữ số, ví dụ đủ là 0903 123 456.',
      long: 'Số điện thoại thừa chữ số, ví dụ đủ là 0903 123 456.',
      lost: 'Số điện thoại đã bị bảng tính rút gọn nên mất chữ số.',
      several: 'Ô này nhận nhiều nhất hai số điện thoại, cách nhau bằng dấu /.',
    },
    oldPhone: (phone: string) =>
      `Đầu số cũ đã đổi năm 2018. Số mới là ${phone}: hãy kiểm tra rồi nhập số mới.`,
    number: 'Hãy nhập một số, ví dụ 66,2.',
    range: (label: string, from: string, to: string) => `${label} từ ${from} đến ${to}.`,
    date: 'Hãy chọn một ngày có thật.',
    tooLong: 'Nội dung dài quá mức cho phép.',
    format: (label: string) => `${label} chưa đúng dạng.`,
  },
  failures: {
    invalid: 'Chưa lưu được vì nội dung chưa hợp lệ. Những gì bạn gõ vẫn còn trong biểu mẫu.',
    storageFull:
      'Máy đã hết chỗ lưu nên chưa lưu được. Những gì bạn gõ vẫn còn; hãy giải phóng dung lượng rồi bấm Lưu lần nữa.',
    limit:
      'Gói của bạn đã đủ số lượng nên chưa thêm được. Những gì bạn gõ vẫn còn; hãy nâng gói hoặc xóa bớt.',
    changedElsewhere: (fields: string) =>
      `Nơi khác vừa lưu: ${fields}. Chưa ghi gì: bấm Lưu lần nữa để dùng bản của bạn, hoặc sửa lại cho khớp.`,
    gone: 'Mục này vừa bị xóa trên một máy khác nên chưa lưu được. Những gì bạn gõ vẫn còn trong biểu mẫu.',
    unexpected: 'Chưa lưu được. Những gì bạn gõ vẫn còn; hãy thử lại.',
    fields: (fields: string) => `Cần xem lại: ${fields}.`,
  },
} as const;
