import type { Block } from '../../domain/records/articleBlocks/blocks';

/** Runs of text, lines and cells; a book of many chapters has fewer. */
export const MAX_PIECES = 3_000;

function countPieces({ type, data }: Block): number {
  switch (type) {
    case 'paragraph':
    case 'header':
      return 1 + data.text.length;
    case 'quote':
      return 2 + data.text.length + data.caption.length;
    case 'list':
      return data.items.reduce((sum, { text }) => sum + 1 + text.length, 1);
    case 'table':
      return data.rows.flat().reduce((sum, cell) => sum + 1 + cell.length, 1 + data.rows.length);
    default:
      return 1;
  }
}

/** A longer article is cut and says so, so that nobody can have the server draw for seconds. */
export function shownBlocks(blocks: readonly Block[]): {
  blocks: readonly Block[];
  isCut: boolean;
} {
  let pieces = 0;
  const over = blocks.findIndex((block) => {
    pieces += countPieces(block);
    return pieces > MAX_PIECES;
  });
  return over < 0 ? { blocks, isCut: false } : { blocks: blocks.slice(0, over), isCut: true };
}
