const MAX_NAMED = 3;

export const nutritionPanelText = {
  title: 'Cả ngày',
  panel: 'Dinh dưỡng cả ngày',
  against: (name: string) => `so với mục tiêu của ${name}`,
  againstReference: 'so với giá trị tham khảo mỗi ngày',
  noTarget: 'chưa có mục tiêu để so sánh',
  ofTarget: (target: string) => `/ ${target} kcal`,
  missing: (fields: string) => `Chưa tính được mục tiêu: còn thiếu ${fields}.`,
  origin: {
    title: 'Mục tiêu lấy từ đâu',
    visit: (date: string) => `Theo lần khám ${date}`,
    client: 'Theo hồ sơ khách hàng',
    perKg: (perKg: string, weight: string) => `${perKg} cho mỗi kg, với ${weight} kg`,
    condition: (condition: string) => `Đưa về giới hạn của ${condition}`,
    ownLimit: 'Đưa về giới hạn bạn đặt',
    rule: (rule: string) => `Đưa về giới hạn: ${rule}`,
    table: 'Nhu cầu khuyến nghị 2016 (QĐ 2615/QĐ-BYT)',
    estimate: 'Ước tính',
    how: 'Cách ước tính',
    energy: (bmr: string, factor: string, activity: string, calories: string) =>
      `Năng lượng: công thức Mifflin-St Jeor ${bmr} kcal × ${factor} (${activity}) = ${calories} kcal.`,
    byTable: (calories: string) =>
      `Năng lượng: bảng 2016 theo tuổi, giới và vận động = ${calories} kcal.`,
    extra: (kcal: string) => `Đã cộng ${kcal} kcal cho thai kỳ hoặc cho con bú.`,
    byKilogram: (perKg: string, weight: string, calories: string) =>
      `Năng lượng: ${perKg} kcal/kg × ${weight} kg = ${calories} kcal.`,
    goalChange: (from: string, to: string) => `Theo mục tiêu: ${from} → ${to} kcal.`,
    loss: (less: string, calories: string) =>
      `Giảm cân: bớt ${less} kcal → ${calories} kcal (ADA 2026: bớt 500–750 kcal).`,
    lossFloor: (less: string, calories: string, floor: string) =>
      `Giảm cân: chỉ bớt ${less} kcal → ${calories} kcal, vì không xuống dưới ${floor} kcal (Academy of Nutrition and Dietetics 2014).`,
    activityUnknown: 'chưa ghi mức vận động, tính như ít vận động',
    noChange: (goal: string | undefined) =>
      goal === undefined
        ? 'Chưa cộng hay trừ năng lượng: hồ sơ chưa có mục tiêu cân nặng.'
        : `Chưa cộng hay trừ năng lượng cho mục tiêu “${goal}”. Muốn mức khác, hãy ghi năng lượng mục tiêu ở lần khám.`,
    shares: (protein: string, fat: string, carbs: string) =>
      `Tỉ lệ năng lượng: đạm ${protein} %, béo ${fat} %, bột đường ${carbs} %.`,
    rest: (fat: string) =>
      `Béo ${fat} % năng lượng; bột đường là phần năng lượng còn lại sau đạm và béo.`,
    fiber: (grams: string) => `Chất xơ: ${grams} g mỗi ngày.`,
    cautions: {
      pregnancy:
        'Công thức này chưa tính nhu cầu tăng thêm khi mang thai. Hãy ghi năng lượng mục tiêu ở lần khám.',
      nursing:
        'Công thức này chưa tính nhu cầu tăng thêm khi cho con bú. Hãy chọn cách tính theo bảng 2016, hoặc ghi năng lượng ở lần khám.',
      child:
        'Công thức này dành cho người lớn, chưa phù hợp với trẻ dưới 18 tuổi. Hãy ghi năng lượng mục tiêu ở lần khám.',
    },
  },
  energy: {
    over: (kcal: string) => `vượt ${kcal} kcal`,
    under: (kcal: string) => `thiếu ${kcal} kcal`,
    good: 'đúng mục tiêu (±5\u00a0%)',
    yielded: (words: string) => `${words}, đã cho nhường`,
    yieldedGood: 'trong ±5\u00a0%, mục tiêu đã cho nhường',
    unknown: 'chưa đủ dữ liệu để so sánh',
  },
  percents: (protein: number, fat: number, carbs: number) =>
    `P:L:G = ${protein} : ${fat} : ${carbs} % năng lượng`,
  saltUncounted: 'chưa tính được',
  saltBecause: (foods: string) => `món mặn chưa có natri: ${foods}`,
  clientLimits: 'Xem và sửa giới hạn ở hồ sơ khách hàng',
  attention: 'Cần xem lại',
  addMissing: 'Bổ sung ở hồ sơ khách hàng',
  micro: 'Khoáng và vitamin',
  limited: 'Chất có giới hạn riêng',
  details: 'Chi tiết dinh dưỡng',
  groups: 'Nhóm chất',
  overall: (percent: string) => `Mức đạt chung: ${percent} (theo năng lượng)`,
  statistics: {
    title: 'Thống kê các bữa',
    counts: { recipe: 'công thức', food: 'thực phẩm', product: 'sản phẩm' },
    empty: 'Trống',
  },
  none: 'Chưa có dữ liệu dinh dưỡng',
  noData: 'chưa có dữ liệu',
  share: (share: string) => `${share} dữ liệu`,
  withoutFigure: (foods: readonly string[]) => {
    const rest = foods.length - MAX_NAMED;
    const more = rest > 0 ? ` và ${rest} món khác` : '';
    return `chưa có số liệu: ${foods.slice(0, MAX_NAMED).join(', ')}${more}`;
  },
  missingFigures: (nutrient: string, foods: readonly string[]) =>
    `${nutrient}: ${foods.join(', ')}`,
  bounds: {
    minimum: (target: string) => `tối thiểu ${target}`,
    maximum: (target: string) => `tối đa ${target}`,
    range: (target: string) => `mục tiêu ${target}`,
    yielded: (bound: string, date: string) => `${bound} (bạn cho nhường ngày ${date})`,
  },
  levels: {
    low: 'thấp',
    near: 'gần đủ',
    ok: 'đạt',
    high: 'cao',
    unknown: '',
    yielded: 'đã cho nhường',
  },
  yielded: { over: 'vượt, đã cho nhường', short: 'thiếu, đã cho nhường' },
  bringing: (nutrient: string) => `${nutrient}: món nào mang lại`,
  bringsNone: 'Chưa có món nào mang lại chất này.',
  withoutShare: (foods: readonly string[]) => `Chưa có số liệu: ${foods.join(', ')}`,
  open: 'Mở bảng dinh dưỡng',
  close: 'Thu gọn bảng dinh dưỡng',
  more: 'Xem tất cả',
  less: 'Thu gọn',
  bar: (name: string, value: string, target: string) => `${name}: ${value}, mục tiêu ${target}`,
  exceeded: 'vượt mức tối đa',
  exceededYielded: 'vượt mức tối đa đã cho nhường',
  barWithoutTarget: (name: string, value: string) => `${name}: ${value}`,
  unknownNotice: 'Con số có dấu ≥ là phần đã biết: một số món chưa có dữ liệu.',
} as const;
