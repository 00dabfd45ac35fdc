import { useCallback } from 'react';
import { useAccount, useData } from '../../../data/react';
import type { Menu } from '../../../domain/records/menus';
import { menusText } from '../../../i18n/menus';
import { toaster } from '../../../ui/toaster';

export function useAutomaticMail(): (menu: Menu) => Promise<void> {
  const data = useData();
  const account = useAccount();
  return useCallback(
    async (menu) => {
      try {
        const { writeAutomaticMail } = await import('../../../blocks/mails/automatic');
        const written = await writeAutomaticMail(data, menu, account);
        if (written === 'unconfirmed')
          toaster.create({ type: 'warning', title: menusText.handOut.automaticUnconfirmed });
        else if (written) toaster.create({ type: 'success', title: menusText.handOut.automatic });
      } catch {
        toaster.create({ type: 'warning', title: menusText.handOut.automaticFailed });
      }
    },
    [data, account],
  );
}
