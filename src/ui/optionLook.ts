/**
 * The look of an option of a search: filled where the arrow keys stand. The row under the mouse gets an edge only, for
 * Enter does not take it.
 */
export const optionLook = (active: boolean) =>
  ({
    cursor: 'pointer',
    bg: active ? 'leaf.subtle' : undefined,
    _hover: { boxShadow: 'inset 0 0 0 1px var(--chakra-colors-border-emphasized)' },
  }) as const;
