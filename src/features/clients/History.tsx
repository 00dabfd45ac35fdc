import { Badge, Box, Button, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useData } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import { consultations, type Consultation } from '../../domain/records/consultations';
import type { HistoryEntry } from '../../domain/person/clientList';
import { MEASURE_KEYS, MEASURES } from '../../domain/records/measures';
import { clientTexts } from '../../i18n/clients';
import { recallText } from '../../i18n/recall';
import { getWordLabel } from '../../ui/fieldText';
import { EmptyState } from '../../ui/EmptyState';
import { formatDate, formatNumber } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { toaster } from '../../ui/toaster';
import { WeightChange } from './ClientParts';
import { failureText } from '../../blocks/forms/failureText';
import { formatOne } from './numbers';
import { recallSummary } from './visit/recallSummary';
import { listNoteParts } from './visit/noteParts';

const texts = clientTexts.visits;

function targetLine({ targetWeight, targetNutrition }: Consultation): string | null {
  const { calories, protein } = targetNutrition ?? {};
  const parts = [
    targetWeight === undefined ? null : texts.targetWeightPart(formatOne(targetWeight)),
    calories === undefined ? null : texts.caloriesPart(formatNumber(calories, 0)),
    protein === undefined ? null : texts.proteinPart(formatNumber(protein)),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : texts.targets(parts.join(' · '));
}

function measureLine({ measures = {} }: Consultation): string | null {
  const { systolic, diastolic } = measures;
  const parts = MEASURE_KEYS.flatMap((key) => {
    const value = measures[key];
    const { label, unit, digits } = MEASURES[key];
    const isPair = systolic !== undefined && diastolic !== undefined;
    if (value === undefined || (isPair && key === 'diastolic')) return [];
    if (isPair && key === 'systolic') return [`${texts.pressure} ${systolic}/${diastolic} ${unit}`];
    return [`${label} ${formatNumber(value, digits)} ${unit}`];
  });
  return parts.length === 0 ? null : parts.join(' · ');
}

function Noted({ visit }: { visit: Consultation }) {
  const { structuredNote = {}, nextVisitDate, nextVisitTime, consentDate } = visit;
  const { fields } = consultations.fields.structuredNote.merge.shape;
  const when = [formatDate(nextVisitDate), nextVisitTime].filter(Boolean).join(' · ');
  return (
    <>
      {listNoteParts(visit.noteScheme ?? '', () => true).map((part) =>
        structuredNote[part] ? (
          <Text key={part} mt="1" whiteSpace="pre-wrap">
            <Text as="span" fontWeight="semibold">
              {fields[part].label}:
            </Text>{' '}
            {structuredNote[part]}
          </Text>
        ) : null,
      )}
      {nextVisitDate ? <Text mt="1">{texts.nextOn(when)}</Text> : null}
      {consentDate ? (
        <Text color="fg.muted" textStyle="sm">
          {texts.consented(formatDate(consentDate))}
        </Text>
      ) : null}
    </>
  );
}

interface VisitProps {
  client: Client;
  entry: HistoryEntry;
  onEdit: () => void;
  onRemove: () => void;
}

function Weight({ client, entry }: Pick<VisitProps, 'client' | 'entry'>) {
  const { consultation, weightChange } = entry;
  const { weight } = consultation;
  return (
    <Box textAlign="end">
      <Text fontWeight="semibold" css={tabular}>
        {weight === undefined
          ? clientTexts.unknown
          : clientTexts.weightLine.kilograms(formatOne(weight))}
      </Text>
      {weight !== undefined && weightChange !== undefined ? (
        <WeightChange client={client} weight={weight} change={weightChange} />
      ) : null}
    </Box>
  );
}

type VisitButtonsProps = Pick<VisitProps, 'onEdit' | 'onRemove'> & { date: string };

function VisitButtons({ date, onEdit, onRemove }: VisitButtonsProps) {
  return (
    <Flex me="-2" my={{ md: '-1.5' }}>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={texts.editLabel(date)}
        onClick={onEdit}
      >
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={texts.removeLabel(date)}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Flex>
  );
}

function Figures({ visit }: { visit: Consultation }) {
  const targets = targetLine(visit);
  const measures = measureLine(visit);
  return (
    <>
      {targets ? (
        <Text color="fg.muted" textStyle="sm" css={tabular}>
          {targets}
        </Text>
      ) : null}
      {measures ? (
        <Text textStyle="sm" css={tabular}>
          {measures}
        </Text>
      ) : null}
      {visit.recall ? (
        <Text textStyle="sm" css={tabular}>
          {recallText.inHistory(recallSummary(visit.recall))}
        </Text>
      ) : null}
    </>
  );
}

function Visit(props: VisitProps) {
  const { entry } = props;
  const { consultation: visit } = entry;
  const date = formatDate(visit.visitDate);
  return (
    <Flex as="li" gap="3" py="3" borderTopWidth="1px" align="start">
      <Box flex="1" minW="0">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="semibold" css={tabular}>
            {date}
          </Text>
          {visit.goal ? (
            <Badge size="md" colorPalette="gray">
              {getWordLabel(consultations.fields.goal, visit.goal)}
            </Badge>
          ) : null}
        </Flex>
        <Figures visit={visit} />
        {visit.notes ? (
          <Text mt="1" whiteSpace="pre-wrap">
            {visit.notes}
          </Text>
        ) : null}
        <Noted visit={visit} />
      </Box>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        columnGap="3"
        align={{ base: 'end', md: 'start' }}
        flexShrink="0"
      >
        <Weight client={props.client} entry={entry} />
        <VisitButtons date={date} onEdit={props.onEdit} onRemove={props.onRemove} />
      </Flex>
    </Flex>
  );
}

const report = (error: unknown) => toaster.create({ type: 'error', title: failureText(error) });

function useRemoveVisit(): (visit: Consultation) => Promise<void> {
  const data = useData();
  return async (visit) => {
    try {
      await data.consultations.remove(visit.id);
      toaster.create({
        type: 'success',
        title: texts.removed(formatDate(visit.visitDate)),
        action: {
          label: clientTexts.undo,
          onClick: () => void data.consultations.restore(visit).catch(report),
        },
      });
    } catch (error) {
      report(error);
    }
  };
}

export function History(props: {
  client: Client;
  entries: HistoryEntry[];
  onAdd: () => void;
  onEdit: (id: string) => void;
  addElsewhere: boolean;
}) {
  const { client, entries, onAdd, onEdit, addElsewhere } = props;
  const remove = useRemoveVisit();
  const add = (
    <Button size="sm" minH="11" variant="outline" onClick={onAdd}>
      <Plus size={18} aria-hidden />
      {texts.add}
    </Button>
  );
  return (
    <Box as="section">
      <Flex justify="space-between" align="center" gap="2" mb="2" wrap="wrap">
        <Heading as="h2" size="md">
          {texts.title}
        </Heading>
        {entries.length > 0 && !addElsewhere ? add : null}
      </Flex>
      {entries.length === 0 ? (
        <EmptyState
          title={texts.empty}
          description={texts.emptyHint}
          action={addElsewhere ? undefined : add}
        />
      ) : (
        <Box as="ul" listStyleType="none">
          {entries.map((entry) => (
            <Visit
              key={entry.consultation.id}
              client={client}
              entry={entry}
              onEdit={() => onEdit(entry.consultation.id)}
              onRemove={() => void remove(entry.consultation)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
