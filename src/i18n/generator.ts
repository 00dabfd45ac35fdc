export const generatorText = {
  title: (days: number) => `Đề xuất ${days} ngày`,
  loading: 'Đang đọc món ăn trên máy…',
  back: 'Về khách hàng',
  noClient: 'Chưa chọn khách hàng',
  noClientHint: 'Mở một khách hàng rồi chọn “Đề xuất 7 ngày”.',
  wishes: {
    title: 'Mong muốn',
    hint: 'Tính trên máy này, không cần mạng, không gửi gì đi.',
    always: (name: string) => `Từ hồ sơ ${name}, luôn giữ`,
    diet: (label: string) => `Theo giới hạn của mã ${label}`,
    refused: 'Không thích, kiêng thêm',
    refusedHint: 'Tên thực phẩm, ví dụ: mướp đắng, nội tạng.',
    region: 'Khẩu vị',
    regionHint: 'Món của miền được ưu tiên; món nhà nào cũng nấu vẫn có.',
    regions: { any: 'Không chọn', north: 'Bắc', central: 'Trung', south: 'Nam' },
    places: { hue: 'Huế' },
    minutes: 'Nấu mỗi món tối đa',
    minutesHint: 'Món không ghi thời gian được ước theo cách nấu.',
    minuteLabels: {
      any: 'Không giới hạn',
      '20': '20 phút',
      '30': '30 phút',
      '45': '45 phút',
      '60': '60 phút',
    },
    cost: 'Tiền chợ',
    costHint:
      'Ước theo nguyên liệu chính, không phải giá. Công thức của bạn: gắn nhãn “tiết kiệm”, “vừa tiền” hoặc “thoải mái”.',
    costs: { '1': 'Tiết kiệm', '2': 'Vừa', '3': 'Thoải mái' },
    days: 'Số ngày',
    daysWrong: 'Số ngày từ 1 đến 14.',
    start: 'Ngày bắt đầu',
    meals: 'Các bữa',
    noMeals: 'Hãy chọn ít nhất một bữa.',
    noAllergies: 'không ghi dị ứng',
    allergic: (words: string) => `Dị ứng: ${words}`,
  },
  stopped: {
    title: 'Chưa đề xuất thực đơn',
    decide: 'Bác sĩ đã quyết định về kết quả này',
    decideHint:
      'Bấm khi bác sĩ đã xem kết quả và quyết định cách xử trí. Hồ sơ ghi lại ngày hôm nay; kết quả mới sẽ hỏi lại.',
    decided: 'Đã ghi vào hồ sơ. Bấm đề xuất để xếp món.',
    urgent: 'Liên hệ bác sĩ hoặc cấp cứu trước. Xếp món được khi có kết quả mới ở lần tư vấn.',
  },
  noTarget: 'Chưa biết năng lượng mục tiêu',
  noTargetHint: (fields: string) =>
    `Hồ sơ còn thiếu ${fields}. Thêm vào, hoặc ghi năng lượng mục tiêu ở lần tư vấn, rồi đề xuất lại.`,
  noTargetPrescribe: 'Ghi năng lượng mục tiêu ở lần tư vấn của khách, rồi đề xuất lại.',
  changed: 'Hồ sơ hoặc mong muốn đã đổi sau lần đề xuất này. Tạo lại rồi mới lưu được.',
  fields: {
    weight: 'cân nặng',
    height: 'chiều cao',
    age: 'năm sinh',
    gender: 'giới tính',
    activity: 'mức vận động',
    goal: 'mục tiêu',
  } as Readonly<Record<string, string>>,
  propose: (days: number) => `Đề xuất ${days} ngày`,
  again: 'Tạo lại phần chưa khóa',
  working: (percent: number) => `Đang xếp món… ${percent} %`,
  cancel: 'Dừng',
  failed: 'Chưa đề xuất được. Những gì bạn đã chọn vẫn còn, hãy thử lại.',
  named: {
    ask: 'Nhờ AI gợi ý món · cần mạng',
    title: 'Món AI gợi ý',
    hint: (provider: string) =>
      `${provider} chỉ nêu tên món. Máy này khớp danh mục, soát dị ứng đến nguyên liệu, tính mọi con số và cân lượng; món khớp được ưu tiên khi xếp ngày.`,
    nothing: 'Không món nào khớp với danh mục. Máy này vẫn xếp đủ các ngày từ món có sẵn.',
    refused: 'Khớp danh mục nhưng không dùng được',
    unknown: 'AI tự nghĩ ra hoặc danh mục chưa có: không đưa vào kế hoạch',
    unsuitable: 'Có trong danh mục nhưng không tự xếp vào bữa',
    mark: 'AI gợi ý',
  },
  summary: {
    title: 'Tóm tắt',
    good: (good: number, days: number) => `${good}/${days} ngày đạt năng lượng ±5 %`,
    checked: (words: string) => `Không có ${words}: đã soát đến từng nguyên liệu`,
    seed: (seed: string) => `mã đề xuất ${seed}`,
    locked: (count: number) => `${count} món đã khóa, tạo lại không đụng tới`,
    repeats: {
      dish: (name: string, times: number) =>
        `${name}: ${times} lần trong tuần hoặc trở lại trong hai ngày, vì không còn món khác`,
      main: (name: string, times: number) =>
        `${name} là món mặn ${times} lần trong tuần, vì không còn món khác`,
      vegetable: (name: string, times: number) =>
        `${name}: ${times} lần trong tuần hoặc hai lần một bữa, vì không còn rau khác`,
      sweet: (_name: string, times: number) =>
        `Đồ ngọt ${times} lần trong tuần, vì không còn món phụ khác`,
      region: (name: string, times: number, of: number) =>
        `Mới xếp được ${times} món miền ${name} trong tuần, cần ít nhất ${of}: danh mục không đủ món của miền mà khách ăn được. Thêm công thức của bạn.`,
      place: (name: string, times: number, of: number) =>
        `Mới xếp được ${times} món ${name} trong tuần, cần ít nhất ${of}: danh mục không đủ món ${name} mà khách ăn được. Thêm công thức của bạn.`,
    },
    repeated: (count: number) => `${count} món, nguyên liệu lặp lại nhiều vì không còn món khác`,
    loosened: (nutrients: string) =>
      `Đã nới: lấy cả món chưa đủ số liệu ${nutrients}, vì chỉ lấy món đủ số liệu thì không còn đủ món. Các dòng ấy ghi “chưa nói được”.`,
    keptInPart: (foods: string) =>
      `Chỉ giữ được một phần: “${foods}”. Thực đơn vẫn có rau, củ; phần mềm ưu tiên món ít rau lá hơn.`,
    week: 'Cả tuần',
    moreOfWeek: (count: number) => `${count} giới hạn nữa của cả tuần`,
    limits: 'Giới hạn của ngày',
    openLimits: (day: string) => `${day}: xem từng giới hạn, nguồn và năm`,
    limitsTitle: (day: string) => `Giới hạn, ${day}`,
    ofDay: 'Trong ngày',
    ofWeek: 'Cả tuần: nhu cầu tính theo trung bình các ngày',
    allLimits: 'Từng giới hạn',
    editWishes: 'Sửa mong muốn',
  },
  limit: {
    /** `Kali, tối đa 2.000 mg (…): T4 02/12 ≥ 2.105 mg, vượt 105 mg`. */
    missed: (name: string, bound: string, whose: string, days: string) =>
      `${name}, ${bound} (${whose}): ${days}`,
    onDay: (day: string, value: string, status: string) => `${day} ${value}, ${status}`,
    named: (name: string, bound: string) => `${name} ${bound}`,
    clash: (own: string, others: string) =>
      `Món còn lại không giữ được cùng lúc ${own} với ${others}. Nới một trong các điều này.`,
    alone: (own: string) =>
      `Không món nào còn lại đưa ngày đến ${own}. Đổi mục tiêu, hoặc thêm món.`,
    variety: (own: string) =>
      `Một ngày riêng thì giữ được ${own}; cả đợt thì không, vì mỗi món chỉ trở lại vài lần một tuần. Thêm món, bỏ khóa hoặc tạo lại.`,
    looking: 'Đang tìm vì sao…',
  },
  gap: {
    title: (slot: string, role: string) => `${slot} không còn ${role} nào`,
    few: (slot: string, role: string, left: number, days: number) =>
      `${slot} không đủ ${role} để không món nào quá 2 lần một tuần: còn ${left} món, ${days} ngày bỏ trống`,
    nothing: 'Trên máy chưa có món nào cho phần này. Thêm công thức của bạn, hoặc bỏ bớt bữa.',
    tooFew:
      'Không mong muốn nào loại món: danh mục trên máy chỉ có chừng ấy. Thêm công thức của bạn.',
    onlyDishes:
      'Dị ứng, thuốc và hồ sơ của khách thì không nới ở đây. Thêm công thức của bạn mà khách ăn được.',
    contradict: (clauses: readonly string[], twice: boolean) => {
      const rule = twice ? 'không món chính nào quá 2 lần một tuần' : '';
      const all = [...clauses, ...(rule ? [rule] : [])];
      const last = all.at(-1);
      return all.length === 1
        ? `Không thể ${last} mà vẫn có món cho phần này.`
        : `Không thể vừa ${all.slice(0, -1).join(', vừa ')} và ${last}. Nới một điều:`;
    },
    clauses: {
      allergy: (word: string) => `tránh ${word}`,
      unknownParts: () => 'chỉ lấy món ghi rõ nguyên liệu',
      restriction: (word: string) => `kiêng ${word}`,
      vegetarian: () => 'ăn chay',
      medicine: (word: string) => `hợp với ${word}`,
      unknownFigure: (word: string) => `chỉ lấy món biết ${word}`,
      partlyKnown: (word: string) => `chỉ lấy món đủ số liệu ${word}`,
      care: (word: string) => word,
      slow: (word: string) => `nấu mỗi món trong ${word} phút`,
      unknownTime: () => 'chỉ lấy món biết thời gian nấu',
      dear: (word: string) => `giữ tiền chợ mức ${word}`,
      unknownCost: () => 'chỉ lấy món biết mức tiền',
      noMethod: () => 'chỉ lấy món có ghi cách làm',
    },
    loosen: {
      time: 'Không giới hạn thời gian nấu',
      cost: 'Không giới hạn tiền chợ',
      method: 'Lấy cả món chưa ghi cách làm',
      restriction: (word: string) => `Cho ăn ${word} trở lại`,
    },
    together: (wishes: string) => `Nới từng điều thì chưa đủ. Cần nới cùng lúc: ${wishes}.`,
    loosenAll: 'Nới cả các điều này',
    kinds: {
      allergy: (word: string) => `Dị ứng ${word}`,
      unknownParts: () => 'Món chưa ghi nguyên liệu',
      restriction: (word: string) => `Kiêng ${word}`,
      vegetarian: () => 'Ăn chay',
      medicine: (word: string) => `Không hợp với ${word}`,
      unknownFigure: (word: string) => `Chưa rõ ${word}`,
      partlyKnown: (word: string) => `Mới biết một phần ${word}`,
      care: (word: string) => `Không hợp: ${word}`,
      slow: (word: string) => `Nấu lâu hơn ${word} phút`,
      unknownTime: () => 'Chưa rõ thời gian nấu',
      dear: (word: string) => `Đắt hơn mức ${word}`,
      unknownCost: () => 'Chưa rõ mức tiền',
      noMethod: () => 'Chưa ghi cách làm',
    },
    cares: {
      sweet: 'không đồ ngọt',
      purine: 'tránh món nhiều purin, nội tạng, nước xương',
      alcohol: 'không rượu bia',
      hard: 'ăn mềm',
      choking: 'trẻ dưới 4 tuổi: không hạt, kẹo cứng, đồ khô dễ hóc (AAP 2010)',
      vitaminK: 'vitamin K đều: chỉ lấy rau biết lượng vitamin K',
      brownRice: 'cơm trắng để giảm kali, phốt pho',
    } as Readonly<Record<string, string>>,
    slowBy: (minutes: number, most: string) => `${minutes} phút, quá ${most}`,
    frees: (count: number) => `thêm ${count} món`,
    never: 'không nới',
  },
  roles: {
    bowl: 'món nước hoặc món sáng',
    rice: 'cơm',
    main: 'món mặn',
    vegetable: 'món rau',
    soup: 'canh',
    fruit: 'trái cây',
    snack: 'món bữa phụ',
  },
  day: {
    energy: (known: string, target: string) => `${known} / ${target} kcal`,
    protein: (grams: string) => `đạm ${grams} g`,
    ok: 'đạt',
  },
  dish: {
    open: (name: string, slot: string, day: string) =>
      `${name}, ${slot}, ${day}: xem vì sao, đổi món`,
    lock: (name: string) => `Khóa ${name}`,
    unlock: (name: string) => `Bỏ khóa ${name}`,
    lockButton: 'Khóa món này',
    unlockButton: 'Bỏ khóa',
    renew: 'Tạo lại món này',
    why: 'Vì sao chọn món này',
    exchange: 'Đổi lấy',
    noExchange: 'Không còn món nào khác giữ được các mong muốn.',
    choose: 'Đổi lấy',
    refused: 'Không đề xuất',
    times: (times: number) => `lần ${times} trong tuần`,
    breaks: (nutrients: string) => `làm ngày này lệch ${nutrients}`,
    exchanged: (from: string, to: string) => `Đã đổi ${from} lấy ${to}`,
  },
  reasons: {
    gives: (nutrient: string, amount: string, day: string, of: string) =>
      `${nutrient} ${amount}; cả ngày ${day}, mục tiêu ${of}`,
    checked: (words: string, parts: number) => `Không có ${words}: đã soát ${parts} nguyên liệu`,
    own: 'Công thức của bạn',
    times: (times: number) => (times === 1 ? 'Một lần trong tuần' : `${times} lần trong tuần`),
    region: (region: string) => `Món miền ${region}`,
    otherRegion: (region: string, wished: string) =>
      `Món miền ${region}, không phải miền ${wished} đã chọn`,
    noRegion: 'Không ghi miền nào: nhà nào cũng nấu',
    minutes: (minutes: number, most: number) => `${minutes} phút, trong ${most} phút đã chọn`,
    minutesAbout: (minutes: number, most: number) =>
      `Khoảng ${minutes} phút (ước theo cách nấu), trong ${most} phút đã chọn`,
    cost: (level: string) => `Tiền chợ mức ${level}, ước theo nguyên liệu chính`,
    low: (nutrient: string, amount: string, of: string) =>
      `Ít ${nutrient}: ${amount}, cả ngày tối đa ${of}`,
  },
  save: {
    button: (days: number) => `Lưu ${days} thực đơn`,
    hint: 'Lưu thành thực đơn nháp và một kế hoạch; giao cả kế hoạch bằng một nút.',
    menuName: (day: string, client: string) => `${day} – ${client}`,
    planName: (client: string) => `Tuần đề xuất – ${client}`,
    done: (days: number) => `Đã lưu ${days} thực đơn nháp và kế hoạch trên máy này`,
    failed: 'Không lưu được, chưa có gì được ghi. Hãy thử lại.',
  },
} as const;
