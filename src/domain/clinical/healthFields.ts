import type { Client } from '../records/clients';
import { dateText, daysBetween, monthsBetween } from '../text/days';
import { formatNumber } from '../text/numberFormat';
import {
  kidneyShape,
  LAST_WEEK,
  screeningOutcomeShape,
  type Kidney,
  type Pregnancy,
  type ScreeningOutcome,
} from '../records/shared/health';
import type { RecognitionProblem } from './recognise';
import type { ConditionFinding } from './types';
import { trimesterOfWeek } from './weeks';

export type HealthFields = Partial<
  Pick<Client, 'pregnancy' | 'nursingSince' | 'kidney' | 'screening'>
>;

export interface FieldFindings {
  findings: ConditionFinding[];
  problems: RecognitionProblem[];
}

/** Beyond it a field that nobody changed since is asked about. */
const LAST_NURSING_MONTH = 24;

/** @returns `undefined` where no week or no day of it is known */
export function pregnancyWeek(
  { week, weekDate }: Pick<Pregnancy, 'week' | 'weekDate'>,
  day: string,
): number | undefined {
  if (week === undefined || weekDate === undefined) return undefined;
  return week + Math.floor(daysBetween(weekDate, day) / 7);
}

const describeKind = (foetuses = 1): string =>
  foetuses === 1 ? 'Thai' : foetuses === 2 ? 'Song thai' : `Đa thai (${foetuses}),`;

function takePregnancy(pregnancy: Pregnancy, day: string): FieldFindings {
  const { week, weekDate, foetuses } = pregnancy;
  const more = foetuses === undefined ? {} : { foetuses };
  const present = pregnancyWeek(pregnancy, day);
  if (present === undefined)
    return { findings: [{ id: 'pregnancy', tag: 'Mang thai', ...more }], problems: [] };
  if (present < 1 || present > LAST_WEEK) {
    const tag = `Thai ${week} tuần ngày ${dateText(weekDate ?? day)}`;
    return { findings: [], problems: [{ kind: present < 1 ? 'notYet' : 'over', tag }] };
  }
  const tag = `${describeKind(foetuses)} ${present} tuần`;
  const trimester = trimesterOfWeek(present);
  return { findings: [{ id: 'pregnancy', tag, trimester, ...more }], problems: [] };
}

function takeNursing(since: string, day: string): FieldFindings {
  const month = monthsBetween(since, day);
  if (month >= 0 && month <= LAST_NURSING_MONTH)
    return { findings: [{ id: 'nursing', tag: `Cho con bú ${month} tháng`, month }], problems: [] };
  const tag = `Cho con bú từ ${dateText(since)}`;
  return { findings: [], problems: [{ kind: month < 0 ? 'notYet' : 'over', tag }] };
}

const STAGE = /^G([1-5])([ab])?$/;

function takeStage({ stage, stageDate }: Kidney, day: string): FieldFindings {
  const [, number, letter] = STAGE.exec(stage ?? '') ?? [];
  // A word of a newer version says nothing here.
  if (number === undefined) return { findings: [], problems: [] };
  const tag = `CKD ${number}${letter ?? ''}`;
  if (stageDate !== undefined && stageDate > day)
    return {
      findings: [],
      problems: [{ kind: 'notYet', tag: `${tag} từ ${dateText(stageDate)}` }],
    };
  const condition: ConditionFinding = {
    id: 'kidney',
    tag,
    stage: Number(number) as 1 | 2 | 3 | 4 | 5,
  };
  return {
    findings: [letter === 'a' || letter === 'b' ? { ...condition, substage: letter } : condition],
    problems: [],
  };
}

function takeDialysis({ dialysis, dialysisSince }: Kidney, day: string): FieldFindings {
  const { words } = kidneyShape.fields.dialysis;
  if (dialysis === undefined || !Object.hasOwn(words, dialysis))
    return { findings: [], problems: [] };
  const tag = words[dialysis];
  if (dialysisSince !== undefined && dialysisSince > day)
    return {
      findings: [],
      problems: [{ kind: 'notYet', tag: `${tag} từ ${dateText(dialysisSince)}` }],
    };
  return { findings: [{ id: 'dialysis', tag, dialysis }], problems: [] };
}

const AT_RISK: readonly string[] = ['risk', 'malnourished'];

/** Undernutrition that a screening found, in words that a tag might have; one of a later day is not known yet. */
function takeScreening(outcome: ScreeningOutcome, day: string): FieldFindings {
  const { tool, date, result, score } = outcome;
  const { tool: toolField, result: resultField } = screeningOutcomeShape.fields;
  // A word of a newer version says nothing here.
  const isKnown = Object.hasOwn(toolField.words, tool) && AT_RISK.includes(result);
  if (!isKnown || date > day) return { findings: [], problems: [] };
  const came = score === undefined ? resultField.words[result].toLocaleLowerCase('vi') : '';
  const tag = `${toolField.words[tool]} ${came || `${formatNumber(score ?? 0)} điểm`} (${dateText(date)})`;
  return { findings: [{ id: 'underweight', tag }], problems: [] };
}

export function foundByFields(
  { pregnancy, nursingSince, kidney, screening }: HealthFields,
  day: string,
): FieldFindings {
  const all = [
    ...(pregnancy && Object.values(pregnancy).some((value) => value !== undefined)
      ? [takePregnancy(pregnancy, day)]
      : []),
    ...(nursingSince ? [takeNursing(nursingSince, day)] : []),
    ...(kidney ? [takeStage(kidney, day), takeDialysis(kidney, day)] : []),
    ...(screening ? [takeScreening(screening, day)] : []),
  ];
  return {
    findings: all.flatMap(({ findings }) => findings),
    problems: all.flatMap(({ problems }) => problems),
  };
}

export function conditionTags(
  client: HealthFields & Pick<Client, 'medicalConditions'>,
  day: string,
): string[] {
  const words = foundByFields(client, day).findings.map(({ tag }) => tag);
  return [...new Set([...words, ...client.medicalConditions])];
}
