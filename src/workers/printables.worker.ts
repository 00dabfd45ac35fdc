import { expose, transfer } from 'comlink';
import { renderPdf } from '../printables/pdf/pdf';
import type { DocumentService } from './printableClient';

const service: DocumentService = {
  pdf: (printable, files) => {
    const bytes = renderPdf(printable, files);
    return transfer(bytes, [bytes.buffer]);
  },
};
expose(service);
