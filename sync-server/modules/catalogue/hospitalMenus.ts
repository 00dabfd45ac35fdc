import file from '../../../couchdb/starter/menus-hospital.json';
import { toBounds } from '../../../src/domain/verdict/hospitalDiets/check';
import { dietOfCode } from '../../../src/domain/targets/hospitalDiets/diets';
import { chosenDietSchema } from '../../../src/domain/records/hospitalDietForms';
import { dietNotes } from '../../../src/domain/targets/hospitalDiets/notes';
import { DIET_NUTRIENTS, type HospitalDiet } from '../../../src/domain/targets/hospitalDiets/types';
import { starterMenuSchema, type StarterMenu } from './menuFile';
import type { Target } from './targets';

export const HOSPITAL_MENU_FILE = file;

const hospitalMenuSchema = starterMenuSchema
  .pick({ tags: true, energy: true, meals: true })
  .extend({ diet: chosenDietSchema });

function listTargets({ limits }: HospitalDiet): Target[] {
  return DIET_NUTRIENTS.flatMap((nutrient): Target[] => {
    const range = limits[nutrient];
    if (!range || nutrient === 'calories' || range.ifSerumHigh) return [];
    const { min, max } = toBounds(nutrient, range);
    const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
    return [{ nutrient, ...bounds }];
  });
}

/**
 * Codes of QĐ 2879/QĐ-BYT (2006).
 * @throws RangeError for a code that is not in the decision
 */
export function hospitalMenus(): StarterMenu[] {
  return file.map((entry): StarterMenu => {
    const { diet: chosen, ...rest } = hospitalMenuSchema.parse(entry);
    const diet = dietOfCode(chosen.code);
    if (!diet) throw new RangeError(`QĐ 2879 has no code ${chosen.code}.`);
    const advice = [
      `Theo mã ${diet.code}, QĐ 2879/QĐ-BYT 2006, phụ lục trang ${diet.page}, cho người 50–55 kg.`,
      'Là mẫu để chuyên gia duyệt; hướng dẫn mới hơn và chỉ định của người bệnh được ưu tiên.',
      ...dietNotes(diet),
    ];
    return {
      ...rest,
      key: `ma-${diet.code.toLowerCase()}`,
      name: `${diet.code} ${diet.name}`,
      description: `Một ngày mẫu theo mã chế độ ăn bệnh viện ${diet.code} (QĐ 2879/QĐ-BYT 2006).`,
      goal: 'maintenance',
      targets: listTargets(diet),
      advice: advice.join(' '),
      hospitalDiet: chosen,
    };
  });
}
