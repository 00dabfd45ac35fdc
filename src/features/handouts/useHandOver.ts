import { useState } from 'react';
import type { Printable } from '../../domain/printable/model';
import { fileName } from '../../documents/files';
import { renderText } from '../../documents/text';
import { handoutsText as text } from '../../i18n/handouts';
import { toaster } from '../../ui/toaster';
import { madeText, makeDocument, type Way } from './model/makeDocument';
import { drawCard } from './model/picture';
import { download, shareFile } from './model/share';

async function savePdf(printable: Printable): Promise<void> {
  const { way, file } = await makeDocument(printable);
  const isPdf = way === 'worker' || way === 'jspdf';
  try {
    download(file);
    toaster.create(madeText(way, printable.kind));
  } catch {
    toaster.create({
      type: 'error',
      title: isPdf ? text.pdfDownloadFailed : text.fileDownloadFailed,
    });
  }
}

async function share(file: File, printable: Printable, way?: Way): Promise<void> {
  const shared = await shareFile(file, printable.title);
  if (shared === 'downloaded') toaster.create({ type: 'info', title: text.downloaded(file.name) });
  else if (way !== undefined && way !== 'worker') toaster.create(madeText(way, printable.kind));
}

async function sharePdf(printable: Printable): Promise<void> {
  const { way, file } = await makeDocument(printable);
  await share(file, printable, way);
}

async function sharePicture(printable: Printable): Promise<void> {
  const picture = await drawCard(printable);
  const name = fileName(printable.title, 'png', 'thuc-don');
  await share(new File([picture], name, { type: 'image/png' }), printable);
}

async function copyText(printable: Printable): Promise<void> {
  try {
    await navigator.clipboard.writeText(renderText(printable));
    toaster.create({ type: 'success', title: text.copied });
  } catch {
    toaster.create({ type: 'error', title: text.copyFailed });
  }
}

/** The ways in which a document leaves this device, one at a time; each says how it ended. */
export function useHandOver(printable: Printable) {
  const [busy, setBusy] = useState(false);
  const run =
    (work: (of: Printable) => Promise<void>, failed: string) => async (): Promise<void> => {
      setBusy(true);
      try {
        await work(printable);
      } catch {
        toaster.create({ type: 'error', title: failed });
      } finally {
        setBusy(false);
      }
    };
  return {
    busy,
    pdf: run(savePdf, text.pdfFailed),
    share: run(sharePdf, text.pdfFailed),
    picture: run(sharePicture, text.pictureFailed),
    copy: run(copyText, text.copyFailed),
  };
}
