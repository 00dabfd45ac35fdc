import { isPotassiumRaised, RAISED_PHOSPHORUS, readingText } from '../serum';
import { ADA, KDIGO, KDOQI, KDOQI_QUOTED } from '../sources';
import type { Condition, PersonFacts } from '../types';

const stage = ({ conditions }: PersonFacts) => conditions.get('kidney')?.stage;
const reduced = (facts: PersonFacts) =>
  (stage(facts) ?? 0) >= 3 && !facts.conditions.has('dialysis');
const diabetic = ({ conditions }: PersonFacts) => conditions.has('diabetes');
const kdoqi = ({ guideline }: PersonFacts) => guideline === 'KDOQI2020';

export const kidney: Condition = {
  id: 'kidney',
  expertSets: ['potassium', 'phosphorus'],
  limits: [
    {
      nutrient: 'protein',
      minimum: 0.55,
      maximum: 0.6,
      per: 'kg',
      source: KDOQI_QUOTED('3.0.1, 1A: ổn định chuyển hóa, theo dõi sát'),
      when: (facts) => reduced(facts) && kdoqi(facts) && !diabetic(facts),
    },
    {
      nutrient: 'protein',
      minimum: 0.6,
      maximum: 0.8,
      per: 'kg',
      source: KDOQI('có đái tháo đường, ý kiến chuyên gia'),
      when: (facts) => reduced(facts) && kdoqi(facts) && diabetic(facts),
    },
    {
      nutrient: 'protein',
      maximum: 0.8,
      per: 'kg',
      source: KDIGO('3.3.1.1, 2C'),
      when: (facts) => reduced(facts) && !kdoqi(facts) && !diabetic(facts),
    },
    {
      nutrient: 'protein',
      maximum: 0.8,
      per: 'kg',
      source: ADA('11.3, mức A; như KDIGO 2024 3.3.1.1'),
      when: (facts) => reduced(facts) && !kdoqi(facts) && diabetic(facts),
    },
    {
      nutrient: 'protein',
      maximum: 1.3,
      per: 'kg',
      source: KDIGO('3.3, điểm thực hành: tránh trên 1,3 g/kg'),
      when: (facts) => !reduced(facts) && !facts.conditions.has('dialysis'),
    },
    {
      nutrient: 'calories',
      minimum: 25,
      maximum: 35,
      per: 'kg',
      source: KDOQI('1C; cân nặng do chuyên gia chọn (1.1.6)'),
      when: ({ conditions }) => !conditions.has('dialysis'),
    },
    {
      nutrient: 'sodium',
      maximum: 2300,
      per: 'day',
      source: KDOQI('1B: dưới 100 mmol'),
      when: (facts) => reduced(facts) && kdoqi(facts),
    },
    {
      nutrient: 'sodium',
      maximum: 2000,
      per: 'day',
      source: KDIGO('3.3.2.1, 2C; không dùng khi bệnh thận mất muối'),
      when: (facts) => !kdoqi(facts),
    },
    {
      nutrient: 'calcium',
      minimum: 800,
      maximum: 1000,
      per: 'day',
      source: KDOQI_QUOTED('2B: tổng lượng, khi không dùng vitamin D hoạt tính'),
      when: (facts) => stage(facts) === 3 || stage(facts) === 4,
    },
    {
      ...RAISED_PHOSPHORUS,
      when: (facts) =>
        !facts.conditions.has('dialysis') && RAISED_PHOSPHORUS.when?.(facts) === true,
    },
  ],
  notes: [
    {
      text: 'Kali máu trên 5,5 mmol/L: hạn chế thức ăn có kali dễ hấp thu (đồ chế biến sẵn, muối thay natri bằng kali); xem lại rau, trái cây, nước ép của ngày và đặt mức tối đa.',
      source: KDIGO('điểm thực hành 3.11.5.2; mức 5,5 mmol/L: hình về xử trí kali máu cao'),
      when: (facts) => reduced(facts) && isPotassiumRaised(facts),
    },
    {
      text: (facts) =>
        `Kali: giữ kali máu bình thường; không có con số chung, mức tối đa do chuyên gia đặt theo xét nghiệm.${readingText('potassium', facts)}`,
      source: KDOQI('ý kiến chuyên gia'),
    },
    {
      text: (facts) =>
        `Phốt pho: giữ phốt pho máu bình thường và để ý phụ gia phốt phát; mức tối đa do chuyên gia đặt.${readingText('phosphorus', facts)}`,
      source: KDOQI('1B; ý kiến chuyên gia'),
    },
    {
      text: 'Tránh đạm trên 1,3 g/kg khi bệnh có nguy cơ tiến triển.',
      source: KDIGO('3.3, điểm thực hành'),
      when: (facts) => reduced(facts),
    },
    {
      text: 'KDOQI 2020 và KDIGO 2024 khác nhau về đạm: chọn khuyến cáo theo ở hồ sơ khách hàng.',
      source: KDIGO('3.3.1.1'),
      when: (facts) => reduced(facts),
    },
    {
      text: 'Chưa ghi giai đoạn: chưa đặt giới hạn đạm. Ghi ví dụ “CKD 3a” ở hồ sơ.',
      source: KDOQI('áp dụng cho giai đoạn 3–5'),
      when: (facts) => stage(facts) === undefined && !facts.conditions.has('dialysis'),
    },
  ],
};
