import { useCallback, useRef, useState } from 'react';
import { explainLimit } from '../../../blocks/tier/limitStore';
import { useData } from '../../../data/react';
import type { Menu } from '../../../domain/records/menus';
import { StorageFull } from '../../../data/types';
import { clientMenuText } from '../../../i18n/clientMenu';
import { menusText } from '../../../i18n/menus';
import { getAddresses } from '../../../routing/addresses';
import { toaster } from '../../../ui/toaster';
import { useAutomaticMail } from '../hooks/useAutomaticMail';
import { ClientGone, giveExisting, saveAndGive, type Giving } from '../model/clientMenu';
import { useNavigateFromHere } from '../../../routing/useNavigateFromHere';

const text = clientMenuText.save;

function describeFailure(error: unknown): string {
  if (error instanceof ClientGone) return clientMenuText.client.missing;
  const why = error instanceof StorageFull ? menusText.save.full : text.failedHint;
  return `${text.failed}. ${why}`;
}

export function useGiving(onDone: () => void) {
  const data = useData();
  const navigate = useNavigateFromHere();
  const mail = useAutomaticMail();
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const run = useCallback(
    async (giving: Giving, existing: Menu | undefined) => {
      if (busy.current) return;
      busy.current = true;
      setSaving(true);
      try {
        const menu = existing ?? (await saveAndGive(data, giving));
        if (existing) await giveExisting(data, existing, giving);
        onDone();
        toaster.create({
          type: 'success',
          title: text.success,
          description: existing ? text.assigned : text.created,
        });
        navigate(getAddresses('clients').list);
        await mail({ ...menu, clientId: giving.draft.clientId });
      } catch (error) {
        if (explainLimit(error, true)) return;
        toaster.create({ type: 'error', title: text.error, description: describeFailure(error) });
      } finally {
        busy.current = false;
        setSaving(false);
      }
    },
    [data, mail, navigate, onDone],
  );
  return { saving, run };
}
