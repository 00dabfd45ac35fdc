import { Box, Button, Dialog, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useData, useLive } from '../../../data/react';
import type { CardData } from '../../../domain/records/articleBlocks/blocks';
import { fold } from '../../../domain/text/fold';
import { articlesText } from '../../../i18n/articles';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { SearchField } from '../../../ui/SearchField';
import { PHONE, useMedia } from '../../../ui/useMedia';
import type { CardKind } from '../blockEditor/host';
import { buildCard, cardView } from '../model/cards';

const text = articlesText.card;
const SHOWN = 30;

interface CardRow {
  card: CardData;
  title: string;
  figures: string;
}

function useCards(kind: CardKind, query: string): CardRow[] | undefined {
  const data = useData();
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const menus = useLive(() => data.menuList, [data]);
  return useMemo(() => {
    const masters = menus?.filter((menu) => menu.kind === 'master' && !menu.clientId);
    const all = (kind === 'recipe' ? recipes : masters)?.map((document) => {
      const card = buildCard(document);
      return { card, title: card.title, figures: cardView(kind, card, document).figures };
    });
    const words = fold(query).split(/\s+/).filter(Boolean);
    return all
      ?.filter(({ title }) => words.every((word) => fold(title).includes(word)))
      .slice(0, SHOWN);
  }, [kind, query, recipes, menus]);
}

interface CardDialogProps {
  kind: CardKind;
  onPick: (card: CardData) => void;
  onClose: () => void;
}

function Row({ row, onPress }: { row: CardRow; onPress: () => void }) {
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      w="full"
      h="auto"
      py="2"
      justifyContent="flex-start"
      textAlign="start"
      onClick={onPress}
    >
      <Box minW="0">
        <Text fontWeight="semibold" truncate>
          {row.title}
        </Text>
        <Text textStyle="sm" color="fg.muted" fontWeight="normal" whiteSpace="normal">
          {row.figures}
        </Text>
      </Box>
    </Button>
  );
}

export function CardDialog({ kind, onPick, onClose }: CardDialogProps) {
  const [query, setQuery] = useState('');
  const cards = useCards(kind, query);
  const phone = useMedia(PHONE);
  const pick = (card: CardData) => {
    onPick(card);
    onClose();
  };
  return (
    <AppDialog onClose={onClose} size={phone ? 'full' : 'md'} scrollBehavior="inside">
      <Dialog.Header pe="14">
        <Dialog.Title>{text.pick[kind]}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={query}
          onChange={setQuery}
        />
        {cards?.length === 0 ? (
          <Text color="fg.muted" mt="3">
            {text.none[kind]}
          </Text>
        ) : null}
        <Stack as="ul" listStyleType="none" gap="0.5" mt="3">
          {cards?.map((row) => (
            <li key={row.card.refId}>
              <Row row={row} onPress={() => pick(row.card)} />
            </li>
          ))}
        </Stack>
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
