import { Button } from '@chakra-ui/react';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client } from '../../domain/records/clients';
import { clientTexts as texts } from '../../i18n/clients';
import { clientRightsTexts } from '../../i18n/clientRights';
import { getAddresses } from '../../routing/addresses';
import { MoreMenu } from '../../ui/MoreMenu';
import { useRestriction } from './privacy/useRestriction';
import { RightsDialog, type RightsDialogName } from './privacy/RightsDialog';
import type { OpenForm } from './useOpenForm';

function ClientMenu({ client, onRemove }: { client: Client; onRemove: () => void }) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<RightsDialogName | null>(null);
  const restriction = useRestriction(client);
  return (
    <>
      <MoreMenu
        label={texts.detail.moreActions}
        actions={[
          {
            value: 'progress',
            label: texts.detail.printProgress,
            run: () => void navigate(getAddresses('handouts').progressPath(client.id)),
          },
          {
            value: 'fee',
            label: texts.detail.fee,
            run: () => void navigate(getAddresses('handouts').feePath(client.id)),
          },
          restriction,
          { value: 'export', label: clientRightsTexts.export, run: () => setDialog('export') },
          { value: 'remove', label: texts.remove, danger: true, run: onRemove },
          {
            value: 'erase',
            label: clientRightsTexts.erase,
            danger: true,
            run: () => setDialog('erase'),
          },
        ]}
      />
      <RightsDialog client={client} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

export function ClientActions({
  client,
  forms,
  onRemove,
}: {
  client: Client;
  forms: OpenForm;
  onRemove: () => void;
}) {
  const navigate = useNavigate();
  return (
    <>
      <Button onClick={() => void navigate(getAddresses('menus').createAt(client.id))}>
        <Plus size={18} aria-hidden />
        {texts.detail.createMenu}
      </Button>
      <Button variant="outline" colorPalette="gray" onClick={() => forms.open('edit', client.id)}>
        <Pencil size={16} aria-hidden />
        {texts.edit}
      </Button>
      <ClientMenu client={client} onRemove={onRemove} />
    </>
  );
}
