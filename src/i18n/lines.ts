/** Texts of the building blocks of food lines: rows, amounts, allergens, dragging and the dialog that adds. */
export const linesText = {
  /** What speaks against a line for its eater. */
  marks: {
    notVegetarian: 'Món mặn, khách hàng ăn chay',
    alcohol: 'Rượu bia: không xếp cho người này',
    purine: 'Rất nhiều purin: tránh khi bị gút',
    refused: (food: string) => `Không ăn ${food}`,
    disliked: (food: string) => `Không thích ${food}`,
    medicine: (medicine: string) => `Chú ý thuốc, bệnh: ${medicine}`,
    asked: (state: string) => `Nên hỏi: ${state}`,
    potassium: (amount: string) => `Kali ${amount} mg`,
    vitaminK: (amount: string) => `Vitamin K ${amount} µg`,
    sweet: 'Nhiều đường tự do: hạn chế',
  },
  /** Words on several dishes of a meal or a day, before their names. */
  markGroups: {
    notVegetarian: 'Món mặn',
    alcohol: 'Rượu bia',
    purine: 'Nhiều purin',
    refused: 'Không ăn',
    disliked: 'Không thích',
    medicine: 'Chú ý thuốc, bệnh',
    asked: 'Nên hỏi',
    potassium: 'Nhiều kali',
    vitaminK: 'Nhiều vitamin K',
    sweet: 'Nhiều đường',
  },
  markMore: (named: string, more: number) => `${named} và ${more} món nữa`,
  markSources: {
    notVegetarian: 'Theo cách ăn ghi trong hồ sơ',
    alcohol: 'Rượu bia theo loại món',
    purine:
      'Nhiều purin: từ 200 mg/100 g (Kaneko 2014), hoặc nội tạng, cá cơm, cá trích theo loại món',
    refused: 'Theo hồ sơ',
    disliked: 'Theo hồ sơ',
    medicine: 'Theo thuốc và bệnh ghi trong hồ sơ',
    asked: 'Nhiều người kiêng hoặc cần làm chín kỹ; không bị từ chối',
    potassium: 'Kali từ 200 mg một phần là nhiều (National Kidney Foundation)',
    vitaminK:
      'Từ 150 µg một phần: bằng nhu cầu cả ngày của người lớn (QĐ 2615/QĐ-BYT 2016). Giữ đều các ngày',
    sweet: 'Đồ ngọt theo loại món',
  },
  columns: { item: 'Món', amount: 'Lượng' },
  open: { button: 'Thêm món', hint: 'gõ tên, mũi tên, Enter' },
  line: {
    quantity: (name: string) => `Lượng ${name}`,
    unit: (name: string) => `Đơn vị của ${name}`,
    increase: (name: string) => `Tăng ${name}`,
    decrease: (name: string) => `Giảm ${name}`,
    /** Texts beside an amount that is not taken, or could be read in two ways. */
    amount: {
      readAs: (amount: string) => `Hiểu là ${amount}`,
      notANumber: 'Không đọc được lượng này, ví dụ 130, 2,5, “150g”, “1 chén” hoặc “nửa quả”.',
      /** @param brings energy, or the sodium of a seasoning; may be empty */
      absurd: (amount: string, brings: string) =>
        `${amount}${brings === '' ? '' : ` = ${brings}`}: nhiều bất thường, có đúng không?`,
      /** @param counted what the number would be in the measure */
      grams: (grams: string, counted: string) =>
        `Hiểu là ${grams}. Nếu muốn ${counted}, gõ cả “${counted}”.`,
      enterAgain: 'Bấm Enter lần nữa để giữ.',
      meant: 'Đúng, giữ lượng này',
      negative: 'Lượng không thể âm.',
      tooMuch: (amount: string, most: string) => `${amount} vượt mức tối đa ${most}.`,
      stillCounted: (amount: string) => `Vẫn tính ${amount}.`,
    },
    zero: '⚠️ Số lượng = 0',
    purchase: (edible: string, bought: string) => `${edible}\u00a0g ăn được, mua ${bought}\u00a0g`,
    fiber: (amount: string) => `chất xơ\u00a0${amount}\u00a0g`,
    noDetails: 'Chưa ghi nguồn số liệu',
    removeOf: (name: string) => `Xóa ${name}`,
    /** Energy and protein of one serving, or of the basis of the figures. */
    perServing: (basis: string, kcal: string, protein: string) =>
      `${kcal}\u00a0kcal, đạm\u00a0${protein}\u00a0g / ${basis}`,
    basis: (amount: string, unit: string) => `${amount}\u00a0${unit}`,
    macros: (protein: string, carbs: string, fat: string) =>
      `đạm\u00a0${protein} · bột\u00a0${carbs} · béo\u00a0${fat}`,
    unlistedAllergy: (words: string) =>
      `“${words}”: không có trong danh sách chất gây dị ứng, chỉ tìm đúng chữ này trong tên và thành phần món. Hãy xem lại chính tả.`,
    allergyHint: 'không nên dùng cho khách hàng này',
    mayAllergy: (allergen: string, source: string) => `có thể có ${allergen} (${source})`,
    ask: 'cần hỏi lại',
    akin: (source: string, allergen: string) =>
      `${source} cùng nhóm với ${allergen}, có thể dị ứng chéo`,
    handle: (name: string) => `Đổi thứ tự ${name}`,
    actions: (name: string) => `Thao tác với ${name}`,
    details: 'Nguồn và khối lượng',
    hideDetails: 'Ẩn nguồn và khối lượng',
    select: 'Chọn nhiều món',
    swap: 'Đổi món',
    copy: 'Nhân bản',
    copyTo: (group: string) => `Chép sang ${group.toLowerCase()}`,
    copied: (name: string, group?: string) =>
      group ? `Đã chép ${name} sang ${group.toLowerCase()}` : `Đã nhân bản ${name}`,
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
    help: 'Kéo để đổi chỗ. Bằng bàn phím, từ nút ba chấm bấm mũi tên trái, rồi phím cách để nhấc lên, mũi tên để chuyển, phím cách để thả, Esc để thôi.',
    /** @param group absent where there is one list only */
    at: (position: number, all: number, group?: string) =>
      `${group ? `${group}, ` : ''}vị trí ${position} trên ${all}`,
    lifted: (name: string, place: string) => `Đã nhấc ${name}: ${place}`,
    cancelled: (name: string) => `Đã thôi, ${name} ở chỗ cũ`,
  },
  /** Several lines at once. */
  many: {
    bar: 'Các món đã chọn',
    count: (count: number) => `${count} món đã chọn`,
    all: 'Chọn cả bữa',
    done: 'Thôi chọn',
    choose: (name: string) => `Chọn ${name}`,
    actions: 'Thao tác với các món đã chọn',
    moveTo: (group: string) => `Chuyển sang ${group.toLowerCase()}`,
    copyTo: (group: string) => `Chép sang ${group.toLowerCase()}`,
    copy: 'Nhân bản',
    remove: 'Xóa',
    removed: (count: number) => `Đã xóa ${count} món`,
    moved: (count: number, group: string) => `Đã chuyển ${count} món sang ${group.toLowerCase()}`,
    copied: (count: number) => `Đã chép ${count} món`,
  },
  /** Texts about newer figures of the catalogue for a line (product decision 20). */
  newFigures: {
    title: (count: number) => `${count} món có số liệu mới trong danh mục`,
    hint: 'Số liệu ở đây giữ nguyên cho đến khi bạn chọn dùng số liệu mới.',
    look: 'Xem số liệu mới',
    dialog: 'Số liệu mới trong danh mục',
    take: 'Dùng số liệu mới',
    takeOf: (name: string) => `Dùng số liệu mới của ${name}`,
    takeAll: (count: number) => `Dùng cho tất cả (${count})`,
    taken: (count: number) => `Đã dùng số liệu mới cho ${count} món`,
    others: 'Chất khác thay đổi',
    allergens: (words: string) => `Chất gây dị ứng mới: ${words}`,
    gone: (names: string) => `Không tìm thấy: ${names}`,
    goneRecipes: (names: string) => `Công thức không tìm thấy: ${names}`,
    goneHint: 'Số liệu tính lần cuối được giữ nguyên và vẫn được cộng.',
  },
  add: {
    /** @param group absent where there is one list only */
    title: (group?: string) => (group ? `Thêm món vào ${group.toLowerCase()}` : 'Thêm món'),
    search: 'Tìm món',
    searchHint: 'Gõ tên món, có thể kèm lượng: “phở”, “cơm 150g”',
    keys: 'Gõ tên, ↑ ↓ để chọn, Enter, nhập lượng, Enter',
    tabs: 'Loại món',
    all: 'Tất cả',
    filters: 'Bộ lọc',
    categories: ['Rau củ', 'Hạt/Đậu', 'Rau'],
    categoriesLabel: 'Nhóm thực phẩm',
    mealType: 'Bữa',
    mealTypes: {
      '': 'Mọi bữa',
      breakfast: 'Bữa sáng',
      lunch: 'Bữa trưa',
      dinner: 'Bữa tối',
      snack: 'Bữa phụ',
    },
    calories: 'Năng lượng (kcal)',
    protein: 'Đạm (g)',
    fat: 'Béo (g)',
    carbs: 'Bột đường (g)',
    from: (label: string) => `${label}: từ`,
    to: (label: string) => `${label}: đến`,
    range: (low: string, high: string) => `${low} – ${high}`,
    clear: 'Bỏ lọc',
    glycaemicIndex: {
      /** @param source a table's name; its words for what was measured are of another language */
      measured: (value: string, source?: string) =>
        `GI\u00a0${value}${source ? `, đo trên món tương tự (${source})` : ''}`,
      /** Names of tables here, by the name that is stored. */
      sources: { 'International Tables of GI 2021': 'Bảng GI quốc tế 2021' },
      none: 'không có bột đường: không có GI',
      unknown: 'GI: chưa có số đo',
    },
    purine: {
      known: (milligrams: string, basis: string) => `purin\u00a0${milligrams}\u00a0mg/${basis}`,
      unknown: 'purin: chưa có số đo',
    },
    nothing: 'Không tìm thấy kết quả nào',
    nothingHint: 'Thử tên khác, ví dụ gõ không dấu, hoặc bỏ bớt bộ lọc.',
    /** Where ingredients are looked for, by the kinds on offer. */
    noIngredient: {
      all: 'Không tìm thấy nguyên liệu',
      food: 'Không tìm thấy thực phẩm',
      product: 'Không tìm thấy sản phẩm',
    },
    ingredientHint: 'Nhập từ khóa để tìm kiếm thực phẩm và sản phẩm',
    noRecent: 'Chưa dùng món nào',
    noFavourite: 'Chưa đánh dấu món nào',
    favouriteHint: 'Chọn một món rồi bấm ngôi sao để lần sau thấy ở đây, trên mọi máy của bạn.',
    loading: 'Đang tải dữ liệu thực phẩm...',
    loadingHint: 'Danh mục đang về máy này. Cứ gõ, kết quả hiện ra ngay khi có.',
    noData: 'Không có dữ liệu thực phẩm',
    noDataHint: 'Vui lòng kiểm tra kết nối hoặc thử lại sau',
    noFigures: 'Chưa có dữ liệu dinh dưỡng',
    failed: 'Lỗi tải dữ liệu',
    failedOf: 'Thực phẩm: tìm kiếm tạm thời không chạy được.',
    retry: 'Thử lại',
    pickTabs: { recent: 'Gần đây', favourite: 'Yêu thích' },
    chips: { recent: 'Dùng gần đây', favourite: 'Món yêu thích' },
    /** The name of the document that keeps them, as the sync centre shows it. */
    picksName: 'Món hay dùng của bạn',
    used: (count: number) => `đã dùng ${count} lần`,
    isFavourite: 'yêu thích',
    mark: (name: string) => `Đánh dấu yêu thích ${name}`,
    unmark: (name: string) => `Bỏ yêu thích ${name}`,
    selected: (count: number) => `Đã chọn ${count}`,
    selectedOf: (count: number, most: number) => `Đã chọn ${count}/${most}`,
    selectedList: 'Danh sách đã chọn',
    back: 'Quay lại tìm',
    notes: (name: string) => `Ghi chú cho ${name}`,
    notesHint: 'Ghi chú, ví dụ: thái hạt lựu',
    max: (most: number) => `Chỉ có thể thêm tối đa ${most} nguyên liệu`,
    duplicate: 'Nguyên liệu này đã được thêm vào danh sách',
    results: (count: number) => `${count} kết quả`,
    per: (amount: string, unit: string) => `mỗi ${amount} ${unit}`,
    own: 'của bạn',
    sample: 'món mẫu',
    /** Has a part of the words only. */
    near: 'gần giống',
    via: (name: string) => `tên khác: ${name}`,
    /** @param what a kind of food for the ill that the catalogue has no figures of */
    unlisted: {
      title: (what: string) => `Danh mục không có ${what}`,
      hint: 'Hãy nhập theo nhãn. Những món dưới đây chỉ gần giống tên, không thay được.',
      action: 'Nhập theo nhãn',
    },
    /** Texts about results that the server is asked for, while there is a network. */
    live: {
      title: 'Kết quả mở rộng (trực tuyến)',
      by: (expert: string) => `của ${expert}`,
      unverified: 'tên chưa xác minh',
      asking: 'Đang hỏi máy chủ…',
      offline: 'Đang mất mạng: kết quả mở rộng cần mạng. Mọi kết quả khác ở trên vẫn đủ.',
      failed: 'Máy chủ chưa trả lời. Kết quả trên máy vẫn đủ.',
      nothing: 'Không có thêm món nào của chuyên gia khác.',
    },
    chosen: 'Món đã chọn',
    confirm: 'Thêm',
    added: (name: string, group?: string) =>
      group ? `Đã thêm ${name} vào ${group.toLowerCase()}` : `Đã thêm ${name}`,
    done: 'Xong',
  },
} as const;
