import {
  isOfDays,
  type Preparation,
  type Printable,
  type PrintableDay,
  type PrintableFigure,
  type PrintableRow,
  type PrintableSection,
} from '../../domain/records/printableModel';
import { markedRuns } from '../../domain/printable/marks';
import { printableWords as words } from '../../domain/printable/words';
import {
  DANGER,
  DIET_COLOURS,
  FAULT_COLOURS,
  figureColour,
  INK,
  LINE,
  MUTED,
  NOTE_PANEL,
  PANEL,
} from '../colours';
import { computeHeight, paragraph, widthOfLine, type Flow } from './flow';
import { BODY, lineHeight, imageHeight, type Run } from './sheet';

const WIDTH = BODY.right - BODY.left;
const ASIDE = 34;
const ROWS = BODY.left + ASIDE;
const BOX = 4.2;
const DISH_IMAGE = 12;
const STEP_IMAGE = 48;

const run = (text: string, size: number, colour: string, bold = false): Run => ({
  text,
  size,
  colour,
  bold,
});

const stepRuns = (step: string, size: number): Run[] => {
  let before = '';
  return markedRuns(step).map(({ text, bold = false }) => {
    const glued = before !== '' && !/\s$/.test(before) && !/^\s/.test(text);
    before = text;
    return { ...run(text, size, INK, bold), glued };
  });
};

interface RowStyle {
  ticked: boolean;
  left: number;
}

function getRowStyle({ sheet }: Flow, { rows, ticked }: PrintableSection): RowStyle {
  const isShown = ticked && rows.some(({ picture }) => sheet.has(picture));
  return { ticked, left: ROWS + (isShown ? DISH_IMAGE + 3 : 0) };
}

function layRow(flow: Flow, row: PrintableRow, { ticked, left }: RowStyle) {
  const end = BODY.right - (ticked ? BOX + 3 : 0);
  const [figure = []] = flow.sheet.wrap([run(row.figure ?? '', 9, INK)], 40);
  const figureWidth = row.figure ? widthOfLine(flow.sheet, figure) : 0;
  const width = end - left - figureWidth - 4;
  const main: Run[] = [
    ...(row.measure ? [run(row.measure, 10, INK, true)] : []),
    ...(row.name ? [run(row.name, 10, INK)] : []),
    ...(row.grams ? [run(`(${row.grams})`, 9, MUTED)] : []),
  ];
  const inline = row.name === '' && row.note ? stepRuns(row.note, 10) : [];
  const lines = [
    ...flow.sheet.wrap([...main, ...inline], width),
    ...(row.warning
      ? flow.sheet.wrap([run(`! ${row.warning.text}`, 8.5, DANGER, true)], width)
      : []),
    ...(row.note && row.name !== '' ? flow.sheet.wrap([run(row.note, 8.5, MUTED)], width) : []),
  ];
  return { lines, figure, figureLeft: end - figureWidth };
}

function drawDish(
  { sheet, y }: Flow,
  { picture: image }: PrintableRow,
  { ticked }: RowStyle,
): number {
  if (!ticked || !sheet.has(image)) return 0;
  sheet.image(image, ROWS, y, DISH_IMAGE);
  return imageHeight(DISH_IMAGE);
}

function drawStep(flow: Flow, { picture: image }: PrintableRow, { ticked, left }: RowStyle): void {
  if (ticked || !flow.sheet.has(image)) return;
  const height = imageHeight(STEP_IMAGE) + 2;
  flow.need(height);
  flow.sheet.image(image, left, flow.y, STEP_IMAGE);
  flow.y += height;
}

function heightOfRow(flow: Flow, row: PrintableRow, style: RowStyle): number {
  const dish = style.ticked && flow.sheet.has(row.picture) ? imageHeight(DISH_IMAGE) : 0;
  return (
    Math.max(computeHeight(layRow(flow, row, style).lines), style.ticked ? BOX + 1 : 0, dish) + 1
  );
}

