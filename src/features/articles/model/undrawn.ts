import type { Block } from '../../../domain/records/articleBlocks/blocks';

export interface Drawn {
  blocks: Block[];
  undrawn: readonly Block[][];
}

/**
 * The page has drawn these blocks. Two changes of the editor may be drawn one after the other: the first of them
 * is older than what stands in the editor by then, and must not be shown there again.
 * @returns whether they come from elsewhere (undo, a template, another device), so that the editor has to show them
 */
export function drawBlocks(before: Drawn, blocks: Block[]): { drawn: Drawn; isOther: boolean } {
  if (before.blocks === blocks) return { drawn: before, isOther: false };
  const at = before.undrawn.indexOf(blocks);
  const undrawn = at < 0 ? [] : before.undrawn.slice(at + 1);
  return { drawn: { blocks, undrawn }, isOther: at < 0 };
}
