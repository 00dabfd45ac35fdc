export const foodsText = {
  title: 'Thực phẩm của bạn',
  add: 'Thêm thực phẩm của bạn',
  addNamed: (name: string) => (name === '' ? 'Thêm thực phẩm của bạn' : `Thêm “${name}” của bạn`),
  addHint: 'Gõ số liệu trên nhãn, dùng được ngay, không cần mạng.',
  form: {
    newTitle: 'Thực phẩm của bạn',
    editTitle: 'Sửa thực phẩm của bạn',
    kind: 'Loại',
    per: 'Số liệu dưới đây tính cho',
    perWords: {
      '100g': '100 g',
      '100ml': '100 ml',
      serving: 'một khẩu phần (g)',
      servingMl: 'một khẩu phần (ml)',
    },
    measure: 'Đơn vị quen dùng',
    measureHint: 'Ví dụ gói, hộp, chén. Bỏ trống thì tính bằng g hoặc ml.',
    sizeHint: 'Một đơn vị nặng bao nhiêu g (ml). Ví dụ gói 75 g thì gõ 75.',
    nutrients: 'Số liệu trên nhãn',
    nutrientsHint: 'Gõ những gì nhãn có. Ô trống là chưa biết, không phải 0.',
    more: 'Thêm chất khác',
    allergens: 'Chất gây dị ứng',
    confirm: 'Nhãn ghi đúng như vậy, vẫn lưu',
    source: 'Theo nhãn',
  },
  problems: {
    tooMuchEnergy: (most: string, basis: string) =>
      `${basis} có nhiều nhất ${most} kcal (toàn chất béo). Kiểm tra lại năng lượng, có thể nhãn ghi kJ.`,
    heavierThanFood: (grams: string) =>
      `Nhiều hơn cả khối lượng ${grams} g của thực phẩm. Kiểm tra đơn vị trên nhãn (g, mg, µg).`,
    overPure: (most: string, basis: string) =>
      `${basis} của bất cứ thứ gì cũng không có quá ${most}. Kiểm tra đơn vị trên nhãn (g, mg, µg).`,
    partsTooHeavy: (parts: string, grams: string) =>
      `Đạm, béo, bột đường (hoặc đường và chất xơ), nước và khoáng cộng lại là ${parts} g, nhiều hơn ${grams} g.`,
    partOverWhole: (part: string, whole: string) => `${part} không thể nhiều hơn ${whole}.`,
    kilojoules: (kcal: string) =>
      `Giống số kJ: theo đạm, bột đường và béo thì khoảng ${kcal} kcal.`,
    energyDiffers: (kcal: string) =>
      `Theo đạm, bột đường và béo (4/4/9) thì khoảng ${kcal} kcal. Kiểm tra lại nhãn.`,
    moreThanLeft: (most: string) =>
      `Ô còn trống nhiều nhất cũng chỉ đưa lên ${most} kcal. Kiểm tra lại năng lượng, có thể nhãn ghi kJ.`,
    fatMissing: 'Năng lượng cao như vậy chỉ có ở chất béo (hoặc rượu). Hãy nhập lượng béo.',
  },
  list: {
    search: 'Tìm thực phẩm của bạn',
    searchHint: 'Gõ tên, không cần dấu',
    count: (visibleCount: number, all: number) =>
      visibleCount === all ? `${all} thực phẩm` : `${visibleCount} trên ${all} thực phẩm`,
    emptyTitle: 'Chưa có thực phẩm nào của bạn',
    emptyHint:
      'Món bạn hay dùng mà danh mục chưa có: thêm một lần từ nhãn, dùng được ngay trong thực đơn và công thức.',
    nothing: 'Không tìm thấy thực phẩm',
    nothingHint: 'Thử tên khác, ví dụ gõ không dấu.',
    edit: 'Sửa',
    toCheck: (problem: string) => `Xem lại số liệu: ${problem}`,
    remove: 'Xóa',
    submit: 'Gửi vào danh mục chung',
    withdraw: 'Rút lại',
    actions: (name: string) => `Thao tác với ${name}`,
    removed: (name: string) => `Đã xóa ${name}`,
    submitted: 'Đã gửi. Quản trị viên sẽ duyệt, bạn vẫn dùng như cũ.',
    withdrawn: 'Đã rút lại',
    answers: {
      approved: 'Đã vào danh mục chung',
      joined: 'Danh mục chung đã có',
      declined: 'Chưa được nhận',
      asked: 'Bữa Lành hỏi lại',
    },
    asked: (question: string) => `Câu hỏi: ${question} Sửa món rồi lưu là gửi lại.`,
    declined: (reason: string) => `Lý do: ${reason} Sửa món rồi lưu là gửi lại.`,
    failed: 'Chưa lưu được. Hãy thử lại.',
    per: (amount: string, unit: string) => `mỗi ${amount} ${unit}`,
  },
} as const;