function drawRow(flow: Flow, row: PrintableRow, style: RowStyle): void {
  const { ticked, left } = style;
  const { lines, figure, figureLeft } = layRow(flow, row, style);
  flow.need(heightOfRow(flow, row, style));
  const top = flow.y;
  const page = flow.sheet.doc.getCurrentPageInfo().pageNumber;
  const dish = drawDish(flow, row, style);
  const [first, ...others] = lines;
  if (first) flow.lines([first], left);
  // Drawn after the name, so that it is selected and read behind it.
  if (row.figure) flow.sheet.drawLine(figure, figureLeft, top + 0.3);
  if (ticked) flow.sheet.frame(MUTED, BODY.right - BOX, top + 0.2, BOX, BOX, 0.8);
  flow.lines(others, left);
  const isSamePage = page === flow.sheet.doc.getCurrentPageInfo().pageNumber;
  const least = Math.max(ticked ? BOX + 0.6 : 0, dish);
  flow.y = Math.max(flow.y, isSamePage ? top + least : 0) + 1.2;
  drawStep(flow, row, style);
}

function drawHeading(flow: Flow, { heading, total }: PrintableSection, again: boolean): number {
  const top = flow.y;
  const texts = [run(again ? `${heading} ${words.continuationMark}` : heading, 10.5, INK, true)];
  if (total && !again) texts.push(run(total, 8.5, MUTED, true));
  let y = top;
  for (const text of texts)
    for (const line of flow.sheet.wrap([text], ASIDE - 3)) {
      flow.sheet.drawLine(line, BODY.left, y);
      y += lineHeight(text.size);
    }
  return y;
}

function drawSection(flow: Flow, section: PrintableSection, day: (() => void) | undefined): void {
  const first = section.rows[0];
  const style = getRowStyle(flow, section);
  // Keeps the name from standing alone at the foot of a page.
  flow.need(Math.max(first ? heightOfRow(flow, first, style) : 0, 12));
  let end = drawHeading(flow, section, false);
  flow.repeat(() => {
    day?.();
    end = drawHeading(flow, section, true);
  });
  for (const row of section.rows) drawRow(flow, row, style);
  if (section.note) paragraph(flow, [run(section.note, 8.5, MUTED)], ROWS, BODY.right - ROWS);
  flow.y = Math.max(flow.y, end) + 1.5;
  flow.repeat(day);
  flow.sheet.rule(BODY.left, BODY.right, flow.y, LINE);
  flow.y += 2.5;
}

/** More figures than these stand in a second row: a narrower one would cut its target. */
const FIGURES_IN_ROW = 6;
const FIGURE_HEIGHT = 18;

function drawFigure(
  flow: Flow,
  figure: PrintableFigure,
  x: number,
  width: number,
  top: number,
): void {
  const { sheet } = flow;
  const inner = width - 5;
  const put = (text: string, size: number, colour: string, y: number, bold = false): void => {
    const [line = []] = sheet.wrap([run(text, size, colour, bold)], inner);
    sheet.drawLine(line, x + 2.5, top + y);
  };
  const { fault } = figure;
  const colour = fault && FAULT_COLOURS[fault];
  put(figure.label, 7.5, colour ?? MUTED, 2);
  put(figure.value, figure.value.length > 9 ? 9.5 : 12, colour ?? INK, 5.5, true);
  const measure = sheet.wrap([run(figure.target ?? '', 7, MUTED)], inner).slice(0, 2);
  measure.forEach((line, index) => sheet.drawLine(line, x + 2.5, top + 10.6 + index * 2.5));
  if (figure.percent === undefined) return;
  const part = Math.min(figure.percent, 100) / 100;
  sheet.fill(LINE, x + 2.5, top + 15.6, inner, 0.9, 0.4);
  if (part > 0.02)
    sheet.fill(figureColour(figure.key, fault), x + 2.5, top + 15.6, inner * part, 0.9, 0.4);
}

