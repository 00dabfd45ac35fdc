import type { Client } from '../../../domain/records/clients';
import { useNavigateFromHere } from '../../../routing/useNavigateFromHere';
import { part } from '../../../routing/part';
import { laterFrom } from '../../../ui/laterPart';
import { CLIENT_PATHS } from '../paths';

const EraseDialog = laterFrom(
  part(() => import('./EraseDialog')),
  (module) => module.EraseDialog,
);
const ExportDialog = laterFrom(
  part(() => import('./ExportDialog')),
  (module) => module.ExportDialog,
);

export type RightsDialogName = 'export' | 'erase';

interface RightsDialogProps {
  client: Client;
  dialog: RightsDialogName | null;
  onClose: () => void;
}

/** Requests that a client may make by law, done from their page. */
export function RightsDialog({ client, dialog, onClose }: RightsDialogProps) {
  const leave = useNavigateFromHere();
  if (dialog === 'export') return <ExportDialog client={client} onClose={onClose} />;
  if (dialog === 'erase')
    return (
      <EraseDialog
        client={client}
        onClose={onClose}
        onErased={() => leave(CLIENT_PATHS.list, { replace: true })}
      />
    );
  return null;
}
