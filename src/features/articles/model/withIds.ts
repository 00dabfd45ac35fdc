import type { Block, NewBlock } from '../../../domain/records/articleBlocks/blocks';

export const withIds = (blocks: readonly NewBlock[], newId: () => string): Block[] =>
  blocks.map((block) => ({ ...block, id: newId() }) as Block);
