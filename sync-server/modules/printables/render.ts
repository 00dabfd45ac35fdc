import type { Printable } from '../../../src/domain/records/printableModel';
import { inlineSources, type ImageSource } from '../../../src/printables/html';
import { renderMail, type ClientLetter } from '../../../src/printables/mail';
import { renderPdf } from '../../../src/printables/pdf/pdf';
import type { ImageBytes } from '../../../src/printables/images';

export interface Letter extends Pick<ClientLetter, 'customerName' | 'message' | 'stopUrl'> {
  contentIds?: ReadonlyMap<string, string>;
}

export type RenderRequest = { printable: Printable; files: ImageBytes } & (
  | { wanted: 'pdf' }
  | { wanted: 'preview' | 'mail'; letter: Letter }
);

export interface Rendered {
  pdf?: Uint8Array<ArrayBuffer>;
  html?: string;
  text?: string;
}

/** Mail servers take no more. */
const MAX_HTML = 8 * 1024 * 1024;
const MAX_PDF = 16 * 1024 * 1024;

export class RenderTooLong extends Error {}

/** Embeds each image once: repeated data addresses would multiply the page's size. */
function once(getSource: ImageSource): ImageSource {
  const drawn = new Set<string>();
  return (address) => {
    if (drawn.has(address)) return undefined;
    drawn.add(address);
    return getSource(address);
  };
}

function buildMail(printable: Printable, files: ImageBytes, letter: Letter) {
  const { contentIds, ...texts } = letter;
  const getSource: ImageSource = contentIds
    ? (address) => contentIds.get(address)
    : once(inlineSources(files));
  const mail = renderMail({ ...texts, printable, getSource });
  if (mail.html.length > MAX_HTML) throw new RenderTooLong();
  return mail;
}

function buildPdf(printable: Printable, files: ImageBytes): Uint8Array<ArrayBuffer> {
  const pdf = renderPdf(printable, files);
  if (pdf.length > MAX_PDF) throw new RenderTooLong();
  return pdf;
}

export function render(request: RenderRequest): Rendered {
  const { printable, files } = request;
  if (request.wanted === 'pdf') return { pdf: buildPdf(printable, files) };
  const { html, text } = buildMail(printable, files, request.letter);
  if (request.wanted === 'preview') return { html };
  return { html, text, pdf: buildPdf(printable, files) };
}
