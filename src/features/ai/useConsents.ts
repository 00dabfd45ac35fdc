import { writePicks } from '../../data/picks';
import { useData, useLive, useLiveOne } from '../../data/react';
import { AI_TEXT } from '../../domain/practice/ai/userData';
import { allowsAi, isOwnConsent } from '../../domain/practice/ai/consent';
import { listAnswers } from '../../domain/practice/consents/state';
import type { Client } from '../../domain/records/clients';
import type { Consent } from '../../domain/records/kinds/consent';
import { picksId } from '../../domain/menus/picks';
import { aiText } from '../../i18n/ai';
import { localDate } from '../../platform/clock';
import { toaster } from '../../ui/toaster';

export interface Consents {
  mine: string | undefined;
  agree(): void;
  withdraw(): void;
  client: Consent | undefined;
  record(way: Consent['way']): void;
}

const failed = () => toaster.create({ type: 'error', title: aiText.consent.failed });

export function useConsents(client: Client | undefined, recipient: string): Consents {
  const data = useData();
  const picks = useLiveOne(data.practices, picksId(data.account.accountId));
  const all = useLive(() => data.records.of('consent').watchAll(), [data]);
  const own = picks?.aiConsent;
  const holds = own && isOwnConsent(own, recipient);
  const answers = listAnswers(all?.filter(({ clientId }) => clientId === client?.id) ?? []);
  const isOpen = client !== undefined && client.restrictedSince === undefined;
  const record = async (way: Consent['way']) => {
    if (!client) return;
    await data.records.of('consent').insert({
      ...data.newBase(),
      kind: 'consent',
      clientId: client.id,
      purpose: 'ai',
      recipient,
      consentDate: localDate(),
      givenBy: 'client',
      way,
      textVersion: AI_TEXT,
    });
    toaster.create({ type: 'success', title: aiText.consent.recorded(client.clientName) });
  };
  return {
    mine: holds ? own.date : undefined,
    agree: () =>
      void writePicks(data, (now) => ({
        ...now,
        aiConsent: { date: localDate(), recipient, textVersion: AI_TEXT },
      })).catch(failed),
    withdraw: () => void writePicks(data, ({ aiConsent: _gone, ...now }) => now).catch(failed),
    client: isOpen ? answers.find((one) => allowsAi(one, recipient)) : undefined,
    record: (way) => void record(way).catch(failed),
  };
}
