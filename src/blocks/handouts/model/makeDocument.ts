import type { Printable } from '../../../domain/records/printableModel';
import { fileName } from '../../../printables/files';
import { NO_IMAGES, type ImageBytes } from '../../../printables/images';
import { renderHtml, renderPage } from '../../../printables/html';
import { escapeHtml } from '../../../printables/htmlParts';
import { handoutsText } from '../../../i18n/handouts';
import { documentClient } from '../../../workers/printableClient';

export type Way = 'worker' | 'jspdf' | 'html' | 'error';

export interface MadeDocument {
  way: Way;
  file: File;
}

type Bytes = Uint8Array<ArrayBuffer>;
export interface Makers {
  worker(printable: Printable, files: ImageBytes): Promise<Bytes>;
  jspdf(printable: Printable, files: ImageBytes): Promise<Bytes>;
  html(printable: Printable, files: ImageBytes): string;
}

const MAKERS: Makers = {
  worker: (printable, files) => documentClient().pdf(printable, files),
  // The same module in the page: for browsers that run no worker, or killed it twice.
  jspdf: async (printable, files) =>
    (await import('../../../printables/pdf/pdf')).renderPdf(printable, files),
  html: renderHtml,
};

const reportHtml = (): string => {
  const { title, text } = handoutsText.report;
  return renderPage(title, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`);
};

/** A PDF, or the best this device can do instead. Never throws. */
export async function makeDocument(
  printable: Printable,
  files: ImageBytes = NO_IMAGES,
  makers: Makers = MAKERS,
): Promise<MadeDocument> {
  const file = (way: Way, content: Bytes | string): MadeDocument => {
    const isPdf = way === 'worker' || way === 'jspdf';
    const name = fileName(printable.title, isPdf ? 'pdf' : 'html', printable.kind);
    const type = isPdf ? 'application/pdf' : 'text/html';
    return { way, file: new File([content], name, { type }) };
  };
  for (const way of ['worker', 'jspdf'] as const)
    try {
      return file(way, await makers[way](printable, files));
    } catch {
      // The next way is tried; which one it was is said to the person.
    }
  try {
    return file('html', makers.html(printable, files));
  } catch {
    return file('error', reportHtml());
  }
}

export function madeText(
  way: Way,
  kind: Printable['kind'],
): { type: 'success' | 'warning' | 'error'; title: string } {
  const texts = handoutsText.made;
  if (way === 'worker') return { type: 'success', title: texts.worker };
  if (way === 'html')
    return { type: 'warning', title: kind === 'menu' ? texts.htmlMenu : texts.html };
  return { type: way === 'error' ? 'error' : 'warning', title: texts[way] ?? texts.unknown };
}
