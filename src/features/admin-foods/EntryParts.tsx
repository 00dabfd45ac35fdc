import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShownEntry } from '../../api/adminFoods';
import { catalogue, type CatalogueEntry } from '../../domain/food/catalogue';
import { NUTRIENT_LABELS, type NutrientKey } from '../../domain/food/nutrients';
import { adminFoodTexts } from '../../i18n/adminFoods';
import { getLabel } from '../../i18n/labelOf';
import { formatMoney, formatNumber } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { doubtText, formatFigure } from './doubtText';
import { FIGURE_GROUPS, sourceOfFigure, type FigureGroup } from './figures';

const texts = adminFoodTexts.panel;

function FigureRow({ shown, name }: { shown: ShownEntry; name: NutrientKey }) {
  const { entry, doubts } = shown;
  const odd = doubts.filter(({ field }) => field === name);
  return (
    <Box
      py="1.5"
      px="2"
      mx="-2"
      borderTopWidth="1px"
      {...(odd.length > 0 ? { bg: 'turmeric.subtle', borderColor: 'turmeric.emphasized' } : {})}
    >
      <Box
        display="grid"
        gridTemplateColumns="1fr auto minmax(5rem, auto)"
        gap="3"
        alignItems="baseline"
      >
        <Text as="dt">{NUTRIENT_LABELS[name]}</Text>
        <Text as="dd" fontWeight="semibold" textAlign="end" css={tabular}>
          {formatFigure(name, entry.nutrients[name])}
        </Text>
        <Text color="fg.muted" textStyle="xs" textAlign="end">
          {entry.nutrients[name] === undefined ? '' : sourceOfFigure(entry, name)}
        </Text>
      </Box>
      {odd.map((doubt) => (
        <Text key={doubt.kind} color="turmeric.fg" textStyle="sm" display="flex" gap="1">
          <TriangleAlert size={14} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
          {doubtText(doubt, entry.basis)}
        </Text>
      ))}
    </Box>
  );
}

export function EntryFigures({ shown }: { shown: ShownEntry }) {
  const groups = Object.keys(FIGURE_GROUPS) as FigureGroup[];
  return (
    <Stack gap="4">
      {shown.energyNote === undefined ? null : (
        <Text textStyle="sm" color="fg.muted">
          {texts.energyNote} {shown.energyNote}
        </Text>
      )}
      {groups.map((group) => (
        <Box key={group}>
          <Heading as="h3" size="sm" mb="1" color="fg.muted">
            {texts.groups[group]}
          </Heading>
          <dl>
            {FIGURE_GROUPS[group].map((name) => (
              <FigureRow key={name} shown={shown} name={name} />
            ))}
          </dl>
        </Box>
      ))}
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box py="2" borderTopWidth="1px">
      <Text as="dt" color="fg.muted" textStyle="xs">
        {name}
      </Text>
      <Text as="dd" overflowWrap="anywhere" whiteSpace="pre-wrap">
        {children || <span>{texts.none}</span>}
      </Text>
    </Box>
  );
}

function ProductFacts({ entry }: { entry: CatalogueEntry }) {
  if (entry.kind !== 'product') return null;
  const { brand, type, packagingType, ingredients, price, additionalNutrients = [] } = entry;
  return (
    <>
      <Fact name={texts.brand}>{brand}</Fact>
      <Fact name={texts.type}>{type ? getLabel(catalogue.fields.type.words, type) : ''}</Fact>
      <Fact name={texts.packaging}>{packagingType}</Fact>
      <Fact name={texts.price}>{price === undefined ? '' : formatMoney(price)}</Fact>
      <Fact name={texts.ingredients}>{ingredients}</Fact>
      <Fact name={texts.others}>
        {additionalNutrients.map((one) => `${one.name} ${one.amount} ${one.unit}`).join('\n')}
      </Fact>
    </>
  );
}

export function EntryFacts({ shown: { entry } }: { shown: ShownEntry }) {
  const { basis, measures, source, status } = entry;
  const amounts = measures.map(
    ({ unit, amount }) => `1 ${unit} = ${formatNumber(amount, 1)} ${basis.unit}`,
  );
  return (
    <dl>
      <Fact name={texts.names}>{entry.aliases.join(', ')}</Fact>
      <Fact name={texts.nameEn}>{entry.nameEn}</Fact>
      <Fact name={texts.category}>{entry.category}</Fact>
      <Fact name={texts.basis}>{`${formatNumber(basis.amount, 1)} ${basis.unit}`}</Fact>
      <Fact name={texts.serving}>{`${formatNumber(entry.servingSize, 1)} ${entry.unit}`}</Fact>
      <Fact name={texts.measures}>{amounts.join('\n')}</Fact>
      <Fact name={texts.allergens}>{entry.allergens.join(', ')}</Fact>
      {entry.kind === 'food' ? (
        <Fact name={texts.refuse}>
          {entry.refusePercent === undefined ? '' : `${formatNumber(entry.refusePercent, 1)} %`}
        </Fact>
      ) : null}
      <ProductFacts entry={entry} />
      <Fact name={texts.source}>{[source?.name, source?.code].filter(Boolean).join(', ')}</Fact>
      <Fact name={texts.status}>{getLabel(catalogue.fields.status.words, status)}</Fact>
    </dl>
  );
}
