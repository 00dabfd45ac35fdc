import type { Screening } from '../../records/kinds/screening';

export type ScreeningTool = Screening['tool'];
type ScreeningResult = Screening['result'];

export interface Question {
  id: string;
  text: string;
  answers: readonly { id: string; text: string; points?: number }[];
}

export interface Tool {
  id: ScreeningTool;
  name: string;
  /** Of our wording; kept with each screening, so that an old one is read by its own words. */
  version: string;
  citation: string;
  questions: readonly Question[];
}

const yesNo = [
  { id: 'no', text: 'Không' },
  { id: 'yes', text: 'Có' },
] as const;

/** Questions in our own words; scores as Kondrup 2003 and QĐ 2598/QĐ-BYT 2025 give them. */
const NRS_2002: Tool = {
  id: 'nrs2002',
  name: 'NRS-2002',
  version: 'NRS-2002 · bản diễn đạt 1',
  citation:
    'Kondrup và cs., Clin Nutr 2003; QĐ 2598/QĐ-BYT 2025. Diễn đạt lại bằng lời của chúng tôi.',
  questions: [
    {
      id: 'nutrition',
      text: 'Tình trạng dinh dưỡng (chọn mức nặng nhất)',
      answers: [
        { id: '0', text: 'Bình thường', points: 0 },
        {
          id: '1',
          text: 'Sụt hơn 5 % trong 3 tháng, hoặc tuần qua ăn được 50–75 % nhu cầu',
          points: 1,
        },
        {
          id: '2',
          text: 'Sụt hơn 5 % trong 2 tháng, hoặc BMI 18,5–20,5 kèm thể trạng kém, hoặc ăn được 25–50 %',
          points: 2,
        },
        {
          id: '3',
          text: 'Sụt hơn 5 % trong 1 tháng (15 % trong 3 tháng), hoặc BMI dưới 18,5 kèm thể trạng kém, hoặc ăn được dưới 25 %',
          points: 3,
        },
      ],
    },
    {
      id: 'disease',
      text: 'Mức độ bệnh',
      answers: [
        { id: '0', text: 'Không làm tăng nhu cầu', points: 0 },
        {
          id: '1',
          text: 'Nhẹ: bệnh mạn tính có biến chứng, gãy xương hông, xơ gan, COPD, lọc máu, đái tháo đường, ung thư',
          points: 1,
        },
        { id: '2', text: 'Vừa: mổ lớn ở bụng, đột quỵ, viêm phổi nặng, ung thư máu', points: 2 },
        { id: '3', text: 'Nặng: chấn thương đầu, ghép tủy, hồi sức tích cực', points: 3 },
      ],
    },
    {
      id: 'age',
      text: 'Từ 70 tuổi',
      answers: [
        { id: 'no', text: 'Chưa', points: 0 },
        { id: 'yes', text: 'Rồi', points: 1 },
      ],
    },
  ],
};

/** Scores as Ferguson 1999 and QĐ 2598/QĐ-BYT 2025 give them. */
const MST: Tool = {
  id: 'mst',
  name: 'MST',
  version: 'MST · bản diễn đạt 1',
  citation:
    'Ferguson và cs., Nutrition 1999; QĐ 2598/QĐ-BYT 2025. Diễn đạt lại bằng lời của chúng tôi.',
  questions: [
    {
      id: 'loss',
      text: 'Gần đây có sụt cân ngoài ý muốn không?',
      answers: [
        { id: 'no', text: 'Không', points: 0 },
        { id: 'unknown', text: 'Không rõ', points: 2 },
        { id: '1', text: 'Có, 1–5 kg', points: 1 },
        { id: '2', text: 'Có, 6–10 kg', points: 2 },
        { id: '3', text: 'Có, 11–15 kg', points: 3 },
        { id: '4', text: 'Có, hơn 15 kg', points: 4 },
      ],
    },
    {
      id: 'appetite',
      text: 'Có ăn kém vì không ngon miệng không?',
      answers: [
        { id: 'no', text: 'Không', points: 0 },
        { id: 'yes', text: 'Có', points: 1 },
      ],
    },
  ],
};

/** Criteria of GLIM 2019, with the BMI that QĐ 2598/QĐ-BYT 2025 takes for Asia. */
const GLIM: Tool = {
  id: 'glim',
  name: 'GLIM',
  version: 'GLIM · bản diễn đạt 1',
  citation:
    'Cederholm và cs., Clin Nutr 2019; ngưỡng BMI theo QĐ 2598/QĐ-BYT 2025. Diễn đạt lại bằng lời của chúng tôi. Mức độ nặng do chuyên gia quyết định.',
  questions: [
    {
      id: 'loss',
      text: 'Sụt hơn 5 % trong 6 tháng, hoặc hơn 10 % trong thời gian dài hơn',
      answers: yesNo,
    },
    { id: 'bmi', text: 'BMI dưới 18,5 (dưới 20 nếu từ 70 tuổi)', answers: yesNo },
    { id: 'muscle', text: 'Giảm khối cơ (đo bằng cách đã được kiểm chứng)', answers: yesNo },
    {
      id: 'intake',
      text: 'Ăn được không quá 50 % nhu cầu hơn một tuần, hoặc kém hấp thu kéo dài',
      answers: yesNo,
    },
    { id: 'inflammation', text: 'Bệnh cấp, chấn thương, hoặc bệnh mạn có viêm', answers: yesNo },
  ],
};

export const TOOLS: Readonly<Record<ScreeningTool, Tool>> = {
  nrs2002: NRS_2002,
  mst: MST,
  glim: GLIM,
};

export type Answers = Readonly<Record<string, string>>;

export interface Outcome {
  score?: number;
  result: ScreeningResult;
}

const RISK = { nrs2002: 3, mst: 2 } as const;

/** A diagnosis needs one phenotypic and one etiologic criterion; an open question may be the missing one. */
function glim(answers: Answers): Outcome {
  const has = (ids: readonly string[]): 'yes' | 'no' | 'open' => {
    if (ids.some((id) => answers[id] === 'yes')) return 'yes';
    return ids.every((id) => answers[id] === 'no') ? 'no' : 'open';
  };
  const [body, cause] = [has(['loss', 'bmi', 'muscle']), has(['intake', 'inflammation'])];
  if (body === 'no' || cause === 'no') return { result: 'none' };
  // The severity table contradicts itself for Asia: the professional decides it.
  return { result: body === 'yes' && cause === 'yes' ? 'malnourished' : 'unclear' };
}

/** `unclear` while an open question could change it. */
export function computeOutcome(tool: ScreeningTool, answers: Answers): Outcome {
  if (tool === 'glim') return glim(answers);
  const points = TOOLS[tool].questions.map(
    ({ id, answers: all }) => all.find((one) => one.id === answers[id])?.points,
  );
  const score = points.reduce<number>((sum, point) => sum + (point ?? 0), 0);
  if (score >= RISK[tool] && points.some((point) => point === undefined)) return { result: 'risk' };
  if (points.some((point) => point === undefined)) return { result: 'unclear' };
  return { score, result: score >= RISK[tool] ? 'risk' : 'low' };
}
