import { Box } from '@chakra-ui/react';
import type { TextFile } from '../../domain/text/files/textFile';
import { textFilesText } from '../../i18n/textFiles';
import { Notice } from '../../ui/Notice';

/** What a person has to look at in a text file that was read, with the lines themselves. */
export function TextDoubts({ doubts }: Pick<TextFile, 'doubts'>) {
  return doubts.map(({ doubt, lines }) => (
    <Notice
      key={doubt}
      tone={doubt === 'guessed' ? 'info' : 'warning'}
      title={textFilesText[doubt]}
    >
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines may be equal, and keep their place
        <Box key={at}>“{line}”</Box>
      ))}
    </Notice>
  ));
}
