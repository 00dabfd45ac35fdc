import type { DecidedReading, OwnLimit } from '../records/clients';
import { dateText, daysBetween } from '../text/days';
import { formatNumber } from '../text/numberFormat';
import { ADULT_FROM } from './recognise';
import { DANGEROUS_TRIGLYCERIDES, potassiumAlarm, RECENT_DAYS } from './serum';
import { ESPEN_2018, KDIGO, NICE_CG32, QD_2388, QD_2598, QD_2879 } from './sources';
import type { PersonFacts, RecognitionProblem, Source } from './types';
import type { Alarm } from './limitTypes';

export interface AlarmInputs {
  own: readonly OwnLimit[];
  decided: readonly DecidedReading[];
  /** `YYYY-MM-DD`. */
  today: string;
  problems: readonly RecognitionProblem[];
  bmi: number | undefined;
  swallowsBadly: boolean;
  /** Reasons against losing weight, in words, although the goal asks for it. */
  lossAgainst?: string;
}

type Draft = Omit<Alarm, 'source'> & { source?: Source };

const cited = (source: Source | undefined): Pick<Alarm, 'source'> =>
  source ? { source: { guideline: source.guideline, year: source.year } } : {};

/** An alarm as it stands once somebody wrote down that a doctor has decided; an urgent one waits for another reading. */
function withDecision({ source, ...alarm }: Draft, { decided }: AlarmInputs): Alarm {
  const decision = decided.find(({ reading }) => reading === alarm.key);
  const stands = { ...alarm, ...cited(source) };
  if (!decision || alarm.level !== 'confirm') return stands;
  const text = `${alarm.text} Bác sĩ đã quyết định (ghi ngày ${dateText(decision.date)}).`;
  return { ...stands, level: 'ask', decided: decision.date, text };
}

const POTASSIUM_WORDS = {
  urgent: ': cần bác sĩ xử trí ngay, chưa làm thực đơn.',
  stale: ', chưa có kết quả mới trong 6 tháng: xét nghiệm lại ngay, chưa làm thực đơn.',
  confirm:
    ': chưa làm thực đơn trước khi bác sĩ quyết định cách xử trí. Ghi mức kali của bác sĩ ở “Giới hạn của bạn”.',
  ask: ': đề nghị 2.000–3.000 mg kali mỗi ngày. Hỏi bác sĩ mức của người này và ghi ở “Giới hạn của bạn”.',
} as const;

const isSet = (own: readonly OwnLimit[], nutrient: string): boolean =>
  own.some((limit) => limit.nutrient === nutrient && limit.maximum !== undefined);

function potassiumAlarms(facts: PersonFacts, inputs: AlarmInputs): Alarm[] {
  const level = potassiumAlarm(facts);
  const reading = facts.serum?.potassium ?? facts.lastPotassium;
  if (!level || !reading || (level === 'ask' && isSet(inputs.own, 'potassium'))) return [];
  const value = `Kali máu ${formatNumber(reading.value, 1)} mmol/L (${dateText(reading.date)})`;
  const alarm: Draft = {
    key: `potassium ${reading.date} ${reading.value}`,
    kind: 'potassium',
    level: level === 'stale' ? 'urgent' : level,
    text: value + POTASSIUM_WORDS[level],
    source: level === 'ask' ? QD_2879('') : KDIGO(''),
  };
  return [withDecision(alarm, inputs)];
}

/** From this stage on the kidneys may hold potassium back so far that nobody plans without a reading. */
const UNKNOWN_FROM = 4;

function potassiumUnknown(facts: PersonFacts, inputs: AlarmInputs): Alarm[] {
  const { conditions, age, serum, lastPotassium } = facts;
  const stage = conditions.has('dialysis') ? 5 : (conditions.get('kidney')?.stage ?? 0);
  const isAdult = age === undefined || age >= ADULT_FROM;
  if (!isAdult || stage < UNKNOWN_FROM || serum?.potassium) return [];
  // An old reading that was dangerous has an alarm of its own.
  if (potassiumAlarm(facts) !== undefined) return [];
  const { decided, today } = inputs;
  const recent = decided.filter(({ date }) => daysBetween(date, today) <= RECENT_DAYS);
  const last = lastPotassium ? ` Kết quả cũ: ngày ${dateText(lastPotassium.date)}.` : '';
  const alarm: Draft = {
    key: `potassium unknown ${lastPotassium?.date ?? ''}`.trim(),
    kind: 'potassium',
    level: 'confirm',
    text: `Bệnh thận giai đoạn ${stage} mà chưa có kali máu trong 6 tháng: xét nghiệm rồi ghi vào lần tư vấn, chưa làm thực đơn trước khi biết.${last}`,
    source: QD_2388(''),
  };
  return [withDecision(alarm, { ...inputs, decided: recent })];
}

