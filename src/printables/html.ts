import {
  isOfDays,
  type Preparation,
  type Printable,
  type PrintableDay,
  type PrintableFigure,
  type PrintableRow,
  type PrintableSection,
} from '../domain/records/printableModel';
import { markedRuns } from '../domain/printable/marks';
import { printableWords as words } from '../domain/printable/words';
import { dataUrl, NO_IMAGES, type ImageBytes } from './images';
import {
  DANGER,
  DANGER_PANEL,
  DIET_COLOURS,
  FAULT_COLOURS,
  INK,
  LINE,
  MUTED,
  NOTE_PANEL,
  PANEL,
} from './colours';
import { guidanceHtml, verdictHtml } from './htmlNotes';
import {
  block,
  bold,
  BOX,
  cell,
  escapeHtml,
  name,
  small,
  style,
  table,
  type Css,
} from './htmlParts';

const stepHtml = (step: string): string =>
  markedRuns(step)
    .map(({ text, bold: isBold, italic }) => {
      const html = italic ? `<em>${escapeHtml(text)}</em>` : escapeHtml(text);
      return isBold ? `<strong>${html}</strong>` : html;
    })
    .join('');

export type ImageSource = (address: string) => string | undefined;

/** @param width at most, px; a mail program may make it smaller */
function imageHtml(source: string | undefined, width: number, css: Css): string {
  if (source === undefined) return '';
  const size = { width: '100%', 'max-width': `${width}px`, height: 'auto', border: 0, ...css };
  return `<img src="${escapeHtml(source)}" alt="" width="${width}"${style(size)}>`;
}

function headHtml(
  { letterhead, eyebrow, title, person, description, picture: image }: Printable,
  getSource: ImageSource,
): string {
  const { practice, tagline, expert, contact, colour, logo } = letterhead;
  const own = block(
    { 'font-size': '20px', 'font-weight': 700, color: colour },
    escapeHtml(practice ?? expert),
  );
  const reach = [practice ? expert : '', ...contact].filter(Boolean).map(escapeHtml).join(' · ');
  const who = person
    ? block({ 'margin-top': '8px', 'font-weight': 700 }, name(person.name)) +
      block(small, person.facts.map(escapeHtml).join(' · '))
    : '';
  return [
    logo ? imageHtml(getSource(logo), 64, { margin: '0 0 8px', display: 'block' }) : '',
    own,
    tagline ? block(small, escapeHtml(tagline)) : '',
    block({ ...small, 'padding-bottom': '12px', 'border-bottom': `1px solid ${INK}` }, reach),
    block({ ...small, 'margin-top': '16px' }, escapeHtml(eyebrow)),
    `<h1${style({ margin: 0, 'font-size': '26px', 'line-height': 1.25 })}>${name(title)}</h1>`,
    who,
    image ? imageHtml(getSource(image), 320, { margin: '12px 0 0', display: 'block' }) : '',
    description ? block({ ...small, 'margin-top': '8px' }, escapeHtml(description)) : '',
  ].join('');
}

function allergiesHtml({ allergies }: Printable): string {
  if (!allergies) return '';
  const { avoid, findings } = allergies;
  const isWarning = avoid.length > 0;
  const box = {
    margin: '16px 0 0',
    padding: '12px 16px',
    border: `1px solid ${isWarning ? DANGER : LINE}`,
    'border-radius': '12px',
    background: isWarning ? DANGER_PANEL : PANEL,
  };
  const heading = isWarning
    ? block({ color: DANGER, 'font-size': '13px', 'font-weight': 700 }, words.avoidHeading) +
      block(
        { color: DANGER, 'font-size': '18px', 'font-weight': 700 },
        escapeHtml(avoid.join(', ')),
      )
    : '';
  return block(box, heading + findings.map((text) => block({}, escapeHtml(text))).join(''));
}

const DISH_WIDTH = 64;

function rowHtml(row: PrintableRow, ticked: boolean, getSource: ImageSource): string {
  const { measure, name: dish, grams, note, figure, warning, picture: image } = row;
  const source = image === undefined ? undefined : getSource(image);
  const what = [
    measure ? bold(escapeHtml(measure)) : '',
    dish === '' ? stepHtml(note ?? '') : name(dish),
    grams ? `<span${style({ color: MUTED })}>(${escapeHtml(grams)})</span>` : '',
  ];
  const below = [
    warning ? block({ color: DANGER, 'font-weight': 700 }, `! ${escapeHtml(warning.text)}`) : '',
    note && dish !== '' ? block(small, escapeHtml(note)) : '',
    ticked ? '' : imageHtml(source, 320, { margin: '8px 0', display: 'block' }),
  ];
  // Floats, so that rows without an image need no empty column.
  const beside = { float: 'left', margin: '0 12px 4px 0' };
  const dishImage = ticked ? imageHtml(source, DISH_WIDTH, beside) : '';
  const end = { 'text-align': 'right', 'white-space': 'nowrap', 'padding-left': '12px' };
  return `<tr>${cell(
    { padding: '4px 0' },
    dishImage + what.filter(Boolean).join(' ') + below.join(''),
  )}${cell({ ...end, 'padding-top': '4px' }, escapeHtml(figure ?? ''))}</tr>`;
}

