import { Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { parseNumber } from '../../../blocks/forms/numbers';
import { clientRows } from '../../../domain/person/clientList';
import type { Client } from '../../../domain/records/clients';
import type { Consultation } from '../../../domain/records/consultations';
import { toCalendarMonth } from '../../../domain/person/body';
import { dayTargets, PRESCRIBED } from '../../../domain/targets/dayTargets';
import type { TargetDecision } from '../../../domain/targets/reconcile';
import { clientTexts } from '../../../i18n/clients';
import { decisionText, needsAttention } from '../../../ui/nutrition/limitTexts';
import { visitForm, type VisitFormValues } from '../consultationForm';

interface PrescriptionCheckProps {
  client: Client;
  visits: readonly Consultation[];
  editedId: string | undefined;
  values: VisitFormValues;
  /** `YYYY-MM-DD`. */
  today: string;
}

export function prescriptionDecisions({
  client,
  visits,
  editedId,
  values,
  today,
}: PrescriptionCheckProps): TargetDecision[] {
  if (PRESCRIBED.every((key) => parseNumber(values[key]) === undefined)) return [];
  const others = visits.filter(({ id }) => id !== editedId);
  const { workspaceId, expertId, createdAt, updatedAt } = client;
  const typed: Consultation = {
    workspaceId,
    expertId,
    createdAt,
    updatedAt,
    ...visitForm.toFields(values),
    id: editedId ?? client.id,
    clientId: client.id,
  };
  const weight = parseNumber(values.weight) ?? clientRows([client], [...visits])[0]?.weight;
  const { weight: _stored, ...rest } = client;
  const weighed = weight === undefined ? rest : { ...rest, weight };
  return dayTargets(weighed, [typed, ...others], toCalendarMonth(today)).decisions.filter(
    (decision) => needsAttention(decision) && PRESCRIBED.some((key) => key === decision.nutrient),
  );
}

export function PrescriptionCheck(props: PrescriptionCheckProps) {
  const { client, visits, editedId, values, today } = props;
  const lines = useMemo(
    () => prescriptionDecisions({ client, visits, editedId, values, today }).map(decisionText),
    [client, visits, editedId, values, today],
  );
  return (
    <section aria-label={clientTexts.visits.prescriptionCheck} aria-live="polite">
      {lines.map((line) => (
        <Text key={line} display="flex" gap="1.5" textStyle="sm" bg="bg.warning" px="3" py="2">
          <TriangleAlert size={16} aria-hidden style={{ flexShrink: 0, marginTop: '0.2rem' }} />
          {line}
        </Text>
      ))}
    </section>
  );
}
