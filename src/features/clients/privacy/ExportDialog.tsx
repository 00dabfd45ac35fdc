import { Button, Stack, Text } from '@chakra-ui/react';
import { FileJson, FileText } from 'lucide-react';
import { exportClient } from '../../../api/privacy';
import type { ClientExport } from '../../../domain/practice/clientExport';
import type { Client } from '../../../domain/records/clients';
import { gateway } from '../../../gateway/browserSession';
import { useAction } from '../../../gateway/useAction';
import { exportTexts as texts } from '../../../i18n/privacy';
import { Question } from '../../../ui/AppDialog';
import { dateInVietnam } from '../../../domain/text/days';
import { download } from '../../../ui/download';
import { Notice } from '../../../ui/Notice';
import { useOnline } from '../../../ui/useOnline';

async function savePage(name: string, data: ClientExport): Promise<void> {
  const { drawClientExport } = await import('../../../printables/clientExport');
  download(`${name}.html`, drawClientExport(data), 'text/html;charset=utf-8');
}

const saveJson = (name: string, data: ClientExport): void =>
  download(`${name}.json`, JSON.stringify(data, null, 2), 'application/json');

/** No name of a person in the name of the file: it stands in lists of downloads. */
const getFileName = ({ exportedAt }: ClientExport): string =>
  `du-lieu-khach-${dateInVietnam(exportedAt)}`;

interface ExportDialogProps {
  client: Client;
  onClose: () => void;
}

function SaveButtons({ client }: Pick<ExportDialogProps, 'client'>) {
  const online = useOnline();
  const { busy, error, run } = useAction(texts.what);
  const save = (write: (name: string, data: ClientExport) => Promise<void> | void) =>
    void run(async () => {
      const { data } = await gateway.ask(exportClient, { params: { id: client.id } });
      await write(getFileName(data), data);
    });
  return (
    <Stack gap="2">
      {online ? null : <Notice tone="warning" title={texts.offline} />}
      <Button minH="11" disabled={!online} loading={busy} onClick={() => save(savePage)}>
        <FileText size={18} aria-hidden />
        {texts.page}
      </Button>
      <Button
        minH="11"
        variant="outline"
        disabled={!online}
        loading={busy}
        onClick={() => save(saveJson)}
      >
        <FileJson size={18} aria-hidden />
        {texts.json}
      </Button>
      {error === null ? null : (
        <Text role="alert" color="fg.error">
          {error}
        </Text>
      )}
    </Stack>
  );
}

export function ExportDialog({ client, onClose }: ExportDialogProps) {
  return (
    <Question
      title={texts.title(client.clientName)}
      onClose={onClose}
      buttons={
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Stack gap="3">
        <Text>{texts.hint}</Text>
        <Text color="fg.muted">{texts.unsent}</Text>
        <Text color="fg.warning">{texts.careful}</Text>
        <SaveButtons client={client} />
      </Stack>
    </Question>
  );
}
