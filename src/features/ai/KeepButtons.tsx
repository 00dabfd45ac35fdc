import { Button, Flex } from '@chakra-ui/react';
import { FileText, NotebookPen } from 'lucide-react';
import type { Client } from '../../domain/records/clients';
import { aiText } from '../../i18n/ai';
import type { Keep } from './useKeep';

const text = aiText.answer;

export function KeepButtons({ keep, client }: { keep: Keep; client: Client | undefined }) {
  const { saving, toNote, toArticle } = keep;
  return (
    <Flex gap="3" wrap="wrap" mt="3">
      {client ? (
        <Button minH="11" colorPalette="leaf" loading={saving} onClick={toNote}>
          <NotebookPen size={18} aria-hidden /> {text.save(client.clientName)}
        </Button>
      ) : null}
      <Button minH="11" variant="outline" disabled={saving} onClick={toArticle}>
        <FileText size={18} aria-hidden /> {text.article}
      </Button>
    </Flex>
  );
}
