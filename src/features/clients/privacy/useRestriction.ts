import { failureText } from '../../../blocks/forms/failureText';
import { useData } from '../../../data/react';
import type { Client } from '../../../domain/records/clients';
import { restrictionTexts as texts } from '../../../i18n/clientRights';
import { localDate } from '../../../platform/clock';
import type { MenuAction } from '../../../ui/menuAction';
import { toaster } from '../../../ui/toaster';

const report = (error: unknown) => toaster.create({ type: 'error', title: failureText(error) });

/** Works without a network; the gateway reads it before it sends a mail or asks a model. */
export function useRestriction(client: Client): MenuAction {
  const data = useData();
  const { restrictedSince } = client;
  const set = (since: string | undefined) =>
    data.clients.update(client.id, ({ restrictedSince: _before, ...one }) =>
      since === undefined ? one : { ...one, restrictedSince: since },
    );
  const change = async () => {
    await set(restrictedSince === undefined ? localDate() : undefined);
    toaster.create({
      type: 'success',
      title: restrictedSince === undefined ? texts.restricted : texts.lifted,
      action: { label: texts.undo, onClick: () => void set(restrictedSince).catch(report) },
    });
  };
  return {
    value: 'restriction',
    label: restrictedSince === undefined ? texts.restrict : texts.lift,
    run: () => void change().catch(report),
  };
}
