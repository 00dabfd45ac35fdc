import type { CardData } from '../../../domain/records/articleBlocks/blocks';

export type CardKind = 'recipe' | 'dailyMenu';

/** A recipe or menu as its card shows it. */
export interface CardView {
  title: string;
  /** `45 phút · 4 phần` */
  facts: string;
  /** `157 kcal · 17,6 g đạm · …` */
  figures: string;
  /** Address of its image. */
  cover?: string | undefined;
  /** It is not there any more: what is shown is of when it was put in. */
  isGone: boolean;
}

/** Services that the tools of the editor ask of the page. */
export interface EditorHost {
  /** The file of an image for an `<img>`; undefined where it is not here. The caller revokes it. */
  imageSource: (address: string) => Promise<string | undefined>;
  /** @param file that was pasted; without one a person chooses */
  pickImage: (file?: File) => Promise<{ address: string; alt: string } | undefined>;
  pickCard: (kind: CardKind) => Promise<CardData | undefined>;
  /** Calls back with what the card shows now, and whenever that changes. @returns ends it */
  watchCard: (kind: CardKind, data: CardData, show: (view: CardView) => void) => () => void;
}
