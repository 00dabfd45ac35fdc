import { formatNumber } from '../../../src/domain/nutrition/format';
import { adviceFor } from '../../../src/domain/publicHouse/survey/advice';
import type { SurveyAnswers } from '../../../src/domain/publicHouse/survey/answers';
import type { SurveyResult } from '../../../src/domain/publicHouse/survey/result';
import {
  BAND_WORDS,
  EXPERT_REASONS,
  GOAL_WORDS,
} from '../../../src/domain/publicHouse/survey/resultWords';
import { surveySummary } from '../../../src/domain/publicHouse/survey/words';
import type { MailText } from '../mail/texts';

const HELLO = 'Chào bạn,';

export const confirmSurveyMail = (url: string): MailText => ({
  subject: 'Xác nhận để nhận kết quả khảo sát',
  lines: [
    HELLO,
    'Có người vừa xin gửi kết quả khảo sát dinh dưỡng của Bữa Lành đến địa chỉ email này. Nếu đó là bạn, hãy bấm nút dưới đây để nhận kết quả.',
  ],
  button: { label: 'Nhận kết quả', url },
  after: [
    'Nếu không phải bạn, hãy bỏ qua thư này: địa chỉ của bạn sẽ không nhận thêm thư nào khác.',
  ],
});

const grams = (value: number): string => `${formatNumber(value)} g`;

function listFigures(answers: SurveyAnswers, result: SurveyResult): string[] {
  if (result.kind === 'expert') return [EXPERT_REASONS[result.reason]];
  const { bmi, band, tdee, bmr, goal, calories, macros, fiber, water } = result;
  const { warnings } = adviceFor(answers, result);
  const drink = water === undefined ? '' : `, nước ${formatNumber(water, 1)} lít`;
  return [
    `BMI ${formatNumber(bmi, 1)}: ${BAND_WORDS[band].toLocaleLowerCase('vi')} (năm bậc cho người châu Á, QĐ 2892/QĐ-BYT 2022).`,
    `Năng lượng lúc nghỉ ${formatNumber(bmr)} kcal, cả ngày ${formatNumber(tdee)} kcal. ${GOAL_WORDS[goal]}: ${formatNumber(calories)} kcal mỗi ngày.`,
    `Đạm ${grams(macros.protein.grams)}, bột đường ${grams(macros.carbs.grams)}, béo ${grams(macros.fat.grams)}, chất xơ ${grams(fiber)}${drink}.`,
    ...warnings,
  ];
}

export const surveyResultMail = (
  answers: SurveyAnswers,
  result: SurveyResult,
  url: string,
): MailText => ({
  subject: 'Kết quả khảo sát dinh dưỡng của bạn',
  lines: [
    HELLO,
    `Bạn đã trả lời: ${surveySummary(answers).join('; ')}.`,
    ...listFigures(answers, result),
  ],
  button: { label: 'Xem thực đơn công khai', url },
  after: [
    'Đây là ước tính bằng công thức Mifflin-St Jeor, chưa có chuyên gia xem; thông tin ở đây không thay cho việc khám bệnh.',
    'Câu trả lời bạn gửi được xóa khỏi máy chủ sau 30 ngày.',
  ],
});
