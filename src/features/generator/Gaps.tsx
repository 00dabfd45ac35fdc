import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { mayLoosen } from '../../domain/generator/gaps';
import type { Exclusion, Gap } from '../../domain/generator/types';
import { generatorText } from '../../i18n/generator';
import { Notice } from '../../ui/Notice';
import { contradiction, gapTitle, loosenText, wishText } from './texts';

const text = generatorText.gap;

export type Loosen = (wish: Exclusion) => (() => void) | undefined;

function Choice({ wish, loosen }: { wish: Gap['wishes'][number]; loosen: Loosen }) {
  const act = loosen(wish);
  const frees = mayLoosen(wish.kind) ? text.frees(wish.frees) : text.never;
  if (!act)
    return (
      <Flex as="li" gap="3" justify="space-between" py="1">
        <Text>{wishText(wish)}</Text>
        <Text color="fg.muted" flexShrink="0">
          {frees}
        </Text>
      </Flex>
    );
  return (
    <li>
      <Button
        variant="outline"
        colorPalette="gray"
        bg="bg.panel"
        w="full"
        minH="11"
        h="auto"
        py="1"
        justifyContent="space-between"
        whiteSpace="normal"
        textAlign="start"
        onClick={act}
      >
        {loosenText(wish)}
        <Text as="span" color="fg.muted" fontWeight="normal" flexShrink="0">
          {frees}
        </Text>
      </Button>
    </li>
  );
}

function Together({ wishes, loosen }: { wishes: readonly Exclusion[]; loosen: Loosen }) {
  const acts = wishes.flatMap((wish) => loosen(wish) ?? []);
  return (
    <Box>
      <Text>{text.together(wishes.map(wishText).join(', '))}</Text>
      {acts.length === wishes.length ? (
        <Button
          mt="1"
          variant="outline"
          colorPalette="gray"
          bg="bg.panel"
          minH="11"
          onClick={() => {
            for (const act of acts) act();
          }}
        >
          {text.loosenAll}
        </Button>
      ) : null}
    </Box>
  );
}

function Why({ gap, loosen }: { gap: Gap; loosen: Loosen }) {
  const { wishes, together, left } = gap;
  if (wishes.length === 0) return <Text>{left === undefined ? text.nothing : text.tooFew}</Text>;
  const canGive =
    together !== undefined || wishes.some(({ kind, frees }) => mayLoosen(kind) && frees > 0);
  return (
    <Stack gap="2">
      <Text>{contradiction(gap)}</Text>
      <Stack as="ul" listStyleType="none" gap="1" maxW="md">
        {wishes.map((wish) => (
          <Choice key={wishText(wish)} wish={wish} loosen={loosen} />
        ))}
      </Stack>
      {together ? <Together wishes={together} loosen={loosen} /> : null}
      {canGive ? null : <Text>{text.onlyDishes}</Text>}
    </Stack>
  );
}

export function Gaps({ gaps, loosen }: { gaps: readonly Gap[]; loosen: Loosen }) {
  return gaps.map((gap) => (
    <Notice key={`${gap.slot} ${gap.role}`} tone="warning" title={gapTitle(gap)}>
      <Why gap={gap} loosen={loosen} />
    </Notice>
  ));
}
