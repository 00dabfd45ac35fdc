import type { ExpertReason, NoLossReason, SurveyGoal } from './result';
import type { BmiBand } from '../../person/body';

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

export const EXPERT_REASONS: Readonly<Record<ExpertReason, string>> = {
  pregnant:
    'Khi mang thai, công thức và các bậc BMI của người lớn không còn đúng, và không nên tự giảm cân. Hãy hỏi bác sĩ sản khoa hoặc chuyên gia dinh dưỡng.',
  nursing:
    'Khi cho con bú, cơ thể cần thêm năng lượng và không nên tự giảm cân theo công thức chung. Hãy hỏi chuyên gia dinh dưỡng.',
  eatingDisorder:
    'Bạn cho biết có rối loạn ăn uống. Những con số về calo có thể làm khó bạn thêm, nên ở đây không tính. Hãy gặp bác sĩ hoặc chuyên gia dinh dưỡng: bạn sẽ được giúp từng bước.',
  severelyThin:
    'BMI của bạn dưới 16, mức gầy nặng (WHO 1995). Ở mức này, tự ăn tăng nhanh cũng có thể nguy hiểm (NICE CG32, 2006), nên ở đây không tính số. Hãy đi khám sớm: bác sĩ sẽ tìm nguyên nhân và cho tăng khẩu phần từng bước.',
  dialysis:
    'Khi lọc máu hoặc lọc màng bụng, lượng đạm, nước, muối, kali và phốt pho phải theo xét nghiệm, công thức chung không đúng. Hãy hỏi bác sĩ đang điều trị hoặc chuyên gia dinh dưỡng.',
};

export const NO_LOSS_REASONS: Readonly<Record<NoLossReason, string>> = {
  underweight:
    'BMI của bạn dưới 18,5: không nên giảm cân. Nếu sụt cân không chủ ý, hãy đi khám sớm.',
  targetUnderweight:
    'Cân nặng bạn muốn thấp hơn khoảng bình thường (BMI 18,5): ở đây không tính mức giảm. Hãy chọn cân nặng cao hơn hoặc hỏi chuyên gia.',
  leastEnergy:
    'Mức bạn cần đã gần mức thấp nhất an toàn (năng lượng lúc nghỉ; 1.200 kcal với nữ, 1.500 kcal với nam): không nên ăn ít hơn. Muốn giảm cân, hãy vận động thêm và hỏi chuyên gia.',
};
