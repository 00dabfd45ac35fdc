import type { DecidedReading, OwnLimit } from '../collections/clients';
import { dateText, daysBetween } from '../days';
import { formatNumber } from '../nutrition/numberFormat';
import type { Alarm } from '../verdict/types';
import { ADULT_FROM } from './recognise';
import { DANGEROUS_TRIGLYCERIDES, potassiumAlarm, RECENT_DAYS } from './serum';
import { KDIGO, QD_2388, QD_2879 } from './sources';
import type { PersonFacts, Source } from './types';

/** What was decided about a person's readings. */
export interface Decisions {
  own: readonly OwnLimit[];
  /** That a doctor has decided about a reading, and when it was written down. */
  decided: readonly DecidedReading[];
  /** `YYYY-MM-DD`. */
  today: string;
}

type Draft = Omit<Alarm, 'source'> & { source: Source };

const cited = ({ guideline, year }: Source): Alarm['source'] => ({ guideline, year });

/** An alarm as it stands once somebody wrote down that a doctor has decided; an urgent one waits for another reading. */
function withDecision({ source, ...alarm }: Draft, { decided }: Decisions): Alarm {
  const decision = decided.find(({ reading }) => reading === alarm.key);
  const stands = { ...alarm, source: cited(source) };
  if (!decision || alarm.level !== 'confirm') return stands;
  const text = `${alarm.text} Bác sĩ đã quyết định về kết quả này (ghi ngày ${dateText(decision.date)}).`;
  return { ...stands, level: 'ask', decided: decision.date, text };
}

/** What is said at each level of potassium, behind its value. */
const POTASSIUM_WORDS = {
  urgent: ': cần bác sĩ xử trí ngay, chưa làm thực đơn.',
  stale: ', chưa có kết quả mới trong 6 tháng: xét nghiệm lại ngay, chưa làm thực đơn.',
  confirm:
    ': chưa làm thực đơn trước khi bác sĩ quyết định cách xử trí. Ghi mức kali của bác sĩ ở “Giới hạn của bạn”.',
  ask: ': đề nghị 2.000–3.000 mg kali mỗi ngày. Hỏi bác sĩ mức của người này và ghi ở “Giới hạn của bạn”.',
} as const;

const isSet = (own: readonly OwnLimit[], nutrient: string): boolean =>
  own.some((limit) => limit.nutrient === nutrient && limit.maximum !== undefined);

function potassiumAlarms(facts: PersonFacts, decisions: Decisions): Alarm[] {
  const level = potassiumAlarm(facts);
  const reading = facts.serum?.potassium ?? facts.lastPotassium;
  if (!level || !reading || (level === 'ask' && isSet(decisions.own, 'potassium'))) return [];
  const value = `Kali máu ${formatNumber(reading.value, 1)} mmol/L (${dateText(reading.date)})`;
  const alarm: Draft = {
    key: `potassium ${reading.date} ${reading.value}`,
    kind: 'potassium',
    level: level === 'stale' ? 'urgent' : level,
    text: value + POTASSIUM_WORDS[level],
    source: level === 'ask' ? QD_2879('') : KDIGO(''),
  };
  return [withDecision(alarm, decisions)];
}

/** From this stage on the kidneys may hold potassium back so far that nobody plans without a reading. */
const UNKNOWN_FROM = 4;

/** Kidneys of stage 4 or 5 without a reading: a decision counts as long as a reading would. */
function potassiumUnknown(facts: PersonFacts, decisions: Decisions): Alarm[] {
  const { found, age, serum, lastPotassium } = facts;
  const stage = found.has('dialysis') ? 5 : (found.get('kidney')?.stage ?? 0);
  const isAdult = age === undefined || age >= ADULT_FROM;
  if (!isAdult || stage < UNKNOWN_FROM || serum?.potassium) return [];
  // An old reading that was dangerous has an alarm of its own.
  if (potassiumAlarm(facts) !== undefined) return [];
  const { decided, today } = decisions;
  const recent = decided.filter(({ date }) => daysBetween(date, today) <= RECENT_DAYS);
  const last = lastPotassium ? ` Kết quả cũ: ngày ${dateText(lastPotassium.date)}.` : '';
  const alarm: Draft = {
    key: `potassium unknown ${lastPotassium?.date ?? ''}`.trim(),
    kind: 'potassium',
    level: 'confirm',
    text: `Bệnh thận giai đoạn ${stage} mà chưa có kali máu trong 6 tháng: xét nghiệm rồi ghi vào lần tư vấn, chưa làm thực đơn trước khi biết.${last}`,
    source: QD_2388(''),
  };
  return [withDecision(alarm, { ...decisions, decided: recent })];
}

function triglycerideAlarms({ serum }: PersonFacts, decisions: Decisions): Alarm[] {
  const reading = serum?.triglycerides;
  if (!reading || reading.value < DANGEROUS_TRIGLYCERIDES) return [];
  const alarm: Draft = {
    key: `triglycerides ${reading.date} ${reading.value}`,
    kind: 'triglycerides',
    level: 'confirm',
    text: `Triglycerid ${formatNumber(reading.value, 1)} mmol/L (${dateText(reading.date)}): bác sĩ khám trước (nguy cơ viêm tụy), chưa làm thực đơn. Ghi mức chất béo của bác sĩ ở “Giới hạn của bạn”.`,
    source: { guideline: 'NLA', year: 2015, place: '' },
  };
  return [withDecision(alarm, decisions)];
}

/** Readings of the blood, or the want of one, that come before every plan: the one truth for all screens. */
export const bloodAlarms = (facts: PersonFacts, decisions: Decisions): Alarm[] => [
  ...potassiumAlarms(facts, decisions),
  ...potassiumUnknown(facts, decisions),
  ...triglycerideAlarms(facts, decisions),
];
