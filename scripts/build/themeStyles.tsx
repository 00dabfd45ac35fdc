import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { themed } from '../../src/ui/theme';

export function themeStyles(): string {
  const markup = renderToStaticMarkup(<ChakraProvider value={themed}>{null}</ChakraProvider>);
  const styles = [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  return styles.map(([, css]) => css).join('\n');
}
