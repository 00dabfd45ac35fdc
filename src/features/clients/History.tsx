import { Badge, Box, Button, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useData } from '../../data/react';
import type { Client } from '../../domain/collections/clients';
import type { Consultation } from '../../domain/collections/consultations';
import type { HistoryEntry } from '../../domain/clientList';
import { consultations } from '../../domain/collections/consultations';
import { clientTexts } from '../../i18n/clients';
import { wordOf } from '../../ui/fieldText';
import { EmptyState } from '../../ui/EmptyState';
import { formatDate, formatNumber } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { toaster } from '../../ui/toaster';
import { WeightChange } from './ClientParts';
import { failureText } from '../../blocks/forms/failureText';
import { formatOne } from './numbers';

const texts = clientTexts.visits;

/** "Mục tiêu: 60,0 kg · 1.500 kcal · đạm 80 g", as far as the visit set any. */
function targetLine({ targetWeight, targetNutrition }: Consultation): string | null {
  const { calories, protein } = targetNutrition ?? {};
  const parts = [
    targetWeight === undefined ? null : texts.targetWeightPart(formatOne(targetWeight)),
    calories === undefined ? null : texts.caloriesPart(formatNumber(calories, 0)),
    protein === undefined ? null : texts.proteinPart(formatNumber(protein)),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : texts.targets(parts.join(' · '));
}

interface VisitProps {
  client: Client;
  entry: HistoryEntry;
  onEdit: () => void;
  onRemove: () => void;
}

function Visit({ client, entry, onEdit, onRemove }: VisitProps) {
  const { consultation: visit, weightChange } = entry;
  const date = formatDate(visit.visitDate);
  const targets = targetLine(visit);
  return (
    <Flex as="li" gap="3" py="3" borderTopWidth="1px" align="start">
      <Box flex="1" minW="0">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="semibold" css={tabular}>
            {date}
          </Text>
          {visit.goal ? (
            <Badge size="md" colorPalette="gray">
              {wordOf(consultations.fields.goal, visit.goal)}
            </Badge>
          ) : null}
        </Flex>
        {targets ? (
          <Text color="fg.muted" textStyle="sm" css={tabular}>
            {targets}
          </Text>
        ) : null}
        {visit.notes ? (
          <Text mt="1" whiteSpace="pre-wrap">
            {visit.notes}
          </Text>
        ) : null}
      </Box>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        columnGap="3"
        align={{ base: 'end', md: 'start' }}
        flexShrink="0"
      >
        <Box textAlign="end">
          <Text fontWeight="semibold" css={tabular}>
            {visit.weight === undefined
              ? clientTexts.unknown
              : clientTexts.weightLine.kilograms(formatOne(visit.weight))}
          </Text>
          {visit.weight !== undefined && weightChange !== undefined ? (
            <WeightChange client={client} weight={visit.weight} change={weightChange} />
          ) : null}
        </Box>
        <Flex me="-2" my={{ md: '-1.5' }}>
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label={texts.editOf(date)}
            onClick={onEdit}
          >
            <Pencil size={18} aria-hidden />
          </IconButton>
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label={texts.removeOf(date)}
            onClick={onRemove}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Flex>
      </Flex>
    </Flex>
  );
}

const report = (error: unknown) => toaster.create({ type: 'error', title: failureText(error) });

/** Deletes a visit at once and offers to take it back. */
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

/** The visits, newest first. */
export function History(props: {
  client: Client;
  entries: HistoryEntry[];
  onAdd: () => void;
  onEdit: (id: string) => void;
  /** Whether adding has a button of its own elsewhere on the screen. */
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
