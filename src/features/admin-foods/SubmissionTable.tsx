import { Box, Table, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { FoodSubmission, NearEntry } from '../../api/foodSubmissions';
import type { CatalogueEntry } from '../../domain/food/catalogue';
import type { Doubt } from '../../domain/food/doubts';
import { NUTRIENT_KEYS, NUTRIENT_LABELS, type NutrientKey } from '../../domain/food/nutrients';
import { foodSubmissionTexts as texts } from '../../i18n/foodSubmissions';
import { formatNumber } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { doubtText, formatFigure } from './doubtText';

/** Compared even where the expert typed none; of the others a label's reader needs those that it has. */
const MAIN: readonly NutrientKey[] = ['calories', 'protein', 'carbs', 'fat', 'sodium'];

const formatBasis = ({ basis }: CatalogueEntry): string =>
  `${formatNumber(basis.amount, 1)} ${basis.unit}`;

interface FigureProps {
  sent: FoodSubmission;
  near: CatalogueEntry | undefined;
  name: NutrientKey;
}

function Doubts({ sent: { proposal }, odd }: { sent: FoodSubmission; odd: readonly Doubt[] }) {
  return odd.map((doubt) => (
    <Text
      key={doubt.kind}
      color={doubt.certain ? 'fg.error' : 'turmeric.fg'}
      textStyle="xs"
      display="flex"
      gap="1"
    >
      <TriangleAlert size={12} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
      {doubtText(doubt, proposal.basis)}
    </Text>
  ));
}

function FigureRow({ sent, near, name }: FigureProps) {
  const { proposal, doubts } = sent;
  const odd = doubts.filter(({ field }) => field === name);
  const figure = { textAlign: 'end', px: '2', css: tabular } as const;
  return (
    <Table.Row>
      <Table.Cell px="2">
        {NUTRIENT_LABELS[name]}
        <Doubts sent={sent} odd={odd} />
      </Table.Cell>
      <Table.Cell
        {...figure}
        fontWeight="semibold"
        bg={odd.length > 0 ? 'turmeric.subtle' : undefined}
      >
        {formatFigure(name, proposal.nutrients[name])}
      </Table.Cell>
      <Table.Cell {...figure} color="fg.muted">
        {near ? formatFigure(name, near.nutrients[name]) : '—'}
      </Table.Cell>
    </Table.Row>
  );
}

function WordsRow({ name, typed, near }: { name: string; typed: string; near: string }) {
  return (
    <Table.Row>
      <Table.Cell px="2">{name}</Table.Cell>
      <Table.Cell px="2" textAlign="end" fontWeight="semibold">
        {typed || '—'}
      </Table.Cell>
      <Table.Cell px="2" textAlign="end" color="fg.muted">
        {near || '—'}
      </Table.Cell>
    </Table.Row>
  );
}

const formatMeasures = (entry: CatalogueEntry | undefined): string =>
  (entry?.measures ?? [])
    .map(({ unit, amount }) => `1 ${unit} = ${formatNumber(amount, 1)} ${entry?.basis.unit ?? ''}`)
    .join(', ');

function Header({ sent, other }: { sent: FoodSubmission; other: CatalogueEntry | undefined }) {
  return (
    <Table.Header>
      <Table.Row bg="bg.muted">
        <Table.ColumnHeader px="2">{texts.per(formatBasis(sent.proposal))}</Table.ColumnHeader>
        <Table.ColumnHeader px="2" textAlign="end">
          {texts.typed}
        </Table.ColumnHeader>
        <Table.ColumnHeader px="2" textAlign="end">
          {other ? texts.near(other.name, formatBasis(other)) : texts.noNear}
        </Table.ColumnHeader>
      </Table.Row>
    </Table.Header>
  );
}

interface SubmissionTableProps {
  sent: FoodSubmission;
  near: NearEntry | undefined;
}

/** What the expert typed beside a food of the catalogue; unknown figures stay "—". */
export function SubmissionTable({ sent, near }: SubmissionTableProps) {
  const { proposal, former } = sent;
  const other = former ?? near?.entry;
  const compared = NUTRIENT_KEYS.filter(
    (key) => proposal.nutrients[key] !== undefined || MAIN.includes(key),
  );
  return (
    <Box borderWidth="1px" borderRadius="l3" overflow="hidden">
      <Table.Root size="sm" w="full">
        <Header sent={sent} other={other} />
        <Table.Body>
          {compared.map((name) => (
            <FigureRow key={name} sent={sent} near={other} name={name} />
          ))}
          <WordsRow
            name={texts.allergens}
            typed={proposal.allergens.join(', ')}
            near={(other?.allergens ?? []).join(', ')}
          />
          <WordsRow
            name={texts.measures}
            typed={formatMeasures(proposal)}
            near={formatMeasures(other)}
          />
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
