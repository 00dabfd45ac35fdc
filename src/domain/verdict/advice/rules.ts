import { anaemiaDegree } from '../../clinical/anaemia';
import { isFatVeryHigh } from '../../clinical/frying';
import { PREGNANCY_REFUSED } from '../../clinical/pregnancyFoods';
import { ADULT_FROM } from '../../clinical/recognise';
import type { MedicineId } from '../../clinical/medicineNames';
import type { ConditionId } from '../../clinical/types';
import type { AdvisedPerson, AdviceRule } from './types';
import type { Alarm, Limit } from '../../clinical/limitTypes';

const has =
  (...ids: readonly ConditionId[]) =>
  ({ facts: { conditions } }: AdvisedPerson): boolean =>
    ids.some((id) => conditions.has(id));
const takes =
  (...ids: readonly MedicineId[]) =>
  ({ medicines }: AdvisedPerson): boolean =>
    ids.some((id) => medicines.has(id));
const isLimited =
  (of: Limit['of']) =>
  ({ standard: { limits } }: AdvisedPerson): boolean =>
    limits.some((limit) => limit.of === of);
const hasAlarm =
  (kind: Alarm['kind'], ...levels: readonly Alarm['level'][]) =>
  ({ standard: { alarms } }: AdvisedPerson): boolean =>
    alarms.some((alarm) => alarm.kind === kind && levels.includes(alarm.level));

const isKidney = has('kidney', 'dialysis');
/** An amount for an adult is said only to who surely is one. */
const isSurelyAdult = ({ facts: { age } }: AdvisedPerson): boolean =>
  age !== undefined && age >= ADULT_FROM;

/** Only a blood value or the expert counts: a code alone says nothing about this person's blood. */
const isPotassiumLow = ({ standard: { limits } }: AdvisedPerson): boolean =>
  limits.some(
    ({ of, side, severity }) =>
      of === 'potassium' && side === 'maximum' && (severity === 'illness' || severity === 'expert'),
  );
const keepsPotassium = ({ facts }: AdvisedPerson): boolean => facts.keepsPotassium;
const mindsPotassium = (person: AdvisedPerson): boolean =>
  isPotassiumLow(person) || isKidney(person) || keepsPotassium(person);

const lowersSugar = takes('insulin', 'sulfonylurea');
const isSugarIll = has('diabetes', 'gestationalDiabetes');
const hasVeryHighFat = ({ facts }: AdvisedPerson): boolean => isFatVeryHigh(facts);

const NO_STARFRUIT = 'không ăn khế, kể cả trong canh';
const NO_POTASSIUM_SALT = 'Không dùng muối, bột nêm, nước chấm ghi “giảm natri” (chứa kali)';

function lowSugarText(person: AdvisedPerson): string {
  const sugar = person.takesAcarbose ? 'đường glucose' : 'đường';
  // How much a child needs goes by its weight.
  const amount = isSurelyAdult(person)
    ? `15 g ${sugar} (khoảng 1 muỗng canh) pha nước`
    : `nước ${sugar}`;
  return `Ăn đúng giờ, đủ cơm bún như thực đơn, không bỏ bữa. Run, vã mồ hôi: uống ngay ${amount}; 15 phút sau chưa đỡ thì uống thêm một lần và gọi người giúp.`;
}

const saltText = (person: AdvisedPerson): string =>
  `${NO_POTASSIUM_SALT}${isKidney(person) ? `; ${NO_STARFRUIT}` : ''}.`;

const potassiumText = (person: AdvisedPerson): string =>
  `Rau củ: cắt nhỏ, luộc nhiều nước rồi bỏ nước luộc. ${saltText(person)}`;

/** Star fruit is dangerous only with kidney disease. */
const withStarfruit =
  (source: string) =>
  (person: AdvisedPerson): string =>
    `${source}${isKidney(person) ? '; khế: J Bras Nefrol 2015;37:241' : ''}`;

const fatText = (person: AdvisedPerson): string =>
  `${has('gout')(person) ? '' : 'Không rượu bia. '}Không uống nước ngọt, không ăn thêm chè, bánh kẹo; ít món chiên xào, da và mỡ.`;

