import { Box, Text } from '@chakra-ui/react';
import { articlesText } from '../../../i18n/articles';

const { help } = articlesText;

export function HelpPanel() {
  return (
    <Box as="details" bg="bg.panel" borderWidth="1px" borderRadius="l3" px="4">
      <Box as="summary" cursor="pointer" minH="11" alignContent="center" fontWeight="semibold">
        {help.title}
      </Box>
      <Text textStyle="sm" color="fg.muted">
        {help.about}
      </Text>
      <Box as="dl" textStyle="sm" my="3" display="grid" gridTemplateColumns="1fr 1fr" gap="1.5">
        {help.rows.map(([typed, becomes]) => (
          <Box key={typed} display="contents">
            <Box as="dt">
              <code>{typed}</code>
            </Box>
            <Box as="dd">{becomes}</Box>
          </Box>
        ))}
      </Box>
      <Text textStyle="sm" color="fg.muted" mb="4">
        {help.paste}
      </Text>
    </Box>
  );
}
