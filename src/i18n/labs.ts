const LEVELS = { mild: 'nhẹ', moderate: 'vừa', severe: 'nặng' } as const;

export const labTexts = {
  title: 'Xét nghiệm gần nhất',
  old: (date: string) => `${date} · đã quá 6 tháng`,
  notes: 'Cần xem lại',
  anaemia: (level: keyof typeof LEVELS, value: string, cutOff: string) =>
    `Hb ${value} g/L: thiếu máu ${LEVELS[level]} (ngưỡng dưới ${cutOff} g/L)`,
  adjusted: (adjusted: string, altitude: string, smoking: string) =>
    `đã trừ ${[altitude && `${altitude} g/L do độ cao`, smoking && `${smoking} g/L do thuốc lá`].filter(Boolean).join(', ')}: còn ${adjusted} g/L`,
  trimesterUnknown: 'chưa biết tuần thai, lấy ngưỡng cao hơn',
  source: (guideline: string, year: number) => `${guideline} ${year}, theo bản trích`,
  noRow: 'Chưa đọc được Hb theo ngưỡng WHO 2024: cần năm sinh và giới tính.',
  partOfCholesterol: (part: string) => `${part} cao hơn cholesterol toàn phần.`,
  sumOfCholesterol: 'LDL-C cộng HDL-C cao hơn cholesterol toàn phần.',
  filtration: (typed: string, computed: string) =>
    `eGFR ghi ${typed}, tính từ creatinin được khoảng ${computed} (CKD-EPI 2021).`,
  stage: (typed: string, stage: string) =>
    `eGFR ${typed} không thuộc giai đoạn ${stage} đang ghi trong hồ sơ.`,
  ask: 'Các số này không khớp nhau. Hãy xem lại trước khi lưu:',
  meant: (typed: string, unit: string, stored: string, own: string) =>
    `Ý bạn là ${typed} ${unit} = ${stored} ${own}?`,
  take: (unit: string) => `Dùng ${unit}`,
  weightFar: (before: string, date: string) =>
    `Lệch xa lần trước (${before} kg, ${date}). Hãy xem lại con số này.`,
  lostOver: (months: number, percent: string, from: string, to: string, date: string) =>
    `${months} tháng: giảm ${percent} % (${from} → ${to} kg, từ ${date})`,
  gainedOver: (months: number, percent: string, from: string, to: string, date: string) =>
    `${months} tháng: tăng ${percent} % (${from} → ${to} kg, từ ${date})`,
  sameOver: (months: number, date: string) => `${months} tháng: không đổi (từ ${date})`,
  notWeighed: (months: number) => `${months} tháng: chưa có cân nặng của khi đó`,
  diaries: 'Nhật ký tại nhà',
  glucoseHint: 'Mỗi dòng một lần đo: 28/11 sáng đói 6,8',
  pressureHint: 'Mỗi dòng một lần đo: 28/11 tối 132/78',
  glucoseSum: (count: number, mean: string, least: string, most: string) =>
    `${count} lần đo: trung bình ${mean}, từ ${least} đến ${most} mmol/L`,
  pressureSum: (count: number, mean: string) => `${count} lần đo: trung bình ${mean} mmHg`,
  notRead: (lines: string) => `Chưa đọc được: ${lines}`,
} as const;
