import { useCallback } from 'react';
import { useData } from '../../../data/react';
import type { Menu } from '../../../domain/collections/menus';
import { menusText } from '../../../i18n/menus';
import { toaster } from '../../../ui/toaster';

/** Sends a menu to the client it was given to, where practice, plan and client want that. */
export function useAutomaticMail(): (menu: Menu) => Promise<void> {
  const data = useData();
  return useCallback(
    async (menu) => {
      try {
        // Few practices want it: its code comes when a menu is given.
        const { writeAutomaticMail } = await import('../../../blocks/mails/automatic');
        if (await writeAutomaticMail(data, menu))
          toaster.create({ type: 'success', title: menusText.handOut.automatic });
      } catch {
        toaster.create({ type: 'warning', title: menusText.handOut.automaticFailed });
      }
    },
    [data],
  );
}
