import type { AnswerOf } from '../../api/contract';
import type { readAi } from '../../api/ai';
import type { Client } from '../../domain/records/clients';
import { aiText } from '../../i18n/ai';
import { Notice } from '../../ui/Notice';
import type { Consents } from './useConsents';

const text = aiText.advice;

/** Why nothing about a client may leave yet, in words; undefined where it may. */
export function consentObstacle(client: Client | undefined, consents: Consents) {
  if (!consents.mine) return aiText.consent.needMine;
  if (client && !consents.client) return aiText.consent.needClient(client.clientName);
  return undefined;
}

/** Reasons why nothing can be asked now, in words. */
export function Obstacles(props: {
  online: boolean;
  isMissing: boolean;
  unreachable: string | null;
}) {
  const { online, isMissing, unreachable } = props;
  return (
    <>
      {online ? null : <Notice tone="warning" title={text.offline} />}
      {isMissing ? <Notice tone="warning" title={text.noProvider} /> : null}
      {online && unreachable ? <Notice tone="warning" title={unreachable} /> : null}
    </>
  );
}

/** Questions that are left today; undefined without a limit. */
export function leftOf(status: AnswerOf<typeof readAi> | null, told: number | undefined) {
  if (told !== undefined) return told;
  return status?.most === undefined ? undefined : Math.max(0, status.most - status.used);
}
