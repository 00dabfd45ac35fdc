import { tabular } from '../../ui/theme';

/** The list decides by its own width, which the side bar and the nutrition panel change. */
const ROOMY = '@container (min-width: 34rem)';
export const TABLE = '@container (min-width: 46rem)';
export const TABLE_COLUMNS = '2.25rem minmax(0, 1fr) 12.5rem 3rem 3rem 3rem 3rem 2.25rem 2.25rem';

/** A card on a phone; with room the amount stands beside the name; a table from 46 rem on. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) 2.75rem',
  gridTemplateAreas: '"handle name menu" "amount amount remove"',
  [ROOMY]: {
    gridTemplateColumns: '2.25rem minmax(0, 1fr) auto 2.75rem 2.75rem',
    gridTemplateAreas: '"handle name amount remove menu"',
  },
  [TABLE]: {
    gridTemplateColumns: TABLE_COLUMNS,
    gridTemplateAreas: '"handle name amount calories protein carbs fat remove menu"',
  },
  alignItems: 'center',
  columnGap: '1.5',
  // 48 px where nothing is said of the line.
  minH: '12',
  py: '0.5',
  pe: '1',
  borderTopWidth: '1px',
  '&:first-of-type': { borderTopWidth: '0' },
  '&[data-held]': { opacity: 0.5 },
  '&[data-gap=before]': { boxShadow: 'inset 0 2px 0 var(--chakra-colors-leaf-solid)' },
  '&[data-gap=behind]': { boxShadow: 'inset 0 -2px 0 var(--chakra-colors-leaf-solid)' },
};

/**
 * What a list's rows look like, said once by the list: its rows are plain elements, for a styled one takes longer to
 * make than what stands in it.
 */
export const ROWS_LOOK = {
  '& .line': ROW,
  '& .line-handle': { gridArea: 'handle' },
  '& .line-name': { gridArea: 'name', minW: '0' },
  '& .line-amount': {
    gridArea: 'amount',
    display: 'flex',
    // On a phone the energy goes below an amount whose unit is a long word.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minW: '0',
    ps: '2',
    [ROOMY]: { ps: '0' },
  },
  '& .line-energy': {
    ...tabular,
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    [ROOMY]: { display: 'none' },
  },
  '& .line-cell': {
    ...tabular,
    display: 'none',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    [TABLE]: { display: 'block' },
  },
  '& .line-figures': {
    ...tabular,
    display: 'none',
    textStyle: 'sm',
    color: 'fg.muted',
    [ROOMY]: { display: 'block' },
    [TABLE]: { display: 'none' },
    '& > b': { color: 'fg', fontWeight: 'medium' },
  },
  '& .line-remove': { gridArea: 'remove' },
  '& .line-menu': { gridArea: 'menu' },
  '& .line-title': {
    display: 'block',
    w: 'full',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'l1',
    lineHeight: '1.3',
    '& > span': { display: 'flex', gap: '1.5', alignItems: 'baseline' },
    '& .line-number': { ...tabular, color: 'fg.muted', textStyle: 'sm', flexShrink: '0' },
    '& .line-word': { fontWeight: 'medium', minW: '0' },
    '& .line-kind': { ...tabular, alignItems: 'center', textStyle: 'xs', color: 'fg.muted' },
    '& .line-serving': {
      minW: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  '& .line-said': {
    position: 'absolute',
    w: '1px',
    h: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  // As tall as the lines that are drawn a moment later.
  '& .line-later': { h: 'calc(var(--lines) * 3rem)' },
} as const;