function triglycerideAlarms({ serum }: PersonFacts, inputs: AlarmInputs): Alarm[] {
  const reading = serum?.triglycerides;
  if (!reading || reading.value < DANGEROUS_TRIGLYCERIDES) return [];
  const alarm: Draft = {
    key: `triglycerides ${reading.date} ${reading.value}`,
    kind: 'triglycerides',
    level: 'confirm',
    text: `Triglycerid ${formatNumber(reading.value, 1)} mmol/L (${dateText(reading.date)}): bác sĩ khám trước (nguy cơ viêm tụy), chưa làm thực đơn. Ghi mức chất béo của bác sĩ ở “Giới hạn của bạn”.`,
    source: { guideline: 'NLA', year: 2015, place: '' },
  };
  return [withDecision(alarm, inputs)];
}

/** BMI of an adult below which feeding again may be dangerous (NICE CG32, 2006). */
const REFEEDING_BMI = 16;

function refeeding({ age }: PersonFacts, inputs: AlarmInputs): Alarm[] {
  const { bmi } = inputs;
  if (bmi === undefined || bmi >= REFEEDING_BMI || (age !== undefined && age < ADULT_FROM))
    return [];
  const bmiText = formatNumber(bmi, 1);
  const alarm: Draft = {
    key: `refeeding ${bmi.toFixed(1)}`,
    kind: 'refeeding',
    level: 'confirm',
    text: `BMI ${bmiText}, dưới 16: nguy cơ hội chứng nuôi ăn lại. Bác sĩ đánh giá và xem kali, phốt pho, magiê máu trước, chưa làm thực đơn.`,
    source: NICE_CG32(''),
  };
  return [withDecision(alarm, inputs)];
}

function swallowing(inputs: AlarmInputs): Alarm[] {
  if (!inputs.swallowsBadly) return [];
  const alarm: Draft = {
    key: 'swallowing',
    kind: 'swallowing',
    level: 'confirm',
    text: 'Hồ sơ ghi khó nuốt hoặc hay sặc: đánh giá nuốt và chọn độ đặc (IDDSI) trước, chưa làm thực đơn.',
    source: ESPEN_2018(''),
  };
  return [withDecision(alarm, inputs)];
}

/** A week that takes nothing away is made all the same; the goal is asked about. */
function unadvisedLoss({ conditions }: PersonFacts, { lossAgainst }: AlarmInputs): Alarm[] {
  if (lossAgainst === undefined) return [];
  const alarm: Draft = {
    key: `loss ${lossAgainst}`.slice(0, 80),
    kind: 'weightLoss',
    level: 'ask',
    text: `Mục tiêu giảm cân, trong khi ${lossAgainst}: không bớt năng lượng, không chọn thực đơn giảm cân. Hỏi lại và sửa mục tiêu.`,
    ...(conditions.has('underweight') ? { source: QD_2598('') } : {}),
  };
  return [{ ...alarm, ...cited(alarm.source) }];
}

function contradiction(problem: RecognitionProblem): string | undefined {
  switch (problem.kind) {
    case 'stageAndDialysis':
      return `“${problem.tags.join('” và “')}”: trước lọc và khi lọc máu cần lượng đạm khác nhau`;
    case 'pregnantMan':
      return `“${problem.tag}” ở nam`;
    case 'pregnantAge':
      return `“${problem.tag}” ở ${problem.age} tuổi`;
    case 'adultIllness':
      return `“${problem.tag}” ở ${problem.age} tuổi`;
    default:
      return undefined;
  }
}

const contradictions = (inputs: AlarmInputs): Alarm[] =>
  inputs.problems.flatMap((problem) => {
    const words = contradiction(problem);
    if (words === undefined) return [];
    const alarm: Draft = {
      key: `record ${words}`.slice(0, 80),
      kind: 'record',
      level: 'confirm',
      text: `Hồ sơ mâu thuẫn: ${words}. Hỏi lại và sửa hồ sơ trước, chưa làm thực đơn.`,
    };
    return [withDecision(alarm, inputs)];
  });

export const personAlarms = (facts: PersonFacts, inputs: AlarmInputs): Alarm[] => [
  ...potassiumAlarms(facts, inputs),
  ...potassiumUnknown(facts, inputs),
  ...triglycerideAlarms(facts, inputs),
  ...refeeding(facts, inputs),
  ...swallowing(inputs),
  ...unadvisedLoss(facts, inputs),
  ...contradictions(inputs),
];
