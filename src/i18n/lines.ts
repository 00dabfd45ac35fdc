/** Texts of the building blocks of food lines: rows, amounts, allergens, dragging and the dialog that adds. */
export const linesText = {
  columns: { item: 'Món', amount: 'Lượng' },
  open: { button: 'Thêm món', hint: 'gõ tên, mũi tên, Enter' },
  line: {
    types: { recipe: 'Công thức', food: 'Thực phẩm', product: 'Sản phẩm' },
    quantity: (name: string) => `Lượng ${name}`,
    unit: (name: string) => `Đơn vị của ${name}`,
    increase: (name: string) => `Tăng ${name}`,
    decrease: (name: string) => `Giảm ${name}`,
    /** What is said beside an amount that is not taken, or could be read in two ways. */
    amount: {
      readAs: (amount: string) => `Hiểu là ${amount}`,
      notANumber: 'Đây không phải là một số, ví dụ 130 hoặc 2,5.',
      negative: 'Lượng không thể âm.',
      tooMuch: (amount: string, most: string) => `${amount} vượt mức tối đa ${most}.`,
      stillCounted: (amount: string) => `Vẫn tính ${amount}.`,
    },
    zero: '⚠️ Số lượng = 0',
    purchase: (edible: string, bought: string) => `${edible}\u00a0g ăn được, mua ${bought}\u00a0g`,
    perServing: (kcal: string) => `mỗi phần ${kcal} kcal`,
    macros: (protein: string, carbs: string, fat: string) =>
      `đạm\u00a0${protein} · bột\u00a0${carbs} · béo\u00a0${fat}`,
    allergy: (words: string) => `dị ứng ${words}`,
    allergyHint: 'không nên dùng cho khách hàng này',
    mayAllergy: (words: string) => `có thể chứa: ${words}`,
    often: (sign: string) => `“${sign}” thường có thành phần này, cần hỏi lại`,
    akin: (sign: string, allergy: string) =>
      `“${sign}” cùng nhóm với ${allergy.toLowerCase()}, có thể dị ứng chéo`,
    handle: (name: string) => `Đổi thứ tự ${name}`,
    actions: (name: string) => `Thao tác với ${name}`,
    up: 'Chuyển lên',
    down: 'Chuyển xuống',
    moveTo: (group: string) => `Chuyển sang ${group.toLowerCase()}`,
    /** @param group absent where there is one list only */
    remove: (group?: string) => (group ? `Xóa khỏi ${group.toLowerCase()}` : 'Xóa'),
    removed: (name: string) => `Đã xóa ${name}`,
    moved: (name: string, group: string) => `Đã chuyển ${name} sang ${group.toLowerCase()}`,
    movedTo: (name: string, position: number, all: number) =>
      `${name}: vị trí ${position} trên ${all}`,
  },
  drag: {
    /** Read out with each handle. */
    help: 'Kéo để đổi chỗ. Bằng bàn phím: phím cách để nhấc lên, mũi tên để chuyển, phím cách để thả, Esc để thôi.',
    /** @param group absent where there is one list only */
    at: (position: number, all: number, group?: string) =>
      `${group ? `${group}, ` : ''}vị trí ${position} trên ${all}`,
    lifted: (name: string, place: string) => `Đã nhấc ${name}: ${place}`,
    cancelled: (name: string) => `Đã thôi, ${name} ở chỗ cũ`,
  },
  add: {
    /** @param group absent where there is one list only */
    title: (group?: string) => (group ? `Thêm món vào ${group.toLowerCase()}` : 'Thêm món'),
    search: 'Tìm món',
    searchHint: 'Gõ tên món, ví dụ “phở”',
    keys: 'Gõ tên, ↑ ↓ để chọn, Enter, nhập lượng, Enter',
    tabs: 'Loại món',
    all: 'Tất cả',
    recipe: 'Công thức',
    food: 'Thực phẩm',
    product: 'Sản phẩm',
    filters: 'Bộ lọc',
    categories: ['Rau củ', 'Hạt/Đậu', 'Rau'],
    categoriesLabel: 'Nhóm thực phẩm',
    calories: 'Năng lượng (kcal)',
    protein: 'Đạm (g)',
    from: (label: string) => `${label}: từ`,
    to: (label: string) => `${label}: đến`,
    range: (low: string, high: string) => `${low} – ${high}`,
    clear: 'Bỏ lọc',
    nothing: 'Không tìm thấy kết quả nào',
    nothingHint: 'Thử tên khác, ví dụ gõ không dấu, hoặc bỏ bớt bộ lọc.',
    noData: 'Chưa có thực phẩm nào trên máy này. Hãy đồng bộ khi có mạng.',
    failed: 'Tìm kiếm tạm thời không chạy được. Hãy thử lại.',
    results: (count: number) => `${count} kết quả`,
    per: (amount: string, unit: string) => `mỗi ${amount} ${unit}`,
    own: 'của bạn',
    sample: 'món mẫu',
    via: (name: string) => `tên khác: ${name}`,
    chosen: 'Món đã chọn',
    confirm: 'Thêm',
    added: (name: string, group?: string) =>
      group ? `Đã thêm ${name} vào ${group.toLowerCase()}` : `Đã thêm ${name}`,
    done: 'Xong',
  },
} as const;
