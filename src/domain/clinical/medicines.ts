import type { MenuItem } from '../collections/shared/lines';
import { fold } from '../search/fold';
import { conditionsOfTag, isSuddenKidney } from './recognise';
import type { ConditionId } from './types';

/**
 * An effect of a medicine or an illness and a food on each other, said as an amber note. Sources as confirmed: the
 * issuer's own page, or (`quoted`) a reproduction of it.
 */
export interface MedicineNote {
  id: string;
  medicine: string;
  text: string;
  source: string;
  quoted?: true;
}

type Line = Pick<MenuItem, 'name' | 'snapshot'>;

interface MedicineRule extends MedicineNote {
  /** Whether somebody has it: names of the substance and usual brands, without accents, or the conditions of a tag. */
  names: RegExp | readonly ConditionId[];
  /** Conditions that it holds for as well as for the medicines. */
  alsoIll?: readonly ConditionId[];
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

/** Medicines that vitamin K works against. */
const AGAINST_VITAMIN_K = /\b(warfarin|coumadin|coumadine|acenocoumarol|sintrom|khang vitamin k)\b/;
const INSULIN =
  /\b(insulin\w*|lantus|toujeo|tresiba|levemir|basaglar|mixtard|novomix|novorapid|humalog|humulin|actrapid|insulatard|ryzodeg|apidra)\b/;
/** Iron as tablets, and an illness that needs it. */
const IRON =
  /\b(vien sat|sat sulfat|sat fumarat|ferrous|fumafer|tardyferon|ferrovit|feroglobin|saferon|maltofer)\b/;

/** Medicines that hold potassium back: more potassium is no advice then. */
const KEEPS_POTASSIUM =
  /\b(spironolacton\w*|eplerenon\w*|amilorid\w*|triamteren\w*|enalapril|lisinopril|captopril|perindopril|ramipril|imidapril|quinapril|losartan|valsartan|telmisartan|irbesartan|candesartan|olmesartan|azilsartan|acei|arb|uc che men chuyen|uc che thu the|finerenon\w*)\b/;

const RULES: readonly MedicineRule[] = [
  {
    id: 'warfarin',
    medicine: 'Warfarin',
    names: AGAINST_VITAMIN_K,
    text: 'Giữ lượng vitamin K đều mỗi ngày, không phải ăn thật ít.',
    source: 'NIH ODS, tờ thông tin vitamin K',
  },
  {
    id: 'natto',
    medicine: 'Warfarin',
    names: AGAINST_VITAMIN_K,
    foods: /\bnatto\b/,
    text: 'Natto: tránh, có vitamin K2 làm giảm tác dụng của thuốc rất mạnh.',
    source: 'Johnson 2005 (Nutr Rev 63:91)',
    quoted: true,
  },
  {
    id: 'ironTea',
    medicine: 'Thiếu máu, viên sắt',
    names: IRON,
    alsoIll: ['anaemia'],
    text: 'Trà, cà phê cách bữa ăn và viên sắt ít nhất 1 giờ; ăn kèm trái cây giàu vitamin C.',
    source: 'Ahmad Fuzi 2017',
    quoted: true,
  },
  {
    id: 'grapefruit',
    medicine: 'Simvastatin, atorvastatin, thuốc chẹn canxi',
    names:
      /\b(simvastatin|atorvastatin|felodipin\w*|nifedipin\w*|nicardipin\w*|lercanidipin\w*|verapamil)\b/,
    foods: GRAPEFRUIT,
    text: 'Bưởi chùm: tránh với simvastatin và nhiều thuốc chẹn canxi (trừ amlodipin, diltiazem); không dùng nhiều với atorvastatin. Bưởi có thể có tác dụng như bưởi chùm.',
    source: 'GPnotebook; FDA (nifedipin; bưởi: bản tin 2017)',
    quoted: true,
  },
  {
    id: 'colchicine',
    medicine: 'Colchicin',
    names: /\b(colchicin\w*|colcrys)\b/,
    foods: GRAPEFRUIT,
    text: 'Bưởi chùm: không ăn, không uống nước ép khi dùng colchicin (tăng nồng độ thuốc). Bưởi có thể có tác dụng như bưởi chùm.',
    source: 'FDA, thông tin thuốc Colcrys 2009; bưởi: bản tin FDA 2017',
    quoted: true,
  },
  {
    id: 'starfruit',
    medicine: 'Bệnh thận',
    names: ['kidney', 'dialysis'],
    foods: STARFRUIT,
    text: 'Khế: không ăn và không uống nước khế khi có bệnh thận (chất độc thần kinh không được lọc ra).',
    source: 'National Kidney Foundation, hướng dẫn ăn khi lọc máu',
    quoted: true,
  },
  {
    id: 'goutAlcohol',
    medicine: 'Gút',
    names: ['gout'],
    foods: ALCOHOL,
    text: 'Hạn chế rượu bia (không kèm con số).',
    source: 'ACR 2020',
    quoted: true,
  },
  {
    id: 'goutPurine',
    medicine: 'Gút',
    names: ['gout'],
    foods: hasMuchPurine,
    text: 'Hạn chế thức ăn nhiều purin (từ 200 mg/100 g).',
    source: 'ACR 2020; mức “nhiều” theo Kaneko 2014',
    quoted: true,
  },
  {
    id: 'maoi',
    medicine: 'Phenelzine, tranylcypromine',
    names: /\b(phenelzin\w*|tranylcypromin\w*|imao|maoi)\b/,
    foods:
      /\b(pho mai|phomai|cheese|xuc xich|lap xuong|nem chua|thit muoi|tuong (ban|hot|den|nep)|xi dau|nuoc tuong)\b/,
    text: 'Tránh phô mai ủ lâu, thịt lên men hoặc để lâu, nước tương và đồ đậu nành lên men.',
    source: 'Therapeutic Guidelines (Psychotropic)',
    quoted: true,
  },
  {
    id: 'acei',
    medicine: 'Thuốc giữ kali, bệnh thận',
    names: KEEPS_POTASSIUM,
    alsoIll: ['kidney', 'dialysis'],
    text: 'Không dùng muối, nước chấm, bột nêm thay natri bằng kali nếu không được kê.',
    source: 'AHA/ACC 2025',
  },
  {
    id: 'levothyroxine',
    medicine: 'Levothyroxine',
    names: /\b(levothyroxin\w*|l thyroxin\w*|euthyrox|berlthyrox)\b/,
    foods: /\b(dau nanh|dau phu|dau hu|ca phe|sua dau)\b/,
    text: 'Đậu nành, chất xơ, cà phê, viên canxi và sắt làm giảm hấp thu thuốc.',
    source: 'Wiesner 2021 (tổng quan)',
    quoted: true,
  },
];

const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ');

const takes = (medicines: readonly string[], names: RegExp): boolean =>
  medicines.some((medicine) => names.test(plain(medicine)));

/** Whether one of the medicines holds potassium back. */
export function keepsPotassium(medicines: readonly string[]): boolean {
  return takes(medicines, KEEPS_POTASSIUM);
}

/** Whether one of the medicines works against vitamin K, so that its amount has to stay the same. */
export const needsSteadyVitaminK = (medicines: readonly string[]): boolean =>
  takes(medicines, AGAINST_VITAMIN_K);

export const takesInsulin = (medicines: readonly string[]): boolean => takes(medicines, INSULIN);

/** A note and the foods of the day that it concerns; none where it is said of every day. */
export interface MedicineFinding extends MedicineNote {
  foods: string[];
}

/**
 * Notes for a client's medicines: those about every day always, those about foods where the day has one.
 * @param medicines as typed; conditions may say one too ("đang dùng warfarin")
 */
export function medicineNotes(
  medicines: readonly string[],
  lines: readonly Line[],
): MedicineFinding[] {
  const taken = medicines.map(plain);
  const ill = new Set(medicines.flatMap((tag) => conditionsOfTag(tag).map(({ id }) => id)));
  if (medicines.some(isSuddenKidney)) ill.add('kidney');
  return RULES.flatMap(({ names, alsoIll = [], foods, ...note }) => {
    const isMeant =
      alsoIll.some((id) => ill.has(id)) ||
      (names instanceof RegExp
        ? taken.some((medicine) => names.test(medicine))
        : names.some((id) => ill.has(id)));
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
