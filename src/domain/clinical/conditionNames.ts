import type { ConditionId } from './types';

/**
 * How tags name each condition, without accents, in whole words and with letters and digits apart ("CKD3a" is
 * "ckd 3 a"). The first that fits decides, so what holds a word of another stands before it.
 */
export const NAMES: readonly (readonly [ConditionId, RegExp])[] = [
  [
    'gestationalDiabetes',
    /\b((dai thao duong|tieu duong|dtd) (thai (k[yi]|nghen)|(khi|luc) mang thai)|dtdtk|dttk|gdm)\b/,
  ],
  [
    'dialysis',
    /\b(chay than|loc than|loc mau|loc mang bung|lmb|tham phan|than nhan tao|(hd|tnt) (chu ky|dinh ky)|hemodialysis|peritoneal dialysis|capd|g? ?5 d|ckd hd|ckd pd)\b/,
  ],
  [
    'kidney',
    /\b(suy than|benh than|than man|viem cau than|stm|btm|btmt|ckd|esrd|hoi chung than hu|kidney disease|g ?[1-5]( [ab])?)\b/,
  ],
  [
    'kidneyStones',
    /\b((soi|san) than|soi (duong )?(tiet )?nieu|soi calci|soi canxi|soi oxalat|kidney stones?)\b/,
  ],
  [
    'pregnancy',
    /\b(mang (thai|bau)|song thai|da thai|thai (k[yi]|doi|phu)|thai \d+ (tuan|thang|w)|tam ca nguyet|(ba|me|dang|co) bau|co thai|bau \d+ (tuan|thang|w)|(3|ba) thang (dau|giua|cuoi))\b|^bau$/,
  ],
  [
    'nursing',
    /\b(cho con bu|cho bu|cho be bu|be bu me|con bu me|nuoi con bu|nuoi con bang sua me|lactating)\b/,
  ],
  [
    'diabetes',
    /\b(dai thao duong|tieu duong|dai duong|dtd|diabetes|t ?[12] ?dm?|dm ?[12]?|dm (type|typ|tip|tuyp) ?[12])\b/,
  ],
  [
    'hypertension',
    /\b(tang huyet ap|cao huyet ap|huyet ap (hoi )?cao|(len )?tang xong|cao mau|tha|(tang|cao) ha|ha cao|cao ap|hypertension|htn)\b/,
  ],
  [
    'gout',
    /\b(gout|gut|goutte|thong phong|tang (acid |axit |a )uric|(acid|axit) uric (mau )?(cao|tang)|tang uric)\b/,
  ],
  [
    'dyslipidaemia',
    /\b((roi loan|rl) (chuyen hoa )?(lipid|mo mau)|mo (trong )?mau|mau (nhiem )?mo|lipid mau|tang lipid|tang (ldl|cholesterol)|cholesterol (mau |toan phan )?(cao|tang)|ldl (c )?(cao|tang)|tang triglycerid\w*|triglycerid\w* (mau )?(cao|tang)|dyslipid\w*|rllp|rllm|rlmm)\b/,
  ],
  [
    'fattyLiver',
    /\b(gan (bi )?(nhiem )?mo|nhiem mo gan|mo gan|gnm|nafld|masld|nash|mash|fatty liver)\b/,
  ],
  [
    'osteoporosis',
    /\b(loang xuong|thieu xuong|xop xuong|xuong xop|giam mat do xuong|osteoporosis|osteopenia)\b/,
  ],
  ['anaemia', /\b(thieu mau( thieu sat)?|thieu huyet|thieu sat|tmts|anemia|anaemia)\b/],
  [
    'underweight',
    /\b(suy dinh duong|sdd|thieu can|nhe can|gay yeu|gay com|gay mon|thieu nang luong truong dien|underweight|malnutrition)\b|^gay$/,
  ],
  ['obesity', /\b(beo phi|beo do (1|2|3|i|ii|iii)|obesity|obese)\b/],
  ['oldAge', /\b(cao tuoi|nguoi gia|lon tuoi|lao khoa)\b/],
  [
    'copd',
    /\b(copd|c o p d|bptnmt|bptntm|(benh )?phoi (bi )?tac nghen|tac nghen phoi|tac nghen (duong (dan )?(tho|khi)|man tinh o phoi)|khi (phe|phoi) thung|gian phe nang|viem phe quan man( tinh)? tac nghen|chronic obstructive pulmonary|emphysema)\b/,
  ],
  [
    'ibs',
    /\b((ruot( gia)?|dai trang|dai truc trang|duong ruot) (bi )?(kich thich|nhay cam|co that|chuc nang)|hcrkt|hckt ruot|ibs( [dcmu])?|roi loan chuc nang (dai trang|ruot)|co that (dai trang|ruot)|irritable bowel|spastic colon)\b/,
  ],
];

export const NOT_THAT: Partial<Record<ConditionId, RegExp>> = {
  diabetes: /\b(tien (dai thao duong|tieu duong|dtd)|dai thao nhat)\b/,
  anaemia: /\b(thieu mau (co tim|nao|cuc bo|chi)|thalass?emi\w*|tan mau)\b/,
  pregnancy:
    /\b(sau (mang thai|thai ky|sinh)|say thai|luu thai|tien su .*(thai|bau)|vo sinh|hiem muon|ngua thai|tranh thai)\b/,
  ibs: /\bgluten\b/,
  // "Ung thư vú, G2": the grade of a tumour, where no kidney is named.
  kidney:
    /\b(soi than|viem cau than cap da khoi)\b|^(?!.*\b(?:than|stm|btmt?|ckd|esrd)\b).*\b(?:ung thu|carcinoma|sarcoma|lymphoma|k (?:vu|phoi|gan|da day|dai trang|tuyen))\b/,
};
