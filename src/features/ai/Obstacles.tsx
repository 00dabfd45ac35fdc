import type { ContractAnswer } from '../../api/contract';
import type { readAi } from '../../api/ai';
import type { Client } from '../../domain/records/clients';
import { aiText } from '../../i18n/ai';
import { Notice } from '../../ui/Notice';
import type { Consents } from './useConsents';

const text = aiText.advice;

export function consentObstacle(client: Client | undefined, consents: Consents) {
  if (!consents.mine) return aiText.consent.needMine;
  if (client && !consents.client) return aiText.consent.needClient(client.clientName);
  return undefined;
}

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

export function countLeft(
  status: ContractAnswer<typeof readAi> | null,
  lastCount: number | undefined,
) {
  if (lastCount !== undefined) return lastCount;
  return status?.most === undefined ? undefined : Math.max(0, status.most - status.used);
}
