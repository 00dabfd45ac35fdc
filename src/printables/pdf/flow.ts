import type { Printable } from '../../domain/records/printableModel';
import { printableWords as words } from '../../domain/printable/words';
import { INK, LINE, MUTED } from '../colours';
import { BODY, BOTTOM, lineHeight, PAPER, type Line, type Run, type Sheet } from './sheet';

export interface Flow {
  sheet: Sheet;
  /** Upper edge of the next line, mm. */
  y: number;
  /** mm */
  readonly room: number;
  need(height: number): void;
  repeat(heading: (() => void) | undefined): void;
  lines(lines: readonly Line[], left: number): void;
}

const SMALL = 8;

function runningHead(sheet: Sheet, { title, person, letterhead }: Printable): number {
  const left = [
    { text: `${title} ${words.continuationMark}`, bold: true, size: SMALL, colour: INK },
  ];
  const right = person?.name ?? letterhead.practice ?? letterhead.expert;
  const width = BODY.right - BODY.left;
  const [first = []] = sheet.wrap(left, width * 0.65);
  sheet.drawLine(first, BODY.left, PAPER.top - 4);
  const [name = []] = sheet.wrap([{ text: right, size: SMALL, colour: MUTED }], width * 0.33);
  sheet.drawLine(name, BODY.right - widthOfLine(sheet, name), PAPER.top - 4);
  sheet.rule(BODY.left, BODY.right, PAPER.top + 1, LINE);
  return PAPER.top + 4;
}

export function widthOfLine(sheet: Sheet, line: Line): number {
  const last = line.at(-1);
  return last ? last.x + sheet.measureWidth(last.text, last) : 0;
}

export const computeHeight = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + heightOfLine(line), 0);

const heightOfLine = (line: Line): number =>
  lineHeight(Math.max(...line.map(({ size }) => size), SMALL));

export function startFlow(sheet: Sheet, printable: Printable): Flow {
  let again: (() => void) | undefined;
  const flow: Flow = {
    sheet,
    y: PAPER.top,
    room: BOTTOM - PAPER.top - 20,
    need: (height) => {
      if (flow.y + height <= BOTTOM || (height > flow.room && flow.y + 30 <= BOTTOM)) return;
      sheet.doc.addPage();
      flow.y = runningHead(sheet, printable);
      again?.();
    },
    repeat: (heading) => void (again = heading),
    lines: (lines, left) => {
      for (const line of lines) {
        const height = heightOfLine(line);
        flow.need(height);
        sheet.drawLine(line, left, flow.y);
        flow.y += height;
      }
    },
  };
  return flow;
}

export function paragraph(flow: Flow, runs: readonly Run[], left: number, width: number): void {
  flow.lines(flow.sheet.wrap(runs, width), left);
}
