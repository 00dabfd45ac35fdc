import type { Printable } from '../../domain/records/printableModel';
import { printableWords as words } from '../../domain/printable/words';
import { DANGER, DANGER_PANEL, INK, LINE, MUTED, NOTE_PANEL, VERDICT_COLOURS } from '../colours';
import { computeHeight, widthOfLine, type Flow } from './flow';
import { BODY, lineHeight, imageHeight, type Run } from './sheet';

const WIDTH = BODY.right - BODY.left;
const LOGO = 14;
const COVER = 44;

const run = (text: string, size: number, colour: string, bold = false): Run => ({
  text,
  size,
  colour,
  bold,
});

function atRight(flow: Flow, runs: readonly Run[], width: number, top: number): number {
  let y = top;
  for (const one of runs)
    for (const line of flow.sheet.wrap([one], width)) {
      flow.sheet.drawLine(line, BODY.right - widthOfLine(flow.sheet, line), y);
      y += lineHeight(one.size);
    }
  return y - top;
}

function atLeft(
  flow: Flow,
  runs: readonly Run[],
  left: number,
  width: number,
  top: number,
): number {
  let y = top;
  for (const one of runs)
    for (const line of flow.sheet.wrap([one], width)) {
      flow.sheet.drawLine(line, left, y);
      y += lineHeight(one.size);
    }
  return y - top;
}

export function drawLetterhead(flow: Flow, { letterhead }: Printable): void {
  const { practice, tagline, expert, contact, colour, logo } = letterhead;
  const top = flow.y;
  const shift = logo ? LOGO + 4 : 0;
  if (logo) flow.sheet.doc.addImage(logo, 'JPEG', BODY.left, top, LOGO, LOGO);
  const own = practice
    ? [run(practice, 14, colour, true), ...(tagline ? [run(tagline, 9, MUTED)] : [])]
    : [run(expert, 14, colour, true)];
  const left = atLeft(flow, own, BODY.left + shift, WIDTH * 0.5 - shift, top);
  const [phone, ...others] = contact;
  const short = [phone, others[0]].filter(Boolean).join(' · ');
  const reach = [short, ...others.slice(1)].filter(Boolean).map((text) => run(text, 8.5, MUTED));
  const who = practice ? [run(expert, 9.5, INK, true)] : [];
  const right = atRight(flow, [...who, ...reach], WIDTH * 0.48, top);
  flow.y = top + Math.max(left, right, logo ? LOGO : 0) + 2.5;
  flow.sheet.rule(BODY.left, BODY.right, flow.y, INK);
  flow.y += 4;
}

function drawAside(flow: Flow, { person, picture: image }: Printable): number {
  const top = flow.y;
  const facts = person ? person.facts.map((fact) => run(fact, 8.5, MUTED)) : [];
  const height = person
    ? atRight(flow, [run(person.name, 12, INK, true), ...facts], WIDTH * 0.38, top)
    : 0;
  if (!flow.sheet.has(image)) return height;
  const below = height > 0 ? height + 2 : 0;
  flow.sheet.image(image, BODY.right - COVER, top + below, COVER);
  return below + imageHeight(COVER);
}

export function drawTitle(flow: Flow, printable: Printable): void {
  const { eyebrow, title, person, description, picture: image } = printable;
  const top = flow.y;
  const hasCover = flow.sheet.has(image);
  const size = title.length > 60 ? 15 : 21;
  const width = person || hasCover ? WIDTH * 0.6 : WIDTH;
  const name = [run(eyebrow, 9.5, MUTED), run(title, size, INK, true)];
  const left = atLeft(flow, name, BODY.left, width, top);
  const right = drawAside(flow, printable);
  const beside = description && hasCover ? [run(description, 9, MUTED)] : [];
  const more = atLeft(flow, beside, BODY.left, width, top + left + 1);
  flow.y = top + Math.max(left + more, right) + 1;
  if (description && !hasCover) {
    flow.lines(flow.sheet.wrap([run(description, 9, MUTED)], WIDTH), BODY.left);
    flow.y += 1;
  }
  flow.y += 2;
}

export function drawAllergies(flow: Flow, { allergies }: Printable): void {
  if (!allergies) return;
  const { avoid, findings, offends } = allergies;
  const aside = avoid.length > 0 ? 58 : 0;
  const heading = avoid.length > 0 ? words.avoidHeading : words.declaredHeading;
  const colour = avoid.length > 0 ? DANGER : MUTED;
  const name = [run(heading, 7.5, colour, true), run(avoid.join(', '), 12, colour, true)];
  const nameLines = aside > 0 ? name.map((one) => flow.sheet.wrap([one], aside - 8)) : [];
  const texts = findings.map((text, index) =>
    run(text, 9, offends && index === 0 ? DANGER : INK, index === 0 && avoid.length > 0),
  );
  const textLines = texts.flatMap((one) => flow.sheet.wrap([one], WIDTH - aside - 8));
  const height = Math.max(computeHeight(nameLines.flat()), computeHeight(textLines)) + 6;
  flow.need(height);
  const top = flow.y;
  if (aside > 0) flow.sheet.fill(DANGER_PANEL, BODY.left, top, aside, height, 2);
  flow.sheet.frame(avoid.length > 0 ? DANGER : LINE, BODY.left, top, WIDTH, height, 2);
  flow.y = top + 3;
  flow.lines(nameLines.flat(), BODY.left + 4);
  flow.y = top + 3;
  flow.lines(textLines, BODY.left + aside + 4);
  flow.y = top + height + 4;
}

const INSET = 4;

/** Lines longer than a page get no box: it would be cut. */
function drawBox(flow: Flow, runs: readonly (readonly Run[])[], panel: string | undefined): void {
  const lines = runs.flatMap((one) => flow.sheet.wrap(one, WIDTH - INSET * 2));
  const height = computeHeight(lines) + 6;
  flow.need(height);
  if (height <= flow.room) {
    if (panel) flow.sheet.fill(panel, BODY.left, flow.y, WIDTH, height, 2);
    else flow.sheet.frame(LINE, BODY.left, flow.y, WIDTH, height, 2);
  }
  flow.y += 3;
  flow.lines(lines, BODY.left + INSET);
  flow.y += 7;
}

export function drawGuidance(flow: Flow, { guidance }: Printable): void {
  if (!guidance) return;
  const { heading, lines, ask } = guidance;
  const paragraphs = lines.map(({ text, source }, index) => [
    run(`${index + 1}.`, 10, INK, true),
    run(text, 10, INK),
    ...(source ? [run(source, 8, MUTED)] : []),
  ]);
  const head = [run(heading, 10.5, INK, true)];
  drawBox(flow, [head, ...paragraphs, ...(ask ? [[run(ask, 9.5, INK)]] : [])], NOTE_PANEL);
}

export function drawVerdict(flow: Flow, { verdict }: Printable): void {
  if (!verdict) return;
  const { heading, level, text, lines } = verdict;
  const head = [run(`${heading}.`, 9.5, INK, true), run(text, 9.5, VERDICT_COLOURS[level], true)];
  const paragraphs = lines.map((line) => [run(line.text, 8.5, VERDICT_COLOURS[line.level])]);
  drawBox(flow, [head, ...paragraphs], undefined);
}
