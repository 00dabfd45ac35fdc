import type { CardData } from '../../../domain/records/articleBlocks/blocks';

export type CardKind = 'recipe' | 'dailyMenu';

export interface CardView {
  title: string;
  facts: string;
  figures: string;
  cover?: string | undefined;
  isGone: boolean;
}

export interface EditorHost {
  /** @returns undefined where the file is not on this device; the caller revokes the URL */
  imageSource: (address: string) => Promise<string | undefined>;
  pickImage: (file?: File) => Promise<{ address: string; alt: string } | undefined>;
  pickCard: (kind: CardKind) => Promise<CardData | undefined>;
  watchCard: (kind: CardKind, data: CardData, show: (view: CardView) => void) => () => void;
}
