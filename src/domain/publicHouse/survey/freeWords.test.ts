import { describe, expect, it } from 'vitest';
import { surveyAnswers } from './answersFixture';
import { expertReason } from './result';

const getReason = (preferences: string) => expertReason(surveyAnswers({ preferences }));

describe('P07 free words of the survey', () => {
  it.each([
    'Trước khi mang thai tôi ăn chay, nay đang mang thai 3 tháng',
    'Trước khi mang thai tôi ăn chay nay đang mang thai 3 tháng',
    'Sau khi có thai tôi thèm chua',
    'Đang bầu 5 tháng',
    'mẹ bầu',
    'thai 12 tuần',
    'thai được 12 tuần',
    'em bầu tháng thứ 5',
    'Dị ứng: không\nMang thai 3 tháng',
    'Ăn cay: không, đang mang thai',
    'canh có bầu tôi không thích, tôi có bầu 4 tháng',
    'từng mang thai, nay lại có thai',
    'hay ăn muộn đang mang thai',
    'tiểu đường thai kỳ',
    'đang\u00A0mang\u00A0thai',
  ])('P07 %j is said of a pregnancy', (words) => {
    expect(getReason(words)).toBe('pregnant');
  });

  it.each([
    'đang cho bú',
    'đang cho con bú',
    'cho bé nhà em bú',
    'nuôi con bằng sữa mẹ',
    'Chưa cho con bú bao giờ, giờ đang cho bú',
  ])('P07 %j is said of nursing', (words) => {
    expect(getReason(words)).toBe('nursing');
  });

  it.each([
    'không có mang thai',
    'Không đang mang thai',
    'chưa bao giờ mang thai',
    'chưa từng có thai',
    'canh có bầu',
    'thích bí, bầu, mướp',
    'canh bầu nấu tôm',
    'muốn giảm cân trước khi mang thai',
    'đang chuẩn bị mang thai',
    'từng bị tiểu đường thai kỳ',
    'uống thuốc tránh thai 3 tháng nay',
    'không cho con bú',
    'muốn giảm 5 kg trong 3 tháng đầu',
    'cần thái nhỏ vì khó nuốt',
    'Tăng cường ăn rau',
    'tang cuong an ca',
  ])('P07 %j leads nobody to an expert', (words) => {
    expect(getReason(words)).toBeUndefined();
  });

  it.each([
    'Ăn vô độ rồi nôn',
    'ăn uống vô độ',
    'bị cuồng ăn',
    'Tăng cường ăn rau, có lúc cuồng ăn',
  ])('P07 %j names an eating disorder', (words) => {
    expect(getReason(words)).toBe('eatingDisorder');
  });
});
