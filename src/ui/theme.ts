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

const TOUCH = '44px';
const coarse = { '@media (pointer: coarse)': { minH: TOUCH, minW: TOUCH } };
const field = { textStyle: 'md', px: '3', '--input-height': 'sizes.11' };
const fieldColours = { bg: 'bg.panel', borderColor: 'border.emphasized' };

export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

const DESKTOP = '1200px';

/**
 * The library sets 26 custom properties on each element, mostly for unused filters and rings: a fifth of the style
 * computation. The three in use are inherited from the root.
 */
const { '*': _ofEachElement, ...libraryGlobals } = globalCss;
const inherited = {
  '--global-font-mono': 'fonts.mono',
  '--global-font-body': 'fonts.body',
  '--global-color-border': 'colors.border',
};

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

const shaded = (black: number) => `color-mix(in srgb, var(--chakra-colors-bg), black ${black}%)`;

const config = defineConfig({
  globalCss: {
    html: {
      ...inherited,
      colorPalette: 'leaf',
      textRendering: 'optimizeLegibility',
      scrollbarGutter: 'stable',
    },
    // A dialog's backdrop does not cover the scrollbar gutter, which takes the colour of the root.
    'html:has(body[data-scroll-lock])': { background: shaded(36) },
    'html:has([data-scope=dialog][data-has-nested=dialog])': { background: shaded(59) },
    'body[data-scroll-lock]': { bg: 'bg' },
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
            // The library's hover is translucent and loses contrast.
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

export const themed = createSystem(defaultBaseConfig, library, config);

export const system = { ...themed, _global: [] };