function sectionHtml(
  { heading, total, rows, note, ticked }: PrintableSection,
  getSource: ImageSource,
): string {
  const head = `<h3${style({ margin: '16px 0 0', 'font-size': '17px' })}>${escapeHtml(heading)}${
    total ? ` <span${style({ ...small, 'font-weight': 600 })}>${escapeHtml(total)}</span>` : ''
  }</h3>`;
  return (
    head +
    table({}, rows.map((row) => rowHtml(row, ticked, getSource)).join('')) +
    (note ? block(small, escapeHtml(note)) : '') +
    block({ 'border-bottom': `1px solid ${LINE}`, 'padding-top': '8px' }, '')
  );
}

const faultStyle = (fault: PrintableFigure['fault']): Record<string, string> =>
  fault ? { color: FAULT_COLOURS[fault] } : {};

function figuresHtml({ figures, against }: PrintableDay, isDay: boolean): string {
  if (figures.length === 0) return '';
  const rows = figures.map(
    ({ label, value, target, fault }) =>
      `<tr>${cell({ padding: '4px 12px', ...faultStyle(fault) }, escapeHtml(label))}${cell(
        { padding: '4px 12px', 'text-align': 'right', ...faultStyle(fault) },
        `${bold(escapeHtml(value))}${target ? ` <span${style(small)}>${escapeHtml(target)}</span>` : ''}`,
      )}</tr>`,
  );
  const head = `<tr>${cell({ padding: '8px 12px 0' }, isDay ? bold(words.wholeDay) : '')}${cell(
    { ...small, padding: '8px 12px 0', 'text-align': 'right' },
    escapeHtml(against ?? ''),
  )}</tr>`;
  return table(
    { 'margin-top': '16px', background: PANEL, border: `1px solid ${LINE}` },
    head + rows.join(''),
  );
}

const dietHtml = ({ diet }: PrintableDay): string =>
  diet ? block({ margin: '8px 0 0', color: DIET_COLOURS[diet.level] }, escapeHtml(diet.text)) : '';

function dayHtml(day: PrintableDay, kind: Printable['kind'], getSource: ImageSource): string {
  const heading = day.heading
    ? `<h2${style({ margin: '24px 0 0', 'font-size': '21px' })}>${escapeHtml(day.heading)}</h2>`
    : '';
  const sections = day.sections.map((section) => sectionHtml(section, getSource));
  return heading + sections.join('') + figuresHtml(day, isOfDays(kind)) + dietHtml(day);
}

function preparationHtml({ title, times, ingredients, steps }: Preparation): string {
  return [
    block(
      { margin: '12px 0 0' },
      `${bold(name(title))} <span${style(small)}>${escapeHtml(times ?? '')}</span>`,
    ),
    ingredients.length > 0
      ? block({}, `${words.ingredients}: ${escapeHtml(ingredients.join('; '))}.`)
      : '',
    steps.length > 0
      ? `<ol${style({ margin: '4px 0 0', 'padding-left': '24px' })}>${steps
          .map((step) => `<li>${stepHtml(step)}</li>`)
          .join('')}</ol>`
      : '',
  ].join('');
}

function footHtml({ legend, letterhead, made, advice, preparations }: Printable): string {
  const adviceHtml = advice
    ? block(
        { ...BOX, background: NOTE_PANEL },
        `${bold(`${escapeHtml(advice.heading)}.`)} ${escapeHtml(advice.text)}`,
      )
    : '';
  const how =
    preparations.length > 0
      ? `<h2${style({ margin: '24px 0 0', 'font-size': '19px' })}>${words.preparation}</h2>` +
        preparations.map(preparationHtml).join('')
      : '';
  const last = [letterhead.footer, ...legend, made, letterhead.watermark].filter(Boolean);
  return (
    adviceHtml +
    how +
    block(
      { ...small, 'margin-top': '24px', 'font-size': '13px' },
      last.map((text) => escapeHtml(text ?? '')).join(' '),
    )
  );
}

/** Tables and inline styles only: mail programs know no others. */
export function renderBody(printable: Printable, getSource: ImageSource = () => undefined): string {
  return (
    headHtml(printable, getSource) +
    allergiesHtml(printable) +
    guidanceHtml(printable) +
    verdictHtml(printable) +
    printable.days.map((day) => dayHtml(day, printable.kind, getSource)).join('') +
    footHtml(printable)
  );
}

export function inlineSources(files: ImageBytes): ImageSource {
  const urls = new Map([...files].map(([address, bytes]) => [address, dataUrl(bytes)]));
  return (address) => urls.get(address);
}

export function renderPage(title: string, body: string, before = '', after = ''): string {
  const sheet = { 'max-width': '640px', margin: '0 auto', padding: '24px', background: '#ffffff' };
  const page = {
    margin: 0,
    padding: '16px 8px',
    background: '#f6f7f4',
    color: INK,
    font: "16px/1.5 'Be Vietnam Pro',Arial,sans-serif",
  };
  return [
    '<!doctype html><html lang="vi"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title></head><body${style(page)}>`,
    block(sheet, before + body + after),
    '</body></html>',
  ].join('');
}

export const renderHtml = (printable: Printable, files: ImageBytes = NO_IMAGES): string =>
  renderPage(printable.title, renderBody(printable, inlineSources(files)));
