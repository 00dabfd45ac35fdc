import type { AccountServices } from '../accounts/wiring';
import type { ClientMails } from '../clientMail/wiring';
import type { ImageStore } from '../images/store';
import type { Core, Module } from '../module';
import type { StorageQuota } from '../storage/storageQuota';
import { createDocumentParts, type DocumentParts } from './wiring';
import { documentRoutes } from './routes';

export function printables({
  images,
}: Core & { images: ImageStore }): Module<{ documents: DocumentParts }> {
  const documents = createDocumentParts(images);
  return {
    gives: { documents },
    background: [{ start: () => undefined, stop: documents.stop }],
  };
}

export const printableCalls = ({
  ctx: { couch },
  storageQuota: rooms,
  ...input
}: Core & {
  accounts: AccountServices;
  mails: ClientMails;
  storageQuota: StorageQuota;
  documents: DocumentParts;
}): Module => ({ routes: documentRoutes({ ...input, couch, rooms }) });
