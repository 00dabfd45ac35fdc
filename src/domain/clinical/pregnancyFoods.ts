import type { MenuItem } from '../food/storedLines';
import { hasAccents, normalise } from '../text/fold';
import { conditionsOfTag } from './recognise';
import type { MedicineFinding, MedicineNote } from './medicineNote';

type Line = Pick<MenuItem, 'name' | 'snapshot'>;

/** Foods that a pregnant woman leaves out, or asks about. */
interface PregnancyFood extends Omit<MedicineNote, 'quoted'> {
  /** Names and parts, with accents and one space around each word. */
  has: RegExp;
  /** The same without accents, where the words then are not those of another food. */
  plain?: RegExp;
  /** Names that hold a word of the others and are something else. */
  not?: RegExp;
  /** Raw as it is bought, and safe in a dish that is cooked by its name. */
  isSafeCooked?: true;
  /** Of the food alone: a dish that is made with it says nothing. */
  isOfNameOnly?: true;
}

interface RefusedFood extends PregnancyFood {
  /** Names of such foods, as a pregnant woman is told them. */
  examples: readonly string[];
}

const padded = (text: string): string =>
  ` ${normalise(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

function isMeant(text: string, { has, plain, not }: PregnancyFood): boolean {
  const words = padded(text);
  if (not?.test(words)) return false;
  return has.test(words) || (!hasAccents(words.trim()) && plain?.test(words) === true);
}

/** Ways that cook whatever a dish is made of. */
const COOKED =
  / (rán|chiên|nướng|kho|hầm|ninh|canh|lẩu|cháo|súp|pizza|đút lò|bỏ lò|xào|hấp|luộc|rim|quay|rang|chưng|om|bánh xèo|ran|chien|nuong|xao|hap|luoc|lau|chao) /;

/** Whether a line is such a food, or is made of one. */
export function isPregnancyFood({ name, snapshot }: Line, food: PregnancyFood): boolean {
  if (isMeant(name, food)) return true;
  if (food.isOfNameOnly || (food.isSafeCooked && COOKED.test(padded(name)))) return false;
  return (snapshot.parts ?? []).some((part) => isMeant(part, food));
}

const NICE = 'NICE CG62 2008';
const CDC = 'CDC 2021 (thực phẩm khi mang thai)';
const FDA = 'FDA 2012 (an toàn thực phẩm khi mang thai)';
const FDA_FISH = 'FDA/EPA 2017 (khuyên về ăn cá)';

/** Left out, each by its guideline. No figure stands here: the guidelines name foods. */
export const PREGNANCY_REFUSED: readonly RefusedFood[] = [
  {
    id: 'pregnancyRawFish',
    examples: ['gỏi cá', 'sushi', 'hàu sống'],
    isSafeCooked: true,
    medicine: 'Thai kỳ (cá, hải sản sống hoặc tái)',
    text: 'Cá, tôm, sò, hàu, nghêu sống hoặc tái: không ăn khi mang thai; nấu chín kỹ thì được.',
    source: FDA,
    has: / (sushi|sashimi|ceviche|poke|gỏi (cá|sứa|sống|hàu|nhệch|cá sống)|cá sống|(?<!phồng )tôm sống|cua sống|mực sống|hàu sống|hàu (vắt|chanh|sữa tươi)|sò (huyết )?(sống|tái|tái chanh)|(cá|tôm|mực|hàu|sò|nghêu|ngao|hến|cá hồi|cá ngừ|bạch tuộc) (tái|tái chanh|bóp thấu|trộn sống|nhúng tái|ngâm tương)|cua ngâm tương|ba khía (sống|trộn)|mắm cua sống) /,
    plain:
      / (sushi|sashimi|ceviche|poke|goi ca|hau song|ca song|tom song|so huyet tai|ca hoi song) /,
    not: / (gỏi cá (khô|sặc|lóc khô|cơm khô|dứa khô|chiên)|sushi chay|goi ca kho|sushi chay|chay) /,
  },
  {
    id: 'pregnancyRawMeat',
    examples: ['bò tái', 'tiết canh', 'nem chua'],
    isSafeCooked: true,
    medicine: 'Thai kỳ (thịt, tiết sống hoặc tái)',
    text: 'Thịt tái, tiết canh, nem chua, thịt muối chua sống: không ăn khi mang thai; nấu chín hẳn thì được.',
    source: FDA,
    has: / (tái|tiết canh|tiết (heo|lợn|vịt|dê|ngan)? ?sống|nem chua|nem chạo|tré|thịt chua|thịt sống|bò sống|carpaccio|tartare|tataki|bò (bóp thấu|nhúng tái)|tái chanh|tái lăn tái|prosciutto|salami) /,
    plain:
      / (tiet canh|nem chua|carpaccio|tartare|salami|prosciutto|(pho|bo|be|de|pho bo|bun bo) tai|tai (chanh|nam|gau|lan|gan)) /,
    not: / (nem chua (rán|chiên|nướng)|nem chua ran|tái chế|tái tạo|tái lăn|tai lan|chay|cá tái|tôm tái|mực tái|hàu tái|sò tái|sò huyết tái|cá hồi tái|cá ngừ tái) /,
  },
  {
    id: 'pregnancyRawEgg',
    examples: ['trứng lòng đào'],
    isSafeCooked: true,
    medicine: 'Thai kỳ (trứng sống hoặc lòng đào)',
    text: 'Trứng sống, lòng đào, chần: không ăn khi mang thai; lòng trắng và lòng đỏ chín chắc thì được.',
    source: FDA,
    has: / ((trứng|hột) ((gà|vịt|cút|gà ta) )?(sống|lòng đào|hồng đào|chần|trần|trụng|lòng đào ngâm tương)|lòng đào|lòng đỏ sống|cà phê trứng|cafe trứng|soda (trứng|hột gà)|sinh tố trứng|trứng gà (ngâm )?mật ong|trứng đánh mật ong|tiramisu|eggnog|mayonnaise (nhà làm|tự làm)) /,
    plain: / (tiramisu|eggnog|trung (ga )?(song|long dao|chan)|ca phe trung|soda (trung|hot ga)) /,
    not: / (đào lòng|chay) /,
  },
  {
    id: 'pregnancyLiver',
    examples: ['gan', 'pa tê'],
    medicine: 'Thai kỳ (gan, pa tê)',
    text: 'Gan, dầu gan cá và pa tê: không ăn khi mang thai (rất nhiều vitamin A; pa tê còn có thể có vi khuẩn Listeria).',
    source: NICE,
    has: / (gan|foie gras|pa tê|pate|patê|liver) /,
    plain: / (gan|foie gras|pate|pa te) /,
    not: / (nấm gan bò|nam gan bo|bánh gan|gan bàn|gan bàn chân|rau gan|lá gan heo|gan dạ|gan chay) /,
  },
  {
    id: 'pregnancyMercury',
    examples: ['cá kiếm', 'cá mập', 'cá thu vua'],
    medicine: 'Thai kỳ (cá nhiều thủy ngân)',
    text: 'Cá kiếm, cá cờ, cá mập, cá nhám, cá ngừ mắt to, cá thu vua, cá đầu vuông: không ăn khi mang thai.',
    source: FDA_FISH,
    has: / (cá (kiếm|cờ|mập|nhám|ngừ mắt to|thu vua|đầu vuông|maclin|tráp cam)|vi cá|vây cá|marlin|swordfish|shark|tilefish|orange roughy|bigeye) /,
    plain:
      / (ca (kiem|map|nham|ngu mat to|thu vua|dau vuong)|vi ca map|vay ca map|marlin|swordfish|shark|tilefish|orange roughy|bigeye) /,
    not: / (vi cá chay|chay) /,
  },
  {
    id: 'pregnancyAlcohol',
    examples: ['rượu', 'bia'],
    medicine: 'Thai kỳ (rượu bia)',
    text: 'Không uống và không nấu với rượu bia khi mang thai: không có mức nào được coi là an toàn.',
    source: 'UK CMO 2016 (hướng dẫn về rượu bia)',
    has: / (bia|rượu|(sốt|xốt|nấu|hầm|kho|om) vang|cocktail|soju|sake|vodka|whisky|whiskey|brandy|cô nhắc|cognac|champagne|sâm panh|cider|rum) /,
    plain:
      / (bia|ruou|(sot|nau|ham) vang|cocktail|soju|sake|vodka|whisky|whiskey|brandy|cognac|champagne|cider|rum) /,
    not: / (giấm|giam|dấm|không cồn|khong con|men rượu|0 độ|mocktail) /,
  },
  {
    id: 'pregnancyMilk',
    examples: ['sữa chưa tiệt trùng'],
    medicine: 'Thai kỳ (sữa, phô mai chưa tiệt trùng)',
    text: 'Sữa chưa thanh trùng hay tiệt trùng, phô mai mềm ủ mốc (Brie, Camembert, phô mai xanh): không ăn khi mang thai.',
    source: CDC,
    has: / (sữa ((tươi|bò|dê|bò tươi|dê tươi|tươi nguyên chất) )?(chưa (qua )?(tiệt|thanh) trùng|mới vắt|vắt tay|tươi sống|thô|nguyên liệu)|brie|camembert|phô mai (xanh|mốc)|roquefort|gorgonzola|raw milk) /,
    plain: / (brie|camembert|roquefort|gorgonzola|raw milk|pho mai xanh|sua (bo )?moi vat) /,
  },
  {
    id: 'pregnancySprouts',
    examples: ['rau mầm', 'giá sống'],
    isSafeCooked: true,
    medicine: 'Thai kỳ (rau mầm, giá sống)',
    text: 'Rau mầm và giá ăn sống: không ăn khi mang thai; nấu chín thì được.',
    source: FDA,
    has: / (rau mầm|mầm (củ cải|cải|đậu|đá|hướng dương|lúa mì) ?(sống|tươi)?|giá sống|giá đỗ sống|giá (đỗ )?trộn sống) /,
    plain: / (rau mam|gia song) /,
    not: / (đậu nảy mầm|gạo mầm|gạo lứt mầm|gạo lứt nảy mầm|bột mầm|mầm cây) /,
  },
];

/** Asked about by many, and not refused: `source` says what is known of it. */
const ASKED: readonly PregnancyFood[] = [
  {
    id: 'pregnancyPapaya',
    medicine: 'Thai kỳ (đu đủ xanh)',
    text: 'Đu đủ xanh: nhiều người kiêng khi mang thai, chưa có khuyến nghị. Hỏi ý khách hàng.',
    source: 'Chưa có khuyến nghị',
    has: / (đu đủ (xanh|hườm|ương)|(gỏi|nộm|som tam|canh giò heo|giò heo hầm) đu đủ|som tam) /,
    plain: / (du du xanh|(goi|nom) du du|som tam) /,
    not: / (đu đủ chín|mứt đu đủ) /,
  },
  {
    id: 'pregnancyClams',
    medicine: 'Thai kỳ (hến, nghêu, ốc, sò)',
    text: 'Hến, nghêu, ốc, sò, trai đã nấu chín: nhiều người kiêng khi mang thai, chưa có khuyến nghị kiêng. Chín kỹ thì không bị từ chối.',
    source: 'Chưa có khuyến nghị',
    has: / (hến|nghêu|ngao|ốc|sò|trai|trùng trục|don|hàu|vẹm|chem chép|tu hài|móng tay) /,
    plain:
      / (hen xao|com hen|bun hen|ngheu|ngao|oc (buou|huong|luoc|xao|nhoi)|bun oc|so huyet|hau nuong) /,
    not: / (óc chó|sốc|con trai|bé trai|bánh con sò|nui ốc|nui sò|nấm sò|nấm bào ngư|dầu hào|dầu hàu|sốt hàu|xốt hàu|bơ trai|ốc quế|ngọc trai|bánh móng tay|su hào|hến biển chay|chay) /,
  },
  {
    id: 'pregnancyMackerel',
    medicine: 'Thai kỳ (cá thu, cá ngừ đại dương)',
    text: 'Cá thu, cá ngừ đại dương có nhiều loài; loài lớn nhiều thủy ngân (cá thu vua, cá ngừ mắt to nên tránh). Hỏi loài, chỉ ăn thỉnh thoảng.',
    source: FDA_FISH,
    has: / cá (thu|ngừ đại dương|ngừ vây vàng|ngừ vây xanh) /,
    plain: / ca (thu|ngu dai duong) /,
    not: / (cá thu (đao|nhật|nhật bản|vua)|cá thu chay|ca thu (dao|nhat)) /,
  },
  {
    id: 'pregnancyFreshMilk',
    isOfNameOnly: true,
    medicine: 'Thai kỳ (sữa tươi)',
    text: 'Sữa bò, sữa dê tươi: chọn loại đã thanh trùng hoặc tiệt trùng.',
    source: CDC,
    has: /^ sữa (bò|dê|trâu) tươi $/,
    plain: /^ sua (bo|de|trau) tuoi $/,
  },
  {
    id: 'pregnancyRunnyEgg',
    medicine: 'Thai kỳ (trứng ốp la)',
    text: 'Trứng ốp la, bò né, bít tết: làm chín hẳn, lòng đỏ chắc và thịt không còn đỏ.',
    source: FDA,
    has: / (ốp la|ốp lết|bò né|bít tết|beefsteak|steak) /,
    plain: / (op la|bo ne|bit tet|beefsteak|steak) /,
    not: / chay /,
  },
  {
    id: 'pregnancyBeanSprouts',
    isSafeCooked: true,
    medicine: 'Thai kỳ (giá đỗ)',
    text: 'Giá đỗ: trụng hoặc nấu chín, không ăn sống.',
    source: FDA,
    has: / (giá đỗ|giá đậu xanh|giá đậu nành|dưa giá) /,
    plain: / (gia do|dua gia) /,
  },
];

/**
 * Foods of the lines that many leave out or ask about in the person's state; nothing is refused for them.
 * @param illness texts of `illnessOf`
 */
export function askedFoods(illness: readonly string[], lines: readonly Line[]): MedicineFinding[] {
  const isPregnant = illness.some((tag) =>
    conditionsOfTag(tag).some(({ id }) => id === 'pregnancy'),
  );
  if (!isPregnant) return [];
  return ASKED.flatMap((food) => {
    const hits = lines.filter((line) => isPregnancyFood(line, food));
    const foods = [...new Set(hits.map(({ name }) => name))];
    return foods.length > 0
      ? [{ id: food.id, medicine: food.medicine, text: food.text, source: food.source, foods }]
      : [];
  });
}
