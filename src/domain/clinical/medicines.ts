import type { MenuItem } from '../food/storedLines';
import { fold } from '../text/fold';
import { findMedicines, takesOne, type MedicineId } from './medicineNames';
import { isPregnancyFood, PREGNANCY_REFUSED } from './pregnancyFoods';
import { conditionsOfTag, isSuddenKidney } from './recognise';
import type { ConditionId } from './types';
import type { MedicineNote, MedicineFinding } from './medicineNote';

type Line = Pick<MenuItem, 'name' | 'snapshot'>;

interface MedicineRule extends MedicineNote {
  takenWith?: readonly MedicineId[];
  ill?: readonly ConditionId[];
  /** Foods that it concerns, by name without accents or by their figures; absent: said of every day. */
  foods?: RegExp | ((line: Line) => boolean);
}

/** Pomelo stands beside grapefruit in the FDA's warning; the leaf and the flower are not meant. */
const GRAPEFRUIT = /^(?!.*\b(la|hoa|tinh dau|vo) buoi\b).*\b(buoi|grapefruit)\b/;
/** Star fruit; what is called after it only ("cải khế") is none. */
const STARFRUIT = /\b(starfruit|carambola)\b|^(?!.*\b(cai|rau) khe\b).*\bkhe\b/;

/** "High" in Kaneko et al. 2014, mg in 100 g. Of a dish only the serving is known: its own parts are not asked. */
const MUCH_PURINE = 200;

export function hasMuchPurine({ snapshot }: Line): boolean {
  const { basis, nutrients } = snapshot;
  const isWeighed = basis.unit === 'g' || basis.unit === 'ml';
  return isWeighed && ((nutrients.purine ?? 0) / basis.amount) * 100 >= MUCH_PURINE;
}

/** Beer, wine and spirits; what only tastes of it ("giấm rượu") or has none is not meant. */
const ALCOHOL = /^(?!.*\b(giam|khong con)\b).*\b(bia|ruou)\b/;

const KEEPS_POTASSIUM: readonly MedicineId[] = [
  'aceInhibitor',
  'angiotensinBlocker',
  'potassiumSparing',
];

const toNote = ({ id, medicine, text, source }: MedicineNote): MedicineNote => ({
  id,
  medicine,
  text,
  source,
  quoted: true,
});

