/** Filled at the arrow-key position. A hovered row only gets a border, because Enter does not choose it. */
export const optionLook = (active: boolean) =>
  ({
    cursor: 'pointer',
    bg: active ? 'leaf.subtle' : undefined,
    _hover: { boxShadow: 'inset 0 0 0 1px var(--chakra-colors-border-emphasized)' },
  }) as const;
