import { Box } from '@chakra-ui/react';
import { failureText } from '../../blocks/forms/failureText';
import { useData, useLiveOne } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import { clientTexts } from '../../i18n/clients';
import { Notice } from '../../ui/Notice';
import { toaster } from '../../ui/toaster';

const texts = clientTexts.gone;

export function GoneNotice({ client }: { client: Client }) {
  const data = useData();
  const present = useLiveOne(data.clients, client.id);
  if (present !== null) return null;
  const restore = () =>
    data.clients.restore(client).then(
      () => toaster.create({ type: 'success', title: texts.restored }),
      (error: unknown) => toaster.create({ type: 'error', title: failureText(error) }),
    );
  return (
    <Box role="alert">
      <Notice
        tone="warning"
        title={texts.title}
        action={{ label: texts.restore, onPress: () => void restore() }}
      >
        {texts.body}
      </Notice>
    </Box>
  );
}