const RULES: readonly MedicineRule[] = [
  {
    id: 'warfarin',
    medicine: 'Warfarin',
    takenWith: ['warfarin'],
    text: 'Giữ lượng vitamin K đều mỗi ngày, không phải ăn thật ít.',
    source: 'NIH ODS, tờ thông tin vitamin K',
  },
  {
    id: 'natto',
    medicine: 'Warfarin',
    takenWith: ['warfarin'],
    foods: /\bnatto\b/,
    text: 'Natto: tránh, có vitamin K2 làm giảm tác dụng của thuốc rất mạnh.',
    source: 'Johnson 2005 (Nutr Rev 63:91)',
    quoted: true,
  },
  {
    id: 'ironTea',
    medicine: 'Thiếu máu, viên sắt',
    takenWith: ['iron'],
    ill: ['anaemia'],
    text: 'Trà, cà phê cách bữa ăn và viên sắt ít nhất 1 giờ; ăn kèm trái cây giàu vitamin C.',
    source: 'Ahmad Fuzi 2017',
    quoted: true,
  },
  {
    id: 'grapefruit',
    medicine: 'Simvastatin, atorvastatin, thuốc chẹn canxi',
    takenWith: ['simvastatin', 'atorvastatin', 'calciumBlocker'],
    foods: GRAPEFRUIT,
    text: 'Bưởi chùm: tránh với simvastatin và nhiều thuốc chẹn canxi (trừ amlodipin, diltiazem); không dùng nhiều với atorvastatin. Bưởi có thể có tác dụng như bưởi chùm.',
    source: 'GPnotebook; FDA (nifedipin; bưởi: bản tin 2017)',
    quoted: true,
  },
  {
    id: 'colchicine',
    medicine: 'Colchicin',
    takenWith: ['colchicine'],
    foods: GRAPEFRUIT,
    text: 'Bưởi chùm: không ăn, không uống nước ép khi dùng colchicin (tăng nồng độ thuốc). Bưởi có thể có tác dụng như bưởi chùm.',
    source: 'FDA, thông tin thuốc Colcrys 2009; bưởi: bản tin FDA 2017',
    quoted: true,
  },
  {
    id: 'starfruit',
    medicine: 'Bệnh thận',
    ill: ['kidney', 'dialysis'],
    foods: STARFRUIT,
    text: 'Khế: không ăn và không uống nước khế khi có bệnh thận (chất độc thần kinh không được lọc ra).',
    source: 'National Kidney Foundation, hướng dẫn ăn khi lọc máu',
    quoted: true,
  },
  {
    id: 'oxalate',
    medicine: 'Sỏi thận',
    ill: ['kidneyStones'],
    foods: /\b(rau (den|gien|bina)|cai bo xoi|cu den|hanh nhan)\b/,
    text: 'Hạn chế thức ăn nhiều oxalat khi sỏi canxi oxalat (không kèm con số).',
    source: 'AUA 2019',
    quoted: true,
  },
  {
    id: 'goutAlcohol',
    medicine: 'Gút',
    ill: ['gout'],
    foods: ALCOHOL,
    text: 'Hạn chế rượu bia (không kèm con số).',
    source: 'ACR 2020',
    quoted: true,
  },
  {
    id: 'goutPurine',
    medicine: 'Gút',
    ill: ['gout'],
    foods: hasMuchPurine,
    text: 'Hạn chế thức ăn nhiều purin (từ 200 mg/100 g).',
    source: 'ACR 2020; mức “nhiều” theo Kaneko 2014',
    quoted: true,
  },
  {
    id: 'maoi',
    medicine: 'Phenelzine, tranylcypromine',
    takenWith: ['maoi'],
    foods:
      /\b(pho mai|phomai|cheese|xuc xich|lap xuong|nem chua|thit (muoi|chua|hun khoi)|ca (muoi|kho|hun khoi)|mam (tom|nem|ruoc|cai|ca|tep)|kim chi|dua (muoi|cai chua|chua)|ca phao muoi|ca muoi|tuong (ban|hot|den|nep)|xi dau|nuoc tuong|chao dau|dau hu chao|miso|natto|tempeh|bia|ruou)\b/,
    text: 'Tránh phô mai ủ lâu, thịt, cá và rau lên men hoặc để lâu, nước tương, đồ đậu nành lên men, rượu bia.',
    source: 'Therapeutic Guidelines (Psychotropic)',
    quoted: true,
  },
  {
    id: 'acei',
    medicine: 'Thuốc giữ kali, bệnh thận',
    takenWith: KEEPS_POTASSIUM,
    ill: ['kidney', 'dialysis'],
    text: 'Không dùng muối, nước chấm, bột nêm thay natri bằng kali nếu không được kê.',
    source: 'AHA/ACC 2025',
  },
  {
    id: 'levothyroxine',
    medicine: 'Levothyroxine',
    takenWith: ['levothyroxine'],
    foods: /\b(dau nanh|dau phu|dau hu|ca phe|sua dau)\b/,
    text: 'Đậu nành, chất xơ, cà phê, viên canxi và sắt làm giảm hấp thu thuốc.',
    source: 'Wiesner 2021 (tổng quan)',
    quoted: true,
  },
  ...PREGNANCY_REFUSED.map((food): MedicineRule => ({
    ...toNote(food),
    ill: ['pregnancy'],
    foods: (line) => isPregnancyFood(line, food),
    isHarmful: true,
  })),
];

const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ');

const takesAny = (medicines: readonly string[], ids: readonly MedicineId[]): boolean =>
  medicines.some((medicine) => takesOne(medicine, ids));

export const keepsPotassium = (medicines: readonly string[]): boolean =>
  takesAny(medicines, KEEPS_POTASSIUM);

export const needsSteadyVitaminK = (medicines: readonly string[]): boolean =>
  takesAny(medicines, ['warfarin']);

export const takesInsulin = (medicines: readonly string[]): boolean =>
  takesAny(medicines, ['insulin']);

/** @param medicines as typed; conditions may name one too ("đang dùng warfarin") */
export function medicineNotes(
  medicines: readonly string[],
  lines: readonly Line[],
): MedicineFinding[] {
  const all = new Set(medicines.flatMap(findMedicines));
  const has = new Set(medicines.flatMap((tag) => conditionsOfTag(tag).map(({ id }) => id)));
  if (medicines.some(isSuddenKidney)) has.add('kidney');
  return RULES.flatMap(({ takenWith = [], ill = [], foods, ...note }) => {
    const isMeant = takenWith.some((id) => all.has(id)) || ill.some((id) => has.has(id));
    if (!isMeant) return [];
    if (!foods) return [{ ...note, foods: [] }];
    const isHit = (line: Line) =>
      foods instanceof RegExp
        ? [line.name, ...(line.snapshot.parts ?? [])].some((text) => foods.test(plain(text)))
        : foods(line);
    const hits = lines.filter(isHit);
    return hits.length > 0 ? [{ ...note, foods: [...new Set(hits.map(({ name }) => name))] }] : [];
  });
}
