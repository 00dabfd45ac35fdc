import { Button, Stack, Text } from '@chakra-ui/react';
import { memo, useState } from 'react';
import type { Recipe } from '../../../domain/records/recipes';
import { recipesText } from '../../../i18n/recipes';
import { Section } from '../../../ui/Section';
import { useHoldingMenus } from '../hooks/useHoldingMenus';
import { laterPart } from '../../../ui/laterPart';

const text = recipesText.inMenus;
const InMenusDialog = laterPart(async () => (await import('./InMenusDialog')).InMenusDialog);

/** Menus with older figures are offered the new ones (product decision 20). */
export const InMenus = memo(function InMenus({ recipe }: { recipe: Recipe }) {
  const { holding, take } = useHoldingMenus(recipe);
  const [isOpen, setOpen] = useState(false);
  if (!holding)
    return (
      <Section title={text.title} busy>
        <Text>&nbsp;</Text>
      </Section>
    );
  const older = holding.filter(({ newer }) => newer.length > 0).length;
  return (
    <Section title={text.title} attention={older > 0}>
      <Stack gap="2" align="flex-start">
        <Text>{holding.length === 0 ? text.none : text.count(holding.length)}</Text>
        {older > 0 ? (
          <Text textStyle="sm" color="fg.warning">
            {text.older(older)}
          </Text>
        ) : null}
        {holding.length > 0 ? (
          <Button
            variant="outline"
            colorPalette={older > 0 ? 'leaf' : 'gray'}
            minH="11"
            onClick={() => setOpen(true)}
          >
            {older > 0 ? text.look : text.show}
          </Button>
        ) : null}
      </Stack>
      {isOpen ? (
        <InMenusDialog holding={holding} onTake={take} onClose={() => setOpen(false)} />
      ) : null}
    </Section>
  );
});