function sugarText(person: AdvisedPerson): string {
  const isSaid = lowersSugar(person) || !isSugarIll(person);
  const meals = isSaid ? '' : 'Ăn đủ bữa, đúng giờ, cơm bún đúng lượng trong thực đơn. ';
  return `${meals}Không uống nước ngọt; chè, bánh kẹo chỉ ăn khi thực đơn có.`;
}

const GRAPEFRUIT: readonly MedicineId[] = ['simvastatin', 'calciumBlocker', 'colchicine'];

function grapefruitText(person: AdvisedPerson): string {
  if (takes(...GRAPEFRUIT)(person))
    return 'Không ăn bưởi, bưởi chùm và không uống nước ép của chúng: thuốc bạn đang uống sẽ mạnh lên.';
  return 'Đừng ăn nhiều bưởi, bưởi chùm hay uống nhiều nước ép của chúng: thuốc mỡ máu bạn đang uống sẽ mạnh lên.';
}

const teaText = (person: AdvisedPerson): string =>
  `Trà, cà phê uống cách bữa ăn${takes('iron')(person) ? ' và viên sắt' : ''} ít nhất 1 giờ.${mindsPotassium(person) || isSugarIll(person) ? '' : ' Ăn trái cây tươi giàu vitamin C ngay trong bữa.'}`;

const PREGNANCY_FOODS = PREGNANCY_REFUSED.flatMap(({ examples }) => examples).join(', ');
const PREGNANCY_SOURCES = [...new Set(PREGNANCY_REFUSED.map(({ source }) => source))].join('; ');

