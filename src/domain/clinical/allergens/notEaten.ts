import { Lexicon } from '../../text/lexicon';

const list = (words: string): string[] => words.split(', ');

/** Allergens that nobody eats, and illnesses that are called after an allergy. */
export const NOT_EATEN: readonly string[] = [
  ...list(
    'sữa tắm, sữa rửa mặt, sữa dưỡng, sữa dưỡng thể, sữa rửa tay, sữa ong chúa bôi, kem dưỡng, kem dưỡng da',
  ),
  ...list(
    'kem chống nắng, kem bôi, kem nền, kem đánh răng, kem cạo râu, kem trộn, kem nhuộm, mỹ phẩm, son môi',
  ),
  ...list(
    'dầu gội, dầu xả, dầu gió, dầu tắm, bột giặt, nước giặt, nước xả, nước rửa chén, nước rửa bát, nước hoa',
  ),
  ...list(
    'xà phòng, xà bông, thuốc nhuộm, phấn hoa, phấn trang điểm, phấn rôm, phấn viết, bụi, bụi nhà, nấm mốc',
  ),
  ...list(
    'lông mèo, lông chó, lông gà, lông vịt, lông chim, lông vũ, lông động vật, lông thú, len, vải len',
  ),
  ...list(
    'thời tiết, không khí lạnh, trời lạnh, khói thuốc, khói bụi, hóa chất, hoá chất, kim loại, niken, nickel',
  ),
  ...list(
    'xi măng, cao su, latex, găng tay cao su, côn trùng, ong đốt, ong chích, muỗi đốt, kiến đốt, mạt bụi, nắng',
  ),
  ...list(
    'thuốc, thuốc tây, kháng sinh, penicillin, amoxicillin, aspirin, ibuprofen, paracetamol, sulfa, thuốc tê',
  ),
  ...list(
    'thuốc mê, thuốc cản quang, vắc xin, vaccine, thuốc dị ứng, thuốc chống dị ứng, tinh dầu',
  ),
  ...list(
    'viêm mũi, viêm da, viêm xoang, viêm kết mạc, viêm phế quản, hen, hen suyễn, hen phế quản, chàm, mề đay',
  ),
  ...list('mày đay, ban đỏ, viêm mạch, đau mắt, tiếp xúc, cơ địa'),
];

const THINGS = new Lexicon<true>().addAll(NOT_EATEN, true);

/** Whether words name such a thing. */
export const namesNotEaten = (words: string): boolean => THINGS.find(words).length > 0;
