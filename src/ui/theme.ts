import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import {
  animationStyles,
  breakpoints,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  keyframes,
  layerStyles,
  semanticTokens,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';
import { palettes, semanticColors } from './colours';
import { usedRecipes, usedSlotRecipes } from './recipes';
import { rowButtonLook } from './rowButtonLook';

/** Smallest edge of anything that a finger must hit. */
const TOUCH = '44px';
const coarse = { '@media (pointer: coarse)': { minH: TOUCH, minW: TOUCH } };
const field = { textStyle: 'md', px: '3', '--input-height': 'sizes.11' };
const fieldColours = { bg: 'bg.panel', borderColor: 'border.emphasized' };

/** Figures of one width, for numbers that stand in columns: `<Text css={tabular}>`. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/** Width from which the shell has its side bar. */
const DESKTOP = '1200px';

/**
 * The library gives each element 26 custom properties of its own, most of them for filters and rings that nothing here
 * uses: that was a fifth of the time of computing styles. The three that are used are inherited from the root.
 */
const { '*': _ofEachElement, ...libraryGlobals } = globalCss;
const inherited = {
  '--global-font-mono': 'fonts.mono',
  '--global-font-body': 'fonts.body',
  '--global-color-border': 'colors.border',
};

/** The library's own look without the recipes that nothing here uses. */
const library = defineConfig({
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss: libraryGlobals,
  theme: {
    breakpoints: { ...breakpoints, xl: DESKTOP },
    keyframes,
    tokens,
    semanticTokens,
    recipes: usedRecipes,
    slotRecipes: usedSlotRecipes,
    textStyles,
    layerStyles,
    animationStyles,
  },
});

/** The page's colour below one shade of a dialog, or below two. @param black per cent */
const shaded = (black: number) => `color-mix(in srgb, var(--chakra-colors-bg), black ${black}%)`;

const config = defineConfig({
  globalCss: {
    html: {
      ...inherited,
      colorPalette: 'leaf',
      textRendering: 'optimizeLegibility',
      // A page that grows beyond the screen does not move sideways.
      scrollbarGutter: 'stable',
    },
    // A dialog's shade ends at the room of the scroll bar, which has the colour of the root.
    'html:has(body[data-scroll-lock])': { background: shaded(36) },
    'html:has([data-scope=dialog][data-has-nested=dialog])': { background: shaded(59) },
    'body[data-scroll-lock]': { bg: 'bg' },
    // Keeps a focused field clear of the sticky header and the bottom bar.
    'html, body': { scrollPaddingTop: '72px', scrollPaddingBottom: '96px' },
    body: { fontFamily: 'body', overflowWrap: 'anywhere', minHeight: '100dvh' },
    '*': { fontFeatureSettings: 'normal' },
    '*, *::before, *::after': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        transitionDuration: '0s !important',
      },
    },
    '.row-button': rowButtonLook,
    '*::placeholder, *[data-placeholder]': { color: 'fg.subtle', opacity: 1 },
  },
  theme: {
    tokens: {
      colors: palettes,
      fonts: {
        body: { value: "'Be Vietnam Pro', system-ui, 'Segoe UI', Roboto, sans-serif" },
        heading: { value: "'Be Vietnam Pro', system-ui, 'Segoe UI', Roboto, sans-serif" },
      },
    },
    semanticTokens: {
      colors: semanticColors,
      radii: { l1: { value: '8px' }, l2: { value: '12px' }, l3: { value: '14px' } },
    },
    recipes: {
      button: {
        base: { fontWeight: 'semibold' },
        variants: {
          size: {
            xs: coarse,
            sm: coarse,
            md: { h: '11', minW: '11', textStyle: 'sm' },
            lg: { h: '12', minW: '12' },
          },
          variant: {
            outline: { bg: 'bg.panel', '--outline-color': 'colors.border.emphasized' },
            // The library's own hover lets the page shine through, which costs the contrast.
            solid: {
              _hover: { bg: 'colorPalette.hover' },
              _expanded: { bg: 'colorPalette.hover' },
            },
          },
        },
      },
      input: { variants: { size: { md: field }, variant: { outline: fieldColours } } },
      textarea: {
        variants: {
          size: { md: { textStyle: 'md', px: '3', py: '2.5' } },
          variant: { outline: fieldColours },
        },
      },
      heading: { base: { fontWeight: 'semibold', letterSpacing: '-0.01em' } },
    },
    slotRecipes: {
      nativeSelect: {
        slots: ['root', 'field', 'indicator'],
        variants: {
          size: { md: { field: { h: '11', textStyle: 'md', ps: '3', pe: '8' } } },
          variant: { outline: { field: fieldColours } },
        },
      },
      menu: {
        slots: ['content', 'item'],
        base: { item: { minH: TOUCH }, content: { minW: '52' } },
      },
    },
  },
});

/** The look of the whole product: `design/ux.md` in Chakra's terms. */
export const themed = createSystem(defaultBaseConfig, library, config);

/** The same for the app: variables and the styles of plain elements are in a style sheet of the build. */
export const system = { ...themed, _global: [] };
