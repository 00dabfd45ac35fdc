import { Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useData } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import { clientTexts } from '../../i18n/clients';
import { part } from '../../routing/part';
import { laterFrom } from '../../ui/laterPart';
import { toaster } from '../../ui/toaster';
import { failureText } from '../../blocks/forms/failureText';

const texts = clientTexts.removeDialog;
const ConfirmDialog = laterFrom(
  part(() => import('../../ui/ConfirmDialog')),
  (module) => module.ConfirmDialog,
);

/** The visits stay stored: if a merge with another device's change brings the client back, nothing is missing. */
export function useRemoveClient(onRemoved?: () => void): {
  ask: (client: Client) => void;
  dialog: ReactNode;
} {
  const data = useData();
  const [client, setClient] = useState<Client | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = async (doomed: Client) => {
    setBusy(true);
    try {
      await data.clients.remove(doomed.id);
      setClient(null);
      toaster.create({ type: 'success', title: texts.done(doomed.clientName) });
      onRemoved?.();
    } catch (error) {
      toaster.create({ type: 'error', title: failureText(error) });
    } finally {
      setBusy(false);
    }
  };
  const dialog = client ? (
    <ConfirmDialog
      open
      danger
      title={texts.title}
      confirmLabel={clientTexts.remove}
      busy={busy}
      onConfirm={() => void remove(client)}
      onClose={() => setClient(null)}
    >
      <Text fontWeight="medium" color="fg">
        {texts.question}
      </Text>
      <Text>{texts.body(client.clientName)}</Text>
    </ConfirmDialog>
  ) : null;
  return { ask: setClient, dialog };
}
