/**
 * Style of a `RowButton`: the theme's ghost button with an icon, in grey. In the theme's own sheet, for it stands
 * in the first page of the workspace.
 */
export const rowButtonLook = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  minW: '11',
  h: '11',
  color: 'gray.fg',
  borderRadius: 'l2',
  cursor: 'button',
  userSelect: 'none',
  transitionProperty: 'common',
  transitionDuration: 'moderate',
  '& > svg': {
    w: '5',
    h: '5',
    flexShrink: '0',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  // Dots are points with round ends.
  '&[data-icon=dots] > svg, &[data-icon=grip] > svg': { strokeWidth: '4' },
  '&[aria-expanded=true]': { bg: 'gray.subtle' },
  '@media (hover: hover)': { '&:hover': { bg: 'gray.subtle' } },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'gray.focusRing', outlineOffset: '2px' },
} as const;
