import type { Printable } from '../../domain/records/printableModel';
import { printableWords as words } from '../../domain/printable/words';
import { LINE, MUTED } from '../colours';
import { NO_IMAGES, type ImageBytes } from '../images';
import { drawAdvice, drawDay, drawPreparations } from './body';
import { startFlow, widthOfLine } from './flow';
import { drawAllergies, drawGuidance, drawLetterhead, drawTitle, drawVerdict } from './head';
import { BODY, lineHeight, openSheet, PAPER, type Sheet } from './sheet';

const FOOT = PAPER.height - PAPER.foot + 3;
/** Share of ink: under the text it must not hinder reading. */
const WATERMARK_INK = 0.08;

function drawWatermark({ doc, wrap }: Sheet, text: string): void {
  const [line] = wrap([{ text, size: 46, colour: MUTED, bold: true }], 400);
  const piece = line?.[0];
  if (!piece) return;
  doc.saveGraphicsState();
  doc.setGState(doc.GState({ opacity: WATERMARK_INK }));
  doc.setFont('Be Vietnam Pro', 'bold');
  doc.setFontSize(46);
  doc.setTextColor(MUTED);
  doc.text(piece.text, 38, 232, { angle: 52 });
  doc.restoreGraphicsState();
}

function drawFoot(sheet: Sheet, printable: Printable, page: number, pages: number): void {
  const { legend, letterhead, made } = printable;
  const style = { size: 7.5, colour: MUTED };
  sheet.rule(BODY.left, BODY.right, FOOT - 1.5, LINE);
  const end = [{ ...style, text: `${made} · ${words.page(page, pages)}` }];
  const [right = []] = sheet.wrap(end, 60);
  sheet.drawLine(right, BODY.right - widthOfLine(sheet, right), FOOT);
  const says = letterhead.footer ? [letterhead.footer, ...legend] : legend;
  const lines = sheet.wrap([{ ...style, text: says.join(' ') }], BODY.right - BODY.left - 50);
  lines
    .slice(0, 3)
    .forEach((line, index) => sheet.drawLine(line, BODY.left, FOOT + index * lineHeight(7.5)));
}

/**
 * Runs in the worker, in the page and in the gateway.
 * @param files images that it names; missing ones are left out
 */
export function renderPdf(
  printable: Printable,
  files: ImageBytes = NO_IMAGES,
): Uint8Array<ArrayBuffer> {
  const sheet = openSheet(files);
  const { title, letterhead } = printable;
  sheet.doc.setDocumentProperties({
    title,
    author: letterhead.practice ?? letterhead.expert,
    creator: 'Bữa Lành',
  });
  sheet.doc.setLanguage('vi');
  const flow = startFlow(sheet, printable);
  drawLetterhead(flow, printable);
  drawTitle(flow, printable);
  drawAllergies(flow, printable);
  drawGuidance(flow, printable);
  drawVerdict(flow, printable);
  for (const day of printable.days) drawDay(flow, day, printable);
  drawAdvice(flow, printable);
  drawPreparations(flow, printable.preparations);
  const pages = sheet.doc.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    sheet.doc.setPage(page);
    if (letterhead.watermark) drawWatermark(sheet, letterhead.watermark);
    drawFoot(sheet, printable, page, pages);
  }
  return new Uint8Array(sheet.doc.output('arraybuffer'));
}