/** Advice for home, the most dangerous to leave first; of all that hold the first three are said. */
export const ADVICE_RULES: readonly AdviceRule[] = [
  {
    id: 'potassiumFirst',
    when: hasAlarm('potassium', 'urgent', 'confirm'),
    text: 'Kết quả kali máu lần gần nhất cao: hãy gặp bác sĩ trước khi ăn theo thực đơn này. Yếu cơ, tim đập không đều: gọi 115 ngay.',
    source: 'KDIGO 2024 (theo bản trích dẫn); mức nặng từ 6,5 mmol/L: GPnotebook 2025',
  },
  {
    id: 'triglyceridesFirst',
    when: hasAlarm('triglycerides', 'confirm'),
    text: 'Kết quả mỡ máu lần gần nhất rất cao: hãy gặp bác sĩ trước khi ăn theo thực đơn này.',
    source: 'NLA 2015, phần 2, hình 1',
  },
  {
    id: 'lowSugar',
    when: lowersSugar,
    text: lowSugarText,
    source: 'ADA 2026 5.28 (đều giờ, đều lượng) và 6.15 (15 g đường nhanh, 15 phút)',
  },
  {
    id: 'vitaminK',
    when: (person) => isLimited('vitaminKSwing')(person) || takes('warfarin')(person),
    text: 'Ăn rau xanh đều mỗi ngày, lượng như trong thực đơn; đừng tự thêm nhiều hoặc bỏ hẳn.',
    source: 'NIH ODS, tờ thông tin vitamin K (đọc 11/2026); Johnson 2005 (Nutr Rev 63:91)',
  },
  {
    id: 'tyramine',
    when: takes('maoi'),
    text: 'Không ăn phô mai ủ lâu, lạp xưởng, nem chua, thịt để lâu, tương và nước tương: huyết áp có thể tăng vọt.',
    source: 'Therapeutic Guidelines, Psychotropic (theo bản trích dẫn, đọc 11/2026)',
  },
  {
    id: 'pregnancyFoods',
    when: has('pregnancy'),
    text: `Đang mang thai, không ăn uống: ${PREGNANCY_FOODS}. Thịt, cá, trứng ăn chín hẳn.`,
    source: PREGNANCY_SOURCES,
  },
  {
    id: 'potassium',
    when: isPotassiumLow,
    text: potassiumText,
    source: withStarfruit('QĐ 2388/QĐ-BYT 2024; KDIGO 2024 3.11.5.2; muối kali: AHA/ACC 2025'),
  },
  {
    id: 'potassiumSalt',
    when: (person) => !isPotassiumLow(person) && (isKidney(person) || keepsPotassium(person)),
    text: saltText,
    source: withStarfruit('AHA/ACC 2025 (muối thay natri bằng kali)'),
  },
  {
    id: 'gout',
    when: isLimited('purineFoods'),
    text: 'Không rượu bia. Không ăn nội tạng (gan, lòng, cật, tim), cá cơm, nước hầm xương; ít nước ngọt có đường.',
    source: 'ACR 2020 (theo bản trích dẫn); Neogi 2014; mức purin: Kaneko 2014',
  },
  {
    id: 'triglycerides',
    when: hasVeryHighFat,
    text: fatText,
    source: 'NLA 2015, phần 2, hình 1',
  },
  {
    id: 'anaemia',
    when: ({ facts }) => ['moderate', 'severe'].includes(anaemiaDegree(facts) ?? ''),
    text: 'Bạn đang thiếu máu: hãy gặp bác sĩ để tìm nguyên nhân, thực đơn không thay được việc này.',
    source: 'WHO 2024, ngưỡng hemoglobin (theo bản trích dẫn)',
  },
  {
    id: 'grapefruit',
    when: takes(...GRAPEFRUIT, 'atorvastatin'),
    text: grapefruitText,
    source: 'FDA 2017 (bưởi, bưởi chùm); colchicin: FDA 2009; GPnotebook (đọc 11/2026)',
  },
  {
    id: 'levothyroxine',
    when: takes('levothyroxine'),
    text: 'Đừng uống thuốc tuyến giáp cùng lúc với đậu nành, cà phê, viên canxi hay viên sắt; hỏi bác sĩ nên cách bao lâu.',
    source: 'Wiesner 2021 (tổng quan)',
  },
  {
    id: 'tea',
    when: (person) =>
      takes('iron')(person) || has('anaemia')(person) || anaemiaDegree(person.facts) !== undefined,
    text: teaText,
    source: 'Ahmad Fuzi 2017 (trà sau bữa 1 giờ)',
  },
  {
    id: 'gestationalMeals',
    when: has('gestationalDiabetes'),
    text: 'Ăn đủ các bữa chính và bữa phụ như thực đơn, không gộp bữa; không nước ngọt, bánh kẹo, trái cây sấy.',
    source: 'QĐ 1470/QĐ-BYT 2024',
  },
  {
    id: 'sugar',
    when: (person) =>
      isLimited('freeSugars')(person) &&
      !hasVeryHighFat(person) &&
      !has('gestationalDiabetes')(person),
    text: sugarText,
    source: 'QĐ 5481/QĐ-BYT 2020; đường tự do: WHO 2015; triglycerid: NLA 2015',
  },
  {
    id: 'vitaminB12',
    when: ({ facts }) => facts.vegetarian === 'vegan',
    text: 'Món thuần chay không có vitamin B12: hãy hỏi về viên bổ sung, đừng bỏ qua.',
    source: 'Bảng thành phần thực phẩm Việt Nam 2007 (B12 chỉ có ở món động vật)',
  },
  {
    id: 'eggs',
    when: ({ eatsEggs }) => eatsEggs,
    text: 'Trứng trong thực đơn là nguồn vitamin B12 của bạn: ăn đủ, đừng bỏ.',
    source: 'Bảng thành phần thực phẩm Việt Nam 2007 (B12 chỉ có ở món động vật)',
  },
  {
    id: 'fattyLiver',
    when: (person) => has('fattyLiver')(person) && !isLimited('alcohol')(person),
    text: 'Không rượu bia; không uống nước ngọt có đường.',
    source: 'EASL–EASD–EASO 2024 (ít rượu); EASL 2016 (tránh thức uống nhiều đường)',
  },
  {
    id: 'weightLoss',
    when: ({ isLosing }) => isLosing,
    text: 'Ăn hết phần trong thực đơn: đừng nhịn, đừng ăn ít hơn để giảm nhanh.',
    source: 'NICE NG246 2025 (ăn rất ít chỉ khi có chuyên khoa theo dõi); Academy 2014',
  },
  {
    id: 'salt',
    when: has('hypertension', 'kidney', 'dialysis'),
    text: 'Nêm đúng lượng mắm muối của món, không rưới hay chấm thêm.',
    source: 'AHA/ACC 2025; bệnh thận: KDIGO 2024; WHO 2012 (dưới 5 g muối)',
  },
  {
    id: 'water',
    when: (person) => has('kidneyStones')(person) && !isKidney(person),
    text: 'Uống nước đều cả ngày, khoảng 2,5–3 lít, trừ khi bác sĩ dặn uống ít.',
    source: 'NICE NG118 2019',
  },
];