function drawFigures(flow: Flow, { figures, against }: PrintableDay, isDay: boolean): void {
  if (figures.length === 0) return;
  const rows = Math.ceil(figures.length / FIGURES_IN_ROW);
  const columns = Math.ceil(figures.length / rows);
  const height = FIGURE_HEIGHT * rows;
  flow.need(height + 9);
  if (isDay) {
    const [title = []] = flow.sheet.wrap([run(words.wholeDay, 10.5, INK, true)], WIDTH / 2);
    flow.sheet.drawLine(title, BODY.left, flow.y);
  }
  const [line = []] = flow.sheet.wrap([run(against ?? '', 8.5, MUTED)], WIDTH / 2);
  if (against) flow.sheet.drawLine(line, BODY.right - widthOfLine(flow.sheet, line), flow.y + 0.5);
  if (isDay || against) flow.y += 6;
  flow.sheet.fill(PANEL, BODY.left, flow.y, WIDTH, height, 2);
  flow.sheet.frame(LINE, BODY.left, flow.y, WIDTH, height, 2);
  const width = WIDTH / columns;
  figures.forEach((figure, index) => {
    const top = flow.y + Math.floor(index / columns) * FIGURE_HEIGHT;
    drawFigure(flow, figure, BODY.left + (index % columns) * width, width, top);
  });
  flow.y += height + 4;
}

function drawDiet(flow: Flow, { diet }: PrintableDay): void {
  if (!diet) return;
  paragraph(flow, [run(diet.text, 9.5, DIET_COLOURS[diet.level])], BODY.left, WIDTH);
  flow.y += 2;
}

export function drawDay(flow: Flow, day: PrintableDay, { kind }: Printable): void {
  const isDay = isOfDays(kind);
  const { heading } = day;
  const headDay = (text: string) => (): void => {
    paragraph(flow, [run(text, 14, INK, true)], BODY.left, WIDTH);
    flow.y += 2;
  };
  const again = heading ? headDay(`${heading} ${words.continuationMark}`) : undefined;
  flow.repeat(undefined);
  if (heading) {
    flow.need(40);
    headDay(heading)();
  }
  flow.repeat(again);
  for (const section of day.sections) drawSection(flow, section, again);
  drawFigures(flow, day, isDay);
  drawDiet(flow, day);
  flow.repeat(undefined);
}

export function drawPreparations(flow: Flow, preparations: readonly Preparation[]): void {
  if (preparations.length === 0) return;
  const heading = (again: boolean) => (): void => {
    const text = again ? `${words.preparation} ${words.continuationMark}` : words.preparation;
    paragraph(flow, [run(text, 12, INK, true)], BODY.left, WIDTH);
    flow.y += 1;
  };
  flow.need(30);
  heading(false)();
  flow.repeat(heading(true));
  for (const { title, times, ingredients, steps } of preparations) {
    flow.need(14);
    const head = [run(title, 10, INK, true), ...(times ? [run(times, 8.5, MUTED)] : [])];
    paragraph(flow, head, BODY.left, WIDTH);
    if (ingredients.length > 0)
      paragraph(
        flow,
        [run(`${words.ingredients}: ${ingredients.join('; ')}.`, 9, INK)],
        BODY.left,
        WIDTH,
      );
    steps.forEach((step, index) =>
      paragraph(
        flow,
        [run(`${index + 1}.`, 9, INK), ...stepRuns(step, 9)],
        BODY.left + 3,
        WIDTH - 3,
      ),
    );
    flow.y += 2.5;
  }
  flow.repeat(undefined);
}

export function drawAdvice(flow: Flow, { advice }: Printable): void {
  if (!advice) return;
  const lines = flow.sheet.wrap(
    [run(`${advice.heading}.`, 9.5, INK, true), run(advice.text, 9.5, INK)],
    WIDTH - 8,
  );
  const height = computeHeight(lines) + 6;
  flow.need(height);
  // A text longer than a page has no panel: it would be cut.
  if (height <= flow.room && lines.length > 0)
    flow.sheet.fill(NOTE_PANEL, BODY.left, flow.y, WIDTH, height, 2);
  flow.y += 3;
  flow.lines(lines, BODY.left + 4);
  flow.y += 5;
}
