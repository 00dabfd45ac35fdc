import { expose, transfer } from 'comlink';
import { renderPdf } from '../documents/pdf/pdf';
import type { DocumentService } from './documentClient';

const service: DocumentService = {
  pdf: (printable, files) => {
    const bytes = renderPdf(printable, files);
    return transfer(bytes, [bytes.buffer]);
  },
};
expose(service);
