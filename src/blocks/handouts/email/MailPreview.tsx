import { Alert, Box, Stack, Text } from '@chakra-ui/react';
import { useMemo, type SyntheticEvent } from 'react';
import { inlineSources } from '../../../printables/html';
import { renderMail } from '../../../printables/mail';
import type { ImageBytes } from '../../../printables/images';
import type { Printable } from '../../../domain/records/printableModel';
import { handoutsText } from '../../../i18n/handouts';
import { useImages } from '../useImages';
import type { Letter } from './letter';

const text = handoutsText.mail;

function mailHtml(letter: Letter, printable: Printable, files: ImageBytes): string | undefined {
  try {
    return renderMail({
      getSource: inlineSources(files),
      customerName: letter.recipients[0]?.name ?? '',
      message: letter.message,
      printable,
    }).html;
  } catch {
    return undefined;
  }
}

/** Mails are styled by attributes, which the page's policy forbids in HTML; only a script may set them. */
const unstyled = (html: string): string => html.replaceAll(' style="', ' data-style="');

function setStyles({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  const styled = currentTarget.contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? [];
  for (const element of styled) element.style.cssText = element.dataset.style ?? '';
}

/** The mail's very HTML, in a frame that runs no scripts. */
export function MailPreview({ letter, printable }: { letter: Letter; printable: Printable }) {
  const { files } = useImages(printable);
  const html = useMemo(() => mailHtml(letter, printable, files), [letter, printable, files]);
  if (html === undefined)
    return (
      <Alert.Root status="error">
        <Alert.Indicator />
        <Alert.Title>{text.previewFailed}</Alert.Title>
      </Alert.Root>
    );
  return (
    <Stack gap="3">
      <Text fontWeight="semibold">{letter.subject}</Text>
      <Box borderWidth="1px" borderRadius="l2" overflow="hidden" bg="white">
        <iframe
          title={text.preview}
          sandbox="allow-same-origin"
          srcDoc={unstyled(html)}
          onLoad={setStyles}
          style={{ width: '100%', height: '65dvh', border: 0 }}
        />
      </Box>
    </Stack>
  );
}
