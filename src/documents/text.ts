import type {
  Preparation,
  Printable,
  PrintableDay,
  PrintableRow,
  PrintableSection,
} from '../domain/printable/model';
import { printableWords as words } from '../domain/printable/words';

function rowText({ measure, name, grams, note, figure, warning }: PrintableRow): string[] {
  const what = [measure, name === '' ? note : name, grams ? `(${grams})` : ''];
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

function dayText({ heading, sections, figures, against }: PrintableDay): string[] {
  return [
    ...(heading ? [heading, ''] : []),
    ...sections.flatMap(sectionText),
    ...(figures.length > 0 ? [`${words.wholeDay}${against ? ` (${against})` : ''}:`] : []),
    ...figures.map(
      ({ label, value, target }) => `• ${label}: ${value}${target ? ` ${target}` : ''}`,
    ),
    '',
  ];
}

function preparationText({ title, times, ingredients, steps }: Preparation): string[] {
  return [
    `${words.preparation}: ${title}${times ? ` (${times})` : ''}`,
    ...(ingredients.length > 0 ? [`${words.ingredients}: ${ingredients.join('; ')}.`] : []),
    ...steps.map((step, place) => `${place + 1}. ${step}`),
    '',
  ];
}

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

/**
 * A printable as plain text: for a chat, and for mail programs that show no HTML. It says what the others say.
 */
export function renderText(printable: Printable): string {
  const { advice, letterhead, legend } = printable;
  const from = [letterhead.practice, letterhead.expert, ...letterhead.contact];
  const lines = [
    ...headText(printable),
    ...printable.days.flatMap(dayText),
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
