import { saysUnknown } from '../../clinical/allergens/noAllergy';
import { unlistedAllergies } from '../../clinical/allergens/warnings';
import { OLD_FROM } from '../../clinical/recognise';
import type { ConditionId } from '../../clinical/types';
import { formatNumber } from '../../text/numberFormat';
import type { SurveyAnswers } from './answers';
import type { SurveyFigures } from './result';
import { NO_LOSS_REASONS } from './resultWords';

export interface Advice {
  warnings: string[];
  diet: string[];
  exercise: string[];
  lifestyle: string[];
  expert: string[];
}

const fivePercent = (weightKg: number): string =>
  formatNumber(Math.round(weightKg * 0.05 * 2) / 2, 1);

const when = (isTrue: boolean, text: string): string[] => (isTrue ? [text] : []);

function illnessWarnings({ weightKg }: SurveyAnswers, result: SurveyFigures): string[] {
  const has = (condition: ConditionId): boolean => result.conditions.includes(condition);
  return [
    ...when(
      has('fattyLiver') && result.goal === 'lose',
      `Gan nhiễm mỡ: giảm từ 5 % cân nặng, với bạn là ${fivePercent(weightKg)} kg, đã giúp bớt mỡ trong gan (AGA 2021). Không rượu bia.`,
    ),
    ...when(
      has('kidney'),
      'Bệnh thận: lượng đạm ở đây chỉ là ước tính; đạm, kali và phốt pho phải do bác sĩ hoặc chuyên gia quyết định.',
    ),
    ...when(
      has('diabetes'),
      'Đái tháo đường: nếu đang dùng thuốc hạ đường huyết hoặc insulin, hãy hỏi bác sĩ trước khi ăn ít đi.',
    ),
    ...when(
      result.water === undefined,
      'Uống bao nhiêu nước mỗi ngày: theo lời dặn của bác sĩ điều trị, vì bệnh của bạn có thể phải hạn chế nước.',
    ),
  ];
}

function listWarnings(answers: SurveyAnswers, result: SurveyFigures): string[] {
  const { allergies, age } = answers;
  const named = allergies.filter((word) => !saysUnknown(word));
  const { noLoss, goal } = result;
  const isLosing = goal === 'lose';
  return [
    ...when(
      named.length > 0,
      `Dị ứng ${named.join(', ').toLocaleLowerCase('vi')}: thực đơn có món này luôn nằm riêng ở cuối và ghi rõ món nào. Ăn ngoài, hãy hỏi nước dùng, nước chấm và mắm.`,
    ),
    ...unlistedAllergies(allergies).map((word) =>
      saysUnknown(word)
        ? `“${word}”: chưa biết bạn dị ứng gì, nên ở đây chưa dò được món nào. Hãy tự xem thành phần từng món, và hỏi bác sĩ hoặc chuyên gia.`
        : `“${word}” chưa có trong danh mục dị ứng: ở đây chỉ dò đúng chữ này trong tên món và thành phần. Hãy tự xem thành phần từng món, hoặc hỏi chuyên gia.`,
    ),
    ...(noLoss ? [NO_LOSS_REASONS[noLoss]] : []),
    ...illnessWarnings(answers, result),
    ...when(
      isLosing && age >= OLD_FROM,
      'Từ 65 tuổi, giảm cân dễ mất cả cơ (ESPEN 2022): hãy hỏi bác sĩ hoặc chuyên gia trước khi ăn ít đi.',
    ),
    ...when(
      isLosing,
      'Không dùng mức giảm này khi mang thai, cho con bú, hoặc khi có rối loạn ăn uống.',
    ),
  ];
}

export function adviceFor(answers: SurveyAnswers, result: SurveyFigures): Advice {
  const { protein } = result.macros;
  const aMeal = formatNumber(protein.grams / 3);
  const isKidney = result.conditions.includes('kidney');
  return {
    warnings: listWarnings(answers, result),
    diet: [
      'Mỗi bữa nửa đĩa rau, một phần tư thịt cá trứng đậu, một phần tư cơm bún.',
      ...(isKidney
        ? []
        : [`${formatNumber(protein.grams)} g đạm chia đều ba bữa, mỗi bữa chừng ${aMeal} g.`]),
      'Natri dưới 2.000 mg mỗi ngày, là 5 g muối (WHO 2012); tính cả nước mắm, bột nêm.',
      isKidney
        ? 'Rau và trái cây: loại nào, bao nhiêu tùy kali máu, hãy hỏi bác sĩ.'
        : 'Rau và trái cây từ 400 g mỗi ngày (WHO 2023).',
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
      ...(result.water === undefined
        ? []
        : [
            `Uống chừng ${formatNumber(result.water, 1)} lít nước, kể cả canh; thức uống có đường không tính.`,
          ]),
    ],
    expert: [
      'Sụt hơn 1 kg mỗi tuần, hoặc 4 tuần không đổi.',
      'Có bệnh mạn tính, đang dùng thuốc, hoặc thấy mệt, chóng mặt khi ăn theo mức này.',
    ],
  };
}
