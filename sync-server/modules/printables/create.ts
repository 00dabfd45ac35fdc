import type { Printable } from '../../../src/domain/printable/model';
import type { ImageStore } from '../images/store';
import { findPictures, type FoundPictures } from './pictures';
import { createDocumentRenderer, type DocumentRenderer } from './renderer';

/** Parts that draw printables: their pictures, and PDFs in a thread of their own. */
export interface DocumentParts extends DocumentRenderer {
  pictures(ownWorkspace: string, printable: Printable): Promise<FoundPictures>;
}

export function createDocumentParts(images: Pick<ImageStore, 'get' | 'describe'>): DocumentParts {
  return {
    ...createDocumentRenderer(),
    pictures: (ownWorkspace, printable) => findPictures(images, ownWorkspace, printable),
  };
}
