import { Box, Button, Flex, Heading, Input, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { clientLinkTexts } from '../../../i18n/clientLinks';
import { QrCode } from '../../../ui/QrCode';
import { toaster } from '../../../ui/toaster';

const texts = clientLinkTexts.made;

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toaster.create({ title: texts.copied, type: 'success' });
  } catch {
    toaster.create({ title: texts.notCopied, type: 'error' });
  }
}

export function MadeLink({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Box
      as="section"
      aria-label={texts.title}
      bg="leaf.subtle"
      borderRadius="l2"
      p="3"
      my="3"
      aria-live="polite"
    >
      <Heading as="h3" size="sm">
        {texts.title}
      </Heading>
      <Text textStyle="sm">{texts.once}</Text>
      <Input
        my="2"
        minH="11"
        bg="bg.panel"
        readOnly
        value={url}
        aria-label={texts.label}
        onFocus={({ target }) => target.select()}
      />
      <Flex gap="2" wrap="wrap" mb="2">
        <Button minH="11" onClick={() => void copy(url)}>
          <Copy size={18} aria-hidden /> {texts.copy}
        </Button>
        <Button minH="11" variant="outline" colorPalette="gray" onClick={onClose}>
          {texts.close}
        </Button>
      </Flex>
      <Box maxW="56">
        <QrCode text={url} label={texts.qr} />
      </Box>
    </Box>
  );
}
