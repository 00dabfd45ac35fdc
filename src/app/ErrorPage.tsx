import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { common } from '../i18n/common';
import { isMissingChunk, technicalText } from '../ui/missingChunk';
import { FullMessage } from './FullMessage';
import { Home } from './home';

export function ErrorPage({ error, alone }: { error: unknown; alone?: boolean }) {
  const texts = common.errorPage;
  const { path, label } = use(Home);
  return (
    <FullMessage
      alone={alone ?? false}
      icon={<TriangleAlert size={28} />}
      title={texts.title}
      actions={
        <>
          <Button colorPalette="leaf" onClick={() => window.location.reload()}>
            {texts.reload}
          </Button>
          <Button asChild variant="outline" colorPalette="gray">
            <Link to={path}>{label}</Link>
          </Button>
        </>
      }
    >
      <Stack gap="2">
        <Text>{isMissingChunk(error) ? texts.chunkWhat : texts.what}</Text>
        <Text>{texts.safe}</Text>
        <Text>{texts.next}</Text>
        <Box as="details" textStyle="sm">
          <Box as="summary" cursor="pointer" minH="11" alignContent="center">
            {texts.details}
          </Box>
          <Box as="pre" whiteSpace="pre-wrap" fontFamily="mono" textStyle="xs">
            {technicalText(error)}
          </Box>
        </Box>
      </Stack>
    </FullMessage>
  );
}
