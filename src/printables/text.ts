import {
  isOfDays,
  type Preparation,
  type Printable,
  type PrintableDay,
  type PrintableRow,
  type PrintableSection,
} from '../domain/records/printableModel';
import { unmarked } from '../domain/printable/marks';
import { printableWords as words } from '../domain/printable/words';

function rowText({ measure, name, grams, note, figure, warning }: PrintableRow): string[] {
  const what = [measure, name === '' ? unmarked(note ?? '') : name, grams ? `(${grams})` : ''];
  const line = `• ${what.filter(Boolean).join(' ')}${figure ? ` – ${figure}` : ''}`;
  return [
    line,
    ...(warning ? [`  ! ${warning.text}`] : []),
    ...(note && name !== '' ? [`  ${note}`] : []),
  ];
}

function sectionText({ heading, total, rows, note }: PrintableSection): string[] {
  const head = `${heading.toLocaleUpperCase('vi')}${total ? ` (${total})` : ''}`;
  return [head, ...rows.flatMap(rowText), ...(note ? [note] : []), ''];
}

function dayText(day: PrintableDay, isDay: boolean): string[] {
  const { heading, sections, figures, against, diet } = day;
  const sums = [isDay ? words.wholeDay : against, isDay && against ? `(${against})` : ''];
  return [
    ...(heading ? [heading, ''] : []),
    ...sections.flatMap(sectionText),
    ...(figures.length > 0 ? [`${sums.filter(Boolean).join(' ')}:`] : []),
    ...figures.map(
      ({ label, value, target }) => `• ${label}: ${value}${target ? ` ${target}` : ''}`,
    ),
    ...(diet ? [diet.text] : []),
    '',
  ];
}

function preparationText({ title, times, ingredients, steps }: Preparation): string[] {
  return [
    `${words.preparation}: ${title}${times ? ` (${times})` : ''}`,
    ...(ingredients.length > 0 ? [`${words.ingredients}: ${ingredients.join('; ')}.`] : []),
    ...steps.map((step, index) => `${index + 1}. ${unmarked(step)}`),
    '',
  ];
}

function guidanceText({ guidance }: Printable): string[] {
  if (!guidance) return [];
  const { heading, lines, ask } = guidance;
  const adviceLines = lines.map(
    ({ text, source }, index) => `${index + 1}. ${text}${source ? ` (${source})` : ''}`,
  );
  return [heading.toLocaleUpperCase('vi'), ...adviceLines, ...(ask ? [ask] : []), ''];
}

const verdictText = ({ verdict }: Printable): string[] =>
  verdict
    ? [`${verdict.heading}: ${verdict.text}`, ...verdict.lines.map(({ text }) => `• ${text}`), '']
    : [];

function headText({ eyebrow, title, person, description, allergies }: Printable): string[] {
  const avoid = allergies && allergies.avoid.length > 0;
  return [
    eyebrow,
    title,
    ...(person ? [[person.name, ...person.facts].join(' · ')] : []),
    ...(description ? [description] : []),
    '',
    ...(avoid ? [`${words.avoidHeading}: ${allergies.avoid.join(', ')}`] : []),
    ...(allergies ? [...allergies.findings, ''] : []),
  ];
}

export function renderText(printable: Printable): string {
  const { advice, letterhead, legend } = printable;
  const from = [letterhead.practice, letterhead.expert, ...letterhead.contact];
  const lines = [
    ...headText(printable),
    ...guidanceText(printable),
    ...verdictText(printable),
    ...printable.days.flatMap((day) => dayText(day, isOfDays(printable.kind))),
    ...(advice ? [`${advice.heading}: ${advice.text}`, ''] : []),
    ...printable.preparations.flatMap(preparationText),
    ...legend,
    from.filter(Boolean).join(' · '),
    ...(letterhead.footer ? [letterhead.footer] : []),
    ...(letterhead.watermark ? [letterhead.watermark] : []),
  ];
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
