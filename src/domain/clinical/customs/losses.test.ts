import { describe, expect, it } from 'vitest';
import { mutations } from '../../../../tests/support/mutations';
import { fold } from '../../text/fold';
import { isAvoidance } from '../allergens/avoided';
import { allergyWarnings } from '../allergens/warnings';
import { line } from '../../food/lineFixture';
import { foodsRefusedBy, getCustoms } from './client';
import { readCustoms } from './read';

const FOODS =
  'tôm, cua, cá, mực, hải sản, sữa, sữa bò, trứng, trứng gà, đậu phộng, lạc, các loại hạt, hạt điều, gluten, đậu nành, thịt bò, thịt gà, thịt heo, mè, nghêu, cá hồi, phô mai, bơ, ốc, thịt'.split(
    ', ',
  );

/** Ways to speak of an allergy or of not eating, right or wrong, over or not: the food may never vanish. */
const FORMS = [
  // Denials.
  'không dị ứng X',
  'Không phải dị ứng X',
  'hết dị ứng X rồi',
  'đã khỏi dị ứng X',
  'X bị dị ứng',
  'X kiêng vì dị ứng',
  'Uống X bị dị ứng',
  'X: kiêng',
  'Hồng với X dị ứng',
  'Không ăn được X chứ không dị ứng',
  'Hết dị ứng gạo còn dị ứng X',
  'Không phải em không ăn được X đâu',
  'Không dị ứng gạo chỉ dị ứng X',
  'bỏ kiêng X',
  'không kiêng X',
  // Past and now.
  'Hồi nhỏ dị ứng X, giờ vẫn không ăn được',
  'Hồi nhỏ dị ứng X, giờ ăn bình thường rồi',
  'Từng sốc phản vệ với X, nay không ăn được nữa',
  'Từng dị ứng X, bây giờ vẫn chưa khỏi',
  'Từng phản vệ với gạo. Hiện tại không ăn được X',
  'trước đây không ăn X',
  'hồi nhỏ kiêng X',
  // Exceptions.
  'Ngoài X ra em không dị ứng gì',
  'Ngoài X ra không kiêng gì',
  'Trừ X ra em không dị ứng gì',
  'không dị ứng gì ngoài X',
  'không kiêng gì trừ X',
  'Dị ứng gạo, ngoài ra dị ứng X',
  'Dị ứng gạo ngoài ra dị ứng X',
  // Persons.
  'Mẹ em dị ứng X',
  'Chị dị ứng X',
  'con tôi dị ứng X',
  'cả nhà không ai dị ứng X',
  // Fasts, habits, faiths.
  'Ăn chay trường, không uống được X',
  'Ăn chay mùng 1 và rằm. Không ăn được X.',
  'Ăn chay trường không dung nạp X',
  'Ăn chay rằm kiêng X',
  'Không ăn chay được vì dị ứng X',
  'Bé ăn cháo mẫn cảm với X',
  'Làm ca đêm không uống được X',
  'Răng yếu không ăn được X',
  'Theo đạo Hồi không ăn X',
  'Mùng 1 dị ứng X',
  // Brackets and lists.
  'Dị ứng gạo (không dị ứng X)',
  'Không thích rau mùi (không dị ứng X)',
  'Không dung nạp (dị ứng X)',
  'Không biết có dị ứng X không',
  'Mẫn cảm X',
  'nhạy cảm với X',
  'Bất dung nạp X',
  // Without its name.
  'Bé ăn cháo X bị nổi mề đay',
  'Làm ca đêm ăn X là ngứa',
] as const;
const BESIDE = [
  'X',
  'Ăn chay rằm, X',
  'Không thích rau mùi. X',
  'X, đang cho con bú',
  'X. Hết rồi',
  'X, giờ ăn bình thường rồi',
  'Dị ứng: gạo; X',
  'Kiêng mỡ (X)',
  'Hồi nhỏ dị ứng gạo, X',
  'Theo đạo Hồi\n- X\n- Mất ngủ',
];

/** Whether a food that is named is in what is kept or shown. */
function isThere(text: string, food: string, isAllergy = false): boolean {
  const { customs, ignored } = readCustoms(text, '2026-11-29');
  const kept = customs.flatMap((one) => {
    if (one.kind === 'avoid') return isAllergy && one.degree !== 'allergy' ? [] : [one.food];
    return one.kind === 'chay' && !isAllergy
      ? [...(one.egg === false ? ['trứng'] : []), ...(one.milk === false ? ['sữa'] : [])]
      : [];
  });
  const all = [...kept, ...ignored];
  // "Các loại hạt" is kept as "hạt".
  const name = fold(food).replace('cac loai ', '');
  return all.some((one) => ` ${fold(one)} `.replaceAll(/[^\p{L}\d]+/gu, ' ').includes(` ${name} `));
}

