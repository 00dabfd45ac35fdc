import { useState } from 'react';
import type { Printable } from '../../domain/records/printableModel';
import { fileName } from '../../printables/files';
import type { ImageBytes } from '../../printables/images';
import { renderText } from '../../printables/text';
import { handoutsText as text } from '../../i18n/handouts';
import { toaster } from '../../ui/toaster';
import { madeText, makeDocument, type MadeDocument, type Way } from './model/makeDocument';
import { drawCard } from './model/shareCard';
import { download, shareFile } from './model/share';
import type { DocumentImages } from './useImages';

interface Paper {
  printable: Printable;
  files: ImageBytes;
}

export type Stage = 'images' | 'pages' | 'file';

type OnStage = (stage: Stage) => void;

async function madeIn(onStage: OnStage, { printable, files }: Paper): Promise<MadeDocument> {
  onStage('pages');
  const made = await makeDocument(printable, files);
  onStage('file');
  return made;
}

async function savePdf(paper: Paper, onStage: OnStage): Promise<void> {
  const { printable } = paper;
  const { way, file } = await madeIn(onStage, paper);
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

async function sharePdf(paper: Paper, onStage: OnStage): Promise<void> {
  const { way, file } = await madeIn(onStage, paper);
  await share(file, paper.printable, way);
}

async function shareImage({ printable, files }: Paper): Promise<void> {
  const image = await drawCard(printable, files);
  const name = fileName(printable.title, 'png', 'thuc-don');
  await share(new File([image], name, { type: 'image/png' }), printable);
}

async function copyText({ printable }: Paper): Promise<void> {
  try {
    await navigator.clipboard.writeText(renderText(printable));
    toaster.create({ type: 'success', title: text.copied });
  } catch {
    toaster.create({ type: 'error', title: text.copyFailed });
  }
}

type Work = (of: Paper, onStage: OnStage) => Promise<void>;

export function useHandOver(printable: Printable, settled: DocumentImages['settled']) {
  const [busy, setBusy] = useState(false);
  const [stage, setStage] = useState<Stage>();
  const run = (work: Work, failed: string) => async (): Promise<void> => {
    setBusy(true);
    setStage('images');
    try {
      await work({ printable, files: await settled() }, setStage);
    } catch {
      toaster.create({ type: 'error', title: failed });
    } finally {
      setBusy(false);
      setStage(undefined);
    }
  };
  return {
    busy,
    stage,
    pdf: run(savePdf, text.pdfFailed),
    share: run(sharePdf, text.pdfFailed),
    image: run(shareImage, text.imageFailed),
    copy: run(copyText, text.copyFailed),
  };
}
