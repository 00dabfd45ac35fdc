import { formatNumber } from '../nutrition/numberFormat';
import type { SurveyAnswers } from './answers';
import type { SurveyFigures } from './result';
import { NO_LOSS_REASONS } from './resultWords';

/** Advice beside a result's figures, in sentences; a figure of a guideline names it and its year. */
export interface Advice {
  warnings: string[];
  diet: string[];
  exercise: string[];
  lifestyle: string[];
  /** When to see somebody. */
  expert: string[];
}

/** 5 % of a weight, in whole kilograms or halves. */
const fivePercent = (weightKg: number): string =>
  formatNumber(Math.round(weightKg * 0.05 * 2) / 2, 1);

function warningsOf(answers: SurveyAnswers, result: SurveyFigures): string[] {
  const { allergies, weightKg } = answers;
  const { conditions, noLoss, goal } = result;
  const kidney = conditions.includes('kidney') || conditions.includes('dialysis');
  return [
    ...(allergies.length > 0
      ? [
          `Dị ứng ${allergies.join(', ').toLocaleLowerCase('vi')}: thực đơn có món này luôn nằm riêng ở cuối và ghi rõ món nào. Ăn ngoài, hãy hỏi nước dùng, nước chấm và mắm.`,
        ]
      : []),
    ...(noLoss ? [NO_LOSS_REASONS[noLoss]] : []),
    ...(conditions.includes('fattyLiver') && goal === 'lose'
      ? [
          `Gan nhiễm mỡ: giảm từ 5 % cân nặng, với bạn là ${fivePercent(weightKg)} kg, đã giúp bớt mỡ trong gan (AGA 2021). Không rượu bia.`,
        ]
      : []),
    ...(kidney
      ? [
          'Bệnh thận: lượng đạm ở đây chỉ là ước tính; đạm, kali và phốt pho phải do bác sĩ hoặc chuyên gia quyết định.',
        ]
      : []),
    ...(conditions.includes('diabetes')
      ? [
          'Đái tháo đường: nếu đang dùng thuốc hạ đường huyết hoặc insulin, hãy hỏi bác sĩ trước khi ăn ít đi.',
        ]
      : []),
    ...(goal === 'lose'
      ? ['Không dùng mức giảm này khi mang thai, cho con bú, hoặc khi có rối loạn ăn uống.']
      : []),
  ];
}

/** What the figures mean for the day. */
export function adviceFor(answers: SurveyAnswers, result: SurveyFigures): Advice {
  const { protein } = result.macros;
  const aMeal = formatNumber(protein.grams / 3);
  return {
    warnings: warningsOf(answers, result),
    diet: [
      'Mỗi bữa nửa đĩa rau, một phần tư thịt cá trứng đậu, một phần tư cơm bún.',
      `${formatNumber(protein.grams)} g đạm chia đều ba bữa, mỗi bữa chừng ${aMeal} g.`,
      'Natri dưới 2.000 mg mỗi ngày, là 5 g muối (WHO 2012); tính cả nước mắm, bột nêm.',
      'Rau và trái cây từ 400 g mỗi ngày (WHO 2023).',
    ],
    exercise: [
      answers.workout === 'none'
        ? 'Bắt đầu bằng đi bộ 10 phút sau bữa ăn, rồi tăng dần.'
        : 'Giữ số buổi tập đang có; thêm đi bộ vào những ngày còn lại.',
      ...(result.goal === 'lose'
        ? ['Mỗi tuần thêm vài buổi tập cơ nhẹ để giữ cơ khi giảm cân.']
        : []),
    ],
    lifestyle: [
      'Cân mỗi tuần một lần, buổi sáng, sau khi đi vệ sinh.',
      'Uống 2–3 lít nước; thức uống có đường không tính.',
    ],
    expert: [
      'Sụt hơn 1 kg mỗi tuần, hoặc 4 tuần không đổi.',
      'Có bệnh mạn tính, đang dùng thuốc, hoặc thấy mệt, chóng mặt khi ăn theo mức này.',
    ],
  };
}
