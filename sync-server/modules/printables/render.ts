import type { Printable } from '../../../src/domain/records/printableModel';
import { inlineSources, type ImageSource } from '../../../src/printables/html';
import { renderMail, type ClientLetter } from '../../../src/printables/mail';
import { renderPdf } from '../../../src/printables/pdf/pdf';
import type { ImageBytes } from '../../../src/printables/images';

/** A letter around a document, as it can be handed to a thread. */
export interface Letter extends Pick<ClientLetter, 'customerName' | 'message' | 'stopUrl'> {
  /** Names of images among the files of a mail, by address. */
  contentIds?: ReadonlyMap<string, string>;
}

/** A request to draw a printable: paper, a mail on a screen, or a mail with its paper. */
export type RenderRequest = { printable: Printable; files: ImageBytes } & (
  | { wanted: 'pdf' }
  | { wanted: 'preview' | 'mail'; letter: Letter }
);

export interface Rendered {
  pdf?: Uint8Array<ArrayBuffer>;
  html?: string;
  text?: string;
}

/** Characters of HTML with its images, and bytes of paper: no mail server takes more. */
const MAX_HTML = 8 * 1024 * 1024;
const MAX_PDF = 16 * 1024 * 1024;

/** Thrown for a document whose HTML or paper is larger than anybody takes. */
export class RenderTooLong extends Error {}

/** Each image where it is named first: written into the page, the same one would stand there many times. */
function once(sourceOf: ImageSource): ImageSource {
  const shown = new Set<string>();
  return (address) => {
    if (shown.has(address)) return undefined;
    shown.add(address);
    return sourceOf(address);
  };
}

function mailOf(printable: Printable, files: ImageBytes, letter: Letter) {
  const { contentIds, ...texts } = letter;
  const sourceOf: ImageSource = contentIds
    ? (address) => contentIds.get(address)
    : once(inlineSources(files));
  const mail = renderMail({ ...texts, printable, sourceOf });
  if (mail.html.length > MAX_HTML) throw new RenderTooLong();
  return mail;
}

function pdfOf(printable: Printable, files: ImageBytes): Uint8Array<ArrayBuffer> {
  const pdf = renderPdf(printable, files);
  if (pdf.length > MAX_PDF) throw new RenderTooLong();
  return pdf;
}

/** Draws a document; it takes up to some seconds. @throws RenderTooLong */
export function render(request: RenderRequest): Rendered {
  const { printable, files } = request;
  if (request.wanted === 'pdf') return { pdf: pdfOf(printable, files) };
  const { html, text } = mailOf(printable, files, request.letter);
  if (request.wanted === 'preview') return { html };
  return { html, text, pdf: pdfOf(printable, files) };
}
