import type { ExpertReason, NoLossReason, SurveyGoal } from './result';
import type { BmiBand } from '../targets/body';

/** Words of a survey's result, for pages and mails. */

export const BAND_WORDS: Readonly<Record<BmiBand, string>> = {
  underweight: 'Thiếu cân',
  normal: 'Bình thường',
  overweight: 'Thừa cân',
  obese1: 'Béo phì độ I',
  obese2: 'Béo phì độ II',
};

export const GOAL_WORDS: Readonly<Record<SurveyGoal, string>> = {
  lose: 'Giảm cân',
  keep: 'Giữ cân',
  gain: 'Tăng cân',
};

/** Why somebody gets no figures here. */
export const EXPERT_REASONS: Readonly<Record<ExpertReason, string>> = {
  pregnant:
    'Khi mang thai, công thức và các bậc BMI của người lớn không còn đúng, và không nên tự giảm cân. Hãy hỏi bác sĩ sản khoa hoặc chuyên gia dinh dưỡng.',
  nursing:
    'Khi cho con bú, cơ thể cần thêm năng lượng và không nên tự giảm cân theo công thức chung. Hãy hỏi chuyên gia dinh dưỡng.',
  eatingDisorder:
    'Bạn cho biết có rối loạn ăn uống. Những con số về calo có thể làm khó bạn thêm, nên ở đây không tính. Hãy gặp bác sĩ hoặc chuyên gia dinh dưỡng: bạn sẽ được giúp từng bước.',
};

/** Why losing weight is not advised. */
export const NO_LOSS_REASONS: Readonly<Record<NoLossReason, string>> = {
  underweight:
    'BMI của bạn dưới 18,5: không nên giảm cân. Nếu sụt cân không chủ ý, hãy đi khám sớm.',
  targetUnderweight:
    'Cân nặng bạn muốn thấp hơn khoảng bình thường (BMI 18,5): ở đây không tính mức giảm. Hãy chọn cân nặng cao hơn hoặc hỏi chuyên gia.',
  leastEnergy:
    'Mức bạn cần đã gần mức thấp nhất an toàn (năng lượng lúc nghỉ; 1.200 kcal với nữ, 1.500 kcal với nam): không nên ăn ít hơn. Muốn giảm cân, hãy vận động thêm và hỏi chuyên gia.',
};
