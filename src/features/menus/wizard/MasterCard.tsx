import { Badge, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatNumber } from '../../../ui/format';
import { tabular } from '../../../ui/theme';
import { menusText } from '../../../i18n/menus';
import type { NutritionSummary } from '../../../domain/nutrients';
import { MASTER_LIMITS } from '../model/masters';
import type { Master, RatedMaster } from '../model/masters';
import { AllergyMarks, ScoreLine, SuitabilityBadge } from './Rating';
import { isLowerBound, summaryValue } from '../model/menuList';

const text = menusText.wizard;

/** Energy and macro-nutrients of a whole menu in a line. */
export function MenuFigures({ menu }: { menu: Parameters<typeof summaryValue>[0] }) {
  const value = (key: keyof NutritionSummary) =>
    `${isLowerBound(menu, key) ? '≥\u00a0' : ''}${formatNumber(summaryValue(menu, key), 0)}`;
  return (
    <Text textStyle="sm" color="fg.muted" css={tabular}>
      <Text as="span" color="fg" fontWeight="medium">
        {value('calories')} kcal
      </Text>
      {' · '}
      {menusText.list.macros(value('protein'), value('carbs'), value('fat'))}
    </Text>
  );
}

interface MasterCardProps {
  rated: RatedMaster;
  onPreview: (rated: RatedMaster) => void;
  onChoose: (master: Master) => void;
}

/** A master on offer: what it is, how well it suits and why, what of it offends an allergy. */
export function MasterCard({ rated, onPreview, onChoose }: MasterCardProps) {
  const { master, suitability, offends } = rated;
  const name = master.name || menusText.unnamed;
  const more = master.tags.length - MASTER_LIMITS.tags;
  return (
    <Stack
      as="article"
      gap="2"
      p="4"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      borderColor={offends ? 'chilli.border' : undefined}
    >
      <Flex gap="2" justify="space-between" align="flex-start">
        <Heading as="h3" size="md" lineClamp="2">
          {name}
        </Heading>
        <SuitabilityBadge rated={rated} />
      </Flex>
      {master.expertName ? (
        <Text textStyle="sm" color="fg.muted">
          {text.by(master.expertName)}
        </Text>
      ) : null}
      <MenuFigures menu={master} />
      <AllergyMarks rated={rated} />
      <ScoreLine suitability={suitability} />
      {master.description ? (
        <Text textStyle="sm" lineClamp="2">
          {master.description}
        </Text>
      ) : null}
      {master.tags.length > 0 ? (
        <Flex wrap="wrap" gap="1.5">
          {master.tags.slice(0, MASTER_LIMITS.tags).map((tag) => (
            <Badge key={tag.id} colorPalette="gray">
              {tag.label}
            </Badge>
          ))}
          {more > 0 ? <Badge colorPalette="gray">{text.moreTags(more)}</Badge> : null}
        </Flex>
      ) : null}
      <Flex gap="2" mt="auto" pt="1">
        <Button
          flex="1"
          variant="subtle"
          colorPalette="leaf"
          aria-label={text.chooseOf(name)}
          onClick={() => onChoose(master)}
        >
          {text.choose}
        </Button>
        <Button
          variant="outline"
          colorPalette="gray"
          aria-label={text.previewOf(name)}
          onClick={() => onPreview(rated)}
        >
          {text.preview}
        </Button>
      </Flex>
    </Stack>
  );
}
