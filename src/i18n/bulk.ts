export const bulkText = {
  title: 'Nhập và xuất dữ liệu',
  subtitle: 'Mọi thứ chạy trên máy này, rồi đồng bộ',
  lockedTitle: 'Nhập và xuất hàng loạt có ở gói Business',
  lockedText:
    'Nhập khách hàng, lần khám, thực đơn, công thức và thực phẩm từ CSV, XLSX hoặc JSON; xem trước từng dòng và hoàn tác cả lần nhập. Xuất tất cả ra tệp.',
  seeTiers: 'Xem các gói',
  kind: 'Loại dữ liệu',
  kinds: {
    clients: 'Khách hàng',
    consultations: 'Lần khám',
    menus: 'Thực đơn',
    recipes: 'Công thức',
    foods: 'Thực phẩm của bạn',
  },
  export: {
    title: 'Xuất',
    hint: 'Tệp có dữ liệu sức khỏe: hãy cất ở nơi chỉ bạn mở được.',
    format: { csv: 'Xuất CSV', xlsx: 'Xuất XLSX', json: 'Xuất JSON' },
    nothing: 'Chưa có gì để xuất.',
    failed: 'Chưa tạo được tệp. Hãy thử lại.',
    done: (count: number) => `Đã xuất ${count} mục.`,
  },
  import: {
    title: 'Nhập',
    hint: 'Chọn tệp CSV, XLSX hoặc JSON, tối đa 20 MB và 50.000 dòng. Chưa có gì được ghi cho đến khi bạn bấm Nhập.',
    file: 'Tệp để nhập',
    reading: 'Đang đọc tệp…',
    about: (name: string, rows: string, columns: number) =>
      columns > 0 ? `${name}: ${rows} dòng, ${columns} cột` : `${name}: ${rows} mục`,
    encoding: 'Bảng mã',
    encodings: {
      'utf-8': 'UTF-8',
      'utf-16le': 'UTF-16 LE',
      'utf-16be': 'UTF-16 BE',
      'windows-1258': 'Windows-1258 (tiếng Việt)',
      tcvn3: 'TCVN3 (ABC, .VnTime)',
      vni: 'VNI-Windows',
      viscii: 'VISCII',
      'windows-1252': 'Windows-1252 (Tây Âu)',
    },
    separator: 'Ngăn cách',
    separators: { ';': 'Chấm phẩy ;', ',': 'Dấu phẩy ,', '\t': 'Tab', '|': 'Gạch đứng |' },
    columns: 'Ghép cột',
    column: (name: string) => `Cột “${name}”`,
    unnamed: (at: number) => `Cột ${at}`,
    leaveOut: 'Không nhập',
    sample: (text: string) => `ví dụ: ${text}`,
    remembered: 'Đã ghép như lần trước với tệp có các cột này.',
    unknownKeys: (names: string) => `Tệp có mục mà ứng dụng không hiểu: ${names}.`,
    unknownKeysHint:
      'Nội dung của các mục này, kể cả dị ứng, sẽ không được dùng. Hãy sửa tên mục cho giống tệp JSON đã xuất từ đây rồi chọn lại tệp.',
    otherSheets: (names: string) =>
      `Chỉ trang tính đầu tiên được đọc. Chưa đọc: ${names}. Muốn nhập các trang đó, hãy lưu mỗi trang thành một tệp.`,
    remarks: {
      hiddenRows: 'Các dòng này đang bị ẩn hoặc bị lọc trong tệp, và vẫn được đọc:',
      noHeader:
        'Không thấy dòng tiêu đề, nên dòng đầu cũng được đọc như dữ liệu. Hãy ghép cột. Dòng đầu:',
      linesAbove: 'Các dòng này ở trên tiêu đề nên không được đọc:',
      headerAgain: 'Các dòng này lặp lại tiêu đề nên được bỏ qua:',
      perServing: 'Các cột này tính cho một khẩu phần, không phải 100 g, nên không được tự ghép:',
      otherUnit:
        'Đơn vị của các cột này không đổi được sang đơn vị của ứng dụng, nên không được tự ghép:',
    },
    columnsLeftOut: (names: string) =>
      `Các cột này chưa ghép nên sẽ không được nhập: ${names}. Muốn nhập, hãy chọn mục cho từng cột ở dưới.`,
    preview: 'Xem trước',
    counts: {
      new: (count: string) => `Sẽ thêm ${count}`,
      error: (count: string) => `Cần sửa ${count}`,
      double: (count: string) => `Trùng khách ${count}`,
      known: (count: string) => `Đã có ${count}`,
      blank: (count: string) => `Dòng trống ${count}`,
    },
    states: {
      new: 'Sẽ thêm',
      error: 'Cần sửa',
      double: 'Trùng',
      known: 'Đã có',
      blank: 'Dòng trống',
    },
    line: 'Dòng',
    state: 'Kết quả',
    name: 'Tên',
    why: 'Vì sao',
    visibleRows: (count: number) => `Chỉ hiện ${count} dòng, dòng cần sửa đứng trước.`,
    takesDoubles: 'Vẫn thêm khách trùng họ tên và năm sinh',
    double: 'Trùng họ tên và năm sinh với một khách đã có.',
    known: 'Mục này đã có trên máy, không nhập lần nữa.',
    problems: {
      number: (label: string, cell: string) => `${label}: “${cell}” không phải là số.`,
      decimal: (label: string, cell: string) =>
        `${label}: “${cell}” có thể là hàng nghìn hoặc phần lẻ. Hãy viết lại cho rõ trong tệp.`,
      unit: (label: string, cell: string) =>
        `${label}: đơn vị của “${cell}” không đổi được sang đơn vị của mục này.`,
      date: (label: string, cell: string) =>
        `${label}: “${cell}” không phải là ngày. Hãy viết như 27/11/2026.`,
      flag: (label: string, cell: string) => `${label}: “${cell}” phải là có hoặc không.`,
      word: (label: string, cell: string) => `${label}: không có lựa chọn “${cell}”.`,
      json: (label: string) => `${label}: nội dung không đọc được.`,
      lostLetters: (label: string, cell: string) =>
        `${label}: “${cell}” đã mất chữ. Hãy sửa ô này trong tệp gốc, rồi lưu lại dạng CSV UTF-8 hoặc XLSX.`,
      cellError: (label: string, cell: string) =>
        `${label}: ô này là lỗi công thức (${cell}) hoặc công thức chưa có kết quả. Hãy mở tệp bằng Excel, sửa rồi lưu lại.`,
      phone: (label: string, cell: string) =>
        `${label}: “${cell}” không đọc được thành số điện thoại đầy đủ. Hãy sửa, mỗi ô nhiều nhất hai số cách nhau bằng dấu /.`,
      email: (label: string, cell: string) =>
        `${label}: “${cell}” không phải là một địa chỉ email. Hãy sửa, mỗi ô một địa chỉ.`,
      impossible: (label: string, cell: string) =>
        `${label} ${cell}: không thực phẩm nào có như vậy trong 100 g. Hãy kiểm tra số và đơn vị.`,
      noRecord: (_label: string, cell: string) =>
        `“${cell}” có vẻ là dòng tổng, chữ ký hoặc tên nhóm, không phải một mục của danh sách.`,
      required: (label: string) => `Thiếu ${label}.`,
      tooLong: (label: string) => `${label} quá dài.`,
      form: (label: string) => `${label} không đúng dạng.`,
      future: (label: string, cell: string) => `${label} ${cell} chưa tới.`,
      noSuchDay: (label: string, cell: string) => `${label}: không có ngày “${cell}”.`,
      century: (label: string, cell: string) =>
        `${label}: “${cell}” có thể hiểu hai cách. Hãy viết đủ bốn chữ số của năm.`,
      yearAsDay: (label: string, cell: string) =>
        `${label}: “${cell}” có thể là năm sinh gõ vào ô ngày. Hãy viết riêng năm, như 1990, hoặc đủ ngày/tháng/năm.`,
      noYear: (label: string, cell: string) => `${label}: “${cell}” thiếu năm.`,
      unreadable: (label: string, cell: string) => `${label}: không đọc được “${cell}”.`,
      birth: (label: string, cell: string) =>
        `${label}: “${cell}” không phải là ngày sinh. Hãy viết như 03/04/1990, 04/1990 hoặc 1990.`,
      tooOld: (label: string, cell: string) => `${label} ${cell} quá xa: hãy xem lại năm.`,
      futureDay: (label: string, cell: string) =>
        `${label} ${cell} sau hôm nay. Hãy kiểm tra thứ tự ngày/tháng/năm.`,
      monthFirst: (label: string, cell: string) =>
        `${label}: không rõ “${cell}” là ngày nào, vì cột này có ngày viết tháng trước. Hãy viết cả cột theo ngày/tháng/năm.`,
      surplus: (_label: string, cell: string) =>
        `Dòng này có ô thừa ở ngoài các cột có tên: “${cell}”. Nếu một ô có dấu ngăn cách, hãy đặt ô đó trong dấu ngoặc kép.`,
      twice: (label: string, cell: string) =>
        `${label}: hai cột cùng ghép vào đây (“${cell}”). Hãy chỉ ghép một cột.`,
      noClient: (_label: string, cell: string) => `Không có khách nào tên “${cell}”.`,
      manyClients: (_label: string, cell: string) =>
        `Có nhiều khách tên “${cell}”. Hãy dùng mã của khách.`,
      least: (label: string, cell: string, bound: string) =>
        `${label} ${cell}: nhỏ nhất là ${bound}.`,
      most: (label: string, cell: string, bound: string) =>
        `${label} ${cell}: lớn nhất là ${bound}.`,
    },
    notes: {
      metres: (cell: string) => `Chiều cao ${cell} được hiểu là mét.`,
      serialDay: (cell: string) => `Số của bảng tính được đọc là ngày sinh ${cell}.`,
      veryOld: (cell: string) => `Sinh năm ${cell}: quá 122 tuổi, hãy xem lại.`,
      otherAge: (cell: string) =>
        `Cột tuổi ghi “${cell}”, không khớp với năm sinh: đã lấy năm sinh, hãy xem lại.`,
      birthOfAge: (cell: string) => `Tuổi “${cell}” được đổi thành năm sinh, có thể lệch một năm.`,
      thousands: (cell: string) => `Dấu trong “${cell}” được đọc là hàng nghìn.`,
      decimals: (cell: string) => `Dấu trong “${cell}” được đọc là phần lẻ.`,
      converted: (cell: string) => `“${cell}” được đổi sang đơn vị của mục này.`,
      zeroAdded: (cell: string) => `Số ${cell} được thêm số 0 ở đầu.`,
      oldPrefix: (cell: string) => `Số ${cell} có đầu số cũ, đã đổi theo đầu số từ năm 2018.`,
    },
    allergies: {
      title: 'Từ dị ứng chưa biết',
      hint: 'Không danh sách nào có các từ này, nên món chứa chúng chỉ được tìm theo đúng chữ. Hãy sửa lại, hoặc giữ nguyên.',
      meant: (word: string) => `“${word}” nghĩa là`,
      keep: 'Giữ nguyên',
      keepLabel: (word: string) => `Giữ nguyên “${word}”`,
      use: 'Dùng từ này',
      useLabel: (word: string) => `Dùng từ đã sửa cho “${word}”`,
      first: 'Hãy trả lời các từ dị ứng chưa biết trước khi nhập.',
    },
    room: (tier: string, most: string, count: string, limitText: string, left: string) =>
      `Gói ${tier} có tối đa ${most}; máy này đang có ${count}, tệp thêm ${limitText}, chỉ còn chỗ cho ${left}. Chưa có gì được ghi: hãy bớt dòng trong tệp hoặc nâng gói.`,
    run: (count: string) => `Nhập ${count} mục`,
    progress: (done: string, all: string) => `Đang nhập ${done} / ${all}`,
    done: (count: string) => `Đã nhập ${count} mục vào máy này.`,
    stopped: (count: string) =>
      `Đã nhập ${count} mục rồi phải dừng. Bạn có thể hoàn tác cả lần nhập này.`,
    leftOut: 'Tải các dòng không nhập',
    other: 'Chọn tệp khác',
    failed: 'Chưa đọc được tệp này. Hãy thử lại.',
    files: {
      fileTooLarge: 'Tệp lớn hơn 20 MB. Hãy chia thành vài tệp.',
      unpackedTooLarge: 'Tệp này bung ra quá lớn nên không được mở.',
      tooManyRows: 'Tệp có hơn 50.000 dòng. Hãy chia thành vài tệp.',
      tooManyColumns: 'Tệp có hơn 200 cột. Hãy bỏ bớt cột.',
      cellTooLong: 'Tệp có ô quá dài.',
      broken: 'Tệp hỏng, hoặc không phải CSV, XLSX hay JSON.',
      notXlsx:
        'Đây là tệp của chương trình khác (ODS, Numbers, XLSB…). Hãy mở bằng chương trình đó rồi lưu thành .xlsx hoặc CSV UTF-8.',
      oldExcel:
        'Đây là tệp Excel kiểu cũ (.xls) hoặc có mật khẩu. Hãy mở bằng Excel, bỏ mật khẩu rồi lưu thành .xlsx.',
      markup:
        'Đây là trang web hoặc XML mang tên bảng tính. Hãy mở bằng Excel rồi lưu thành .xlsx.',
      turned:
        'Bảng này nằm ngang: tên các mục đứng ở cột đầu. Hãy xoay bảng (Dán đặc biệt → Chuyển vị) rồi chọn lại tệp.',
      openQuote:
        'Một dấu ngoặc kép " được mở mà không đóng, nên không biết ô kết thúc ở đâu. Hãy sửa trong tệp rồi chọn lại.',
      tooSlow:
        'Đọc tệp này mất quá lâu nên đã dừng. Hãy chia tệp, hoặc lưu lại thành CSV rồi thử lại.',
      empty: 'Tệp này trống.',
    },
  },
  undo: {
    title: 'Các lần nhập trên máy này',
    of: (kind: string, count: string, when: string) => `${kind} · ${count} mục · ${when}`,
    action: 'Hoàn tác cả lần nhập',
    undoLabel: (file: string) => `Hoàn tác cả lần nhập ${file}`,
    question: 'Hoàn tác cả lần nhập này?',
    text: (count: string) =>
      `Xóa ${count} mục đã nhập. Mục bạn đã sửa sau đó, và khách đã có lần khám khác, được giữ lại.`,
    done: (removed: string, keptCount: string) =>
      keptCount === '0' ? `Đã xóa ${removed} mục.` : `Đã xóa ${removed} mục, giữ lại ${keptCount}.`,
    failed: 'Chưa hoàn tác được. Hãy thử lại.',
  },
} as const;
