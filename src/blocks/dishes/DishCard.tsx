import { Box, Flex, Heading, IconButton, Spinner, Stack, Text } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { MenuItem } from '../../domain/food/storedLines';
import { servingsOfLine, type DishCard as Card } from '../../domain/printable/cookingCard';
import { partsFor } from '../../domain/printable/dishParts';
import { dishesText as text } from '../../i18n/dishes';
import { tabular } from '../../ui/theme';
import { useDishCard } from './useDishCard';

const MOST_PEOPLE = 12;

interface PeopleProps {
  people: number;
  onChange: (people: number) => void;
}

function People({ people, onChange }: PeopleProps) {
  const look = { variant: 'outline', colorPalette: 'gray', minW: '11', minH: '11' } as const;
  return (
    <Flex align="center" gap="3">
      <Text>{text.people}</Text>
      <IconButton
        {...look}
        aria-label={text.less}
        disabled={people === 1}
        onClick={() => onChange(people - 1)}
      >
        <Minus size={16} aria-hidden />
      </IconButton>
      <Text as="output" css={tabular}>
        {text.count(people)}
      </Text>
      <IconButton
        {...look}
        aria-label={text.more}
        disabled={people === MOST_PEOPLE}
        onClick={() => onChange(people + 1)}
      >
        <Plus size={16} aria-hidden />
      </IconButton>
    </Flex>
  );
}

function Parts({ card, servings, people }: { card: Card; servings: number; people: number }) {
  return (
    <Box as="ul" listStyleType="none">
      {partsFor(card, servings, people).map(({ name, measure, weight }) => (
        <Flex
          as="li"
          key={name}
          justify="space-between"
          gap="3"
          py="1.5"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: 0 }}
          css={tabular}
        >
          <Text>{name}</Text>
          <Text textAlign="end">
            <Box as="span" fontWeight="semibold">
              {measure}
            </Box>{' '}
            <Box as="span" color="fg.muted" whiteSpace="nowrap">
              {weight}
            </Box>
          </Text>
        </Flex>
      ))}
    </Box>
  );
}

function Steps({ card, people }: { card: Card; people: number }) {
  if (card.steps.length === 0) return <Text color="fg.muted">{text.noSteps}</Text>;
  return (
    <>
      <Box as="ol" ps="5" listStyleType="decimal">
        {card.steps.map((step) => (
          <Box as="li" key={step} py="1">
            {step}
          </Box>
        ))}
      </Box>
      {card.many && people > 3 ? <Text>{card.many}</Text> : null}
    </>
  );
}

function Known({ card, servings }: { card: Card; servings: number }) {
  const [people, setPeople] = useState(1);
  const { prep = 0, cook = 0 } = card;
  return (
    <Stack gap="3">
      <People people={people} onChange={setPeople} />
      {prep + cook > 0 ? <Text color="fg.muted">{text.times(prep, cook)}</Text> : null}
      <Box as="section">
        <Heading as="h3" size="sm">
          {text.parts}
        </Heading>
        <Parts card={card} servings={servings} people={people} />
      </Box>
      <Box as="section">
        <Heading as="h3" size="sm" mb="1">
          {text.steps}
        </Heading>
        <Steps card={card} people={people} />
      </Box>
    </Stack>
  );
}

export function DishCard({ item }: { item: MenuItem }) {
  const card = useDishCard(item);
  if (card === undefined) return <Spinner aria-label={text.loading} />;
  if (card === null) return <Text color="fg.muted">{text.unknown}</Text>;
  return <Known card={card} servings={servingsOfLine(item)} />;
}