describe('a food with words of an allergy or of not eating', () => {
  it.each(FORMS)('is kept or shown: %s', (form) => {
    // Of an allergy that is kept as something less the words are shown.
    const isAllergy = /dị ứng|phản vệ|mẫn cảm/iu.test(form) && !form.includes('gạo. ');
    const lost = FOODS.flatMap((food) =>
      BESIDE.flatMap((beside) => {
        const text = beside.replace('X', form.replace('X', food));
        return [text, fold(text)];
      }).filter((text) => !isThere(text, food, isAllergy)),
    );
    expect(lost).toEqual([]);
  });

  it('is kept or shown whatever slips beside it', () => {
    const seeds = FORMS.map((form) => form.replace('X', 'tôm'));
    const lost = mutations(seeds).filter(
      (text) =>
        /(?:^|[ .,])tôm(?:$|[ .,])/u.test(text) &&
        /(?<![\p{L}\p{M}\p{Cf}])(?:dị ứng|phản vệ|mẫn cảm|kiêng)(?![\p{L}\p{M}\p{Cf}])/iu.test(
          text,
        ) &&
        !isThere(text, 'tôm'),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    'Không dị ứng gì',
    'Em không bị dị ứng gì ạ',
    'khong di ung',
    'Cả nhà không ai dị ứng gì',
    'Không dị ứng thuốc',
    'No known allergies',
  ])('“%s” names none, and nothing is shown', (text) => {
    expect(readCustoms(text, '2026-11-29')).toEqual({ customs: [], ignored: [] });
  });
});

describe('a condition that names a food with an allergy', () => {
  const AVOIDED = [
    'Dị ứng X',
    'Sốc phản vệ với X',
    'Không dung nạp X',
    'Dị ứng X (không dị ứng thuốc)',
    'Dị ứng X nhưng không dị ứng thuốc',
    'Dị ứng X, không dị ứng thuốc',
    'Không dị ứng thuốc, dị ứng X',
    'Dị ứng X - thuốc âm tính',
    'Dị ứng X (test penicillin âm tính)',
    'Hết dị ứng nấm mốc còn dị ứng X',
    'Hết dị ứng thuốc nhưng còn dị ứng X',
    'Không dị ứng gì ngoài X',
    'Không dị ứng gì, chỉ X',
    'Ngoài X ra em không dị ứng gì',
  ];
  const DENIED = ['Không dị ứng X', 'Hết dị ứng X', 'Chưa từng dị ứng X', 'X: không dị ứng'];

  it.each(AVOIDED)('is avoided: %s', (form) => {
    const tags = FOODS.map((food) => form.replace('X', food)).flatMap((tag) => [tag, fold(tag)]);
    expect(tags.filter((tag) => !isAvoidance(tag))).toEqual([]);
  });

  it.each(AVOIDED)('warns of a dish with the food, also as an allergy: %s', (form) => {
    const missed = FOODS.filter((food) => {
      const tag = form.replace('X', food);
      return allergyWarnings(line('l', { name: food }), [tag])[0]?.level !== 'contains';
    });
    expect(missed).toEqual([]);
  });

  it.each(['Không uống được sữa', 'Tập gym, không uống được sữa'])(
    'or with not eating is kept, in whichever field: %s',
    (words) => {
      const client = { allergies: [], medicalConditions: [], updatedAt: '2026-11-28T05:00:00Z' };
      expect(foodsRefusedBy({ ...client, medicalConditions: [words] })).toEqual(['sữa']);
      expect(foodsRefusedBy({ ...client, workoutFrequency: words })).toEqual(['sữa']);
    },
  );

  it.each(DENIED)('is none where each clause denies it: %s', (form) => {
    expect(FOODS.map((food) => form.replace('X', food)).filter(isAvoidance)).toEqual([]);
  });

  it.each(['Mẹ dị ứng X', 'Em gái dị ứng X, uống thuốc', 'Mẹ dị ứng X và penicillin'])(
    'is shown where it is no avoidance, whatever else it names: %s',
    (form) => {
      const hidden = FOODS.map((food) => form.replace('X', food)).filter((tag) => {
        const client = {
          allergies: [],
          medicalConditions: [tag],
          updatedAt: '2026-11-28T05:00:00Z',
        };
        return !isAvoidance(tag) && !getCustoms(client).ignored.includes(tag);
      });
      expect(hidden).toEqual([]);
    },
  );
});
