import { createContext } from 'react';

/**
 * Height of the page header in px, for sticky elements; 0 without a header. Not a CSS variable: those are inherited, and
 * setting one recomputes the styles of the whole page.
 */
export const PageHead = createContext(0);
