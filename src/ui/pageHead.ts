import { createContext } from 'react';

/**
 * How high the page's header is, px, for what sticks below it; 0 where no header stands above. Not a variable of CSS:
 * that is inherited, and setting it computes the styles of the whole page a second time.
 */
export const PageHead = createContext(0);
