import type { Printable } from '../../../src/domain/records/printableModel';
import { findImages, type FoundImages, type ImageSources } from './images';
import { createDocumentRenderer, type DocumentRenderer } from './renderer';

export interface DocumentParts extends DocumentRenderer {
  images(ownWorkspace: string, printable: Printable): Promise<FoundImages>;
}

export function createDocumentParts(sources: ImageSources): DocumentParts {
  return {
    ...createDocumentRenderer(),
    images: (ownWorkspace, printable) => findImages(sources, ownWorkspace, printable),
  };
}
