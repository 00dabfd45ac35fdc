import type { Printable } from '../../../src/domain/records/printableModel';
import type { ImageStore } from '../images/store';
import { findImages, type FoundImages } from './images';
import { createDocumentRenderer, type DocumentRenderer } from './renderer';

export interface DocumentParts extends DocumentRenderer {
  images(ownWorkspace: string, printable: Printable): Promise<FoundImages>;
}

export function createDocumentParts(images: Pick<ImageStore, 'get' | 'describe'>): DocumentParts {
  return {
    ...createDocumentRenderer(),
    images: (ownWorkspace, printable) => findImages(images, ownWorkspace, printable),
  };
}
