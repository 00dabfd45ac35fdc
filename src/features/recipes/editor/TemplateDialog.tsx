import { Box, Button, Dialog, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useData, useLive } from '../../../data/react';
import { recipesText } from '../../../i18n/recipes';
import { newId } from '../../../platform/ids';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { toaster } from '../../../ui/toaster';
import { PHONE, useMedia } from '../../../ui/useMedia';
import type { RecipeEditing } from '../hooks/useRecipeEdit';
import {
  MEAL_TYPES,
  listTemplates,
  valueFromTemplate,
  type MealType,
  type RecipeTemplate,
} from '../model/templates';

const text = recipesText.template;
/** Counts of ingredients and tips in the preview (platform, section 2). */
const [SHOWN_INGREDIENTS, SHOWN_TIPS] = [5, 2];

function Tabs(props: { tab: MealType | 'all'; onTab: (tab: MealType | 'all') => void }) {
  return (
    <Flex as="fieldset" aria-label={text.tabs} gap="1.5" overflowX="auto" py="1">
      {(['all', ...MEAL_TYPES] as const).map((one) => (
        <Button
          key={one}
          size="sm"
          minH="11"
          flexShrink="0"
          borderRadius="full"
          variant={one === props.tab ? 'solid' : 'outline'}
          colorPalette={one === props.tab ? 'leaf' : 'gray'}
          aria-pressed={one === props.tab}
          onClick={() => props.onTab(one)}
        >
          {one === 'all' ? text.all : text.mealTypes[one]}
        </Button>
      ))}
    </Flex>
  );
}

function Preview({ template, onApply }: { template: RecipeTemplate; onApply: () => void }) {
  const { title, description, ingredients, tips = [] } = template.recipe;
  const more = ingredients.length - SHOWN_INGREDIENTS;
  return (
    <Stack as="section" aria-label={text.preview} gap="2" textStyle="sm">
      <Heading as="h3" size="md">
        {title}
      </Heading>
      <Text color="fg.muted">{description}</Text>
      <Heading as="h4" size="xs">
        {text.ingredients}
      </Heading>
      <Box as="ul" listStyleType="none">
        {ingredients.slice(0, SHOWN_INGREDIENTS).map(({ lineId, name }) => (
          <li key={lineId}>{name}</li>
        ))}
        {more > 0 ? (
          <Box as="li" color="fg.muted">
            {text.more(more)}
          </Box>
        ) : null}
      </Box>
      {tips.length > 0 ? (
        <>
          <Heading as="h4" size="xs">
            {text.tips}
          </Heading>
          <Box as="ul" listStyleType="none">
            {tips.slice(0, SHOWN_TIPS).map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </Box>
        </>
      ) : null}
      <Button colorPalette="leaf" onClick={onApply}>
        {text.apply}
      </Button>
      <Text color="fg.muted">{text.replaces}</Text>
    </Stack>
  );
}

interface NamesProps {
  templates: readonly RecipeTemplate[];
  chosen: RecipeTemplate | undefined;
  onChoose: (template: RecipeTemplate) => void;
}

function Names({ templates, chosen, onChoose }: NamesProps) {
  return (
    <Stack as="ul" listStyleType="none" gap="0.5">
      {templates.map((template) => (
        <li key={template.id}>
          <Button
            variant={template === chosen ? 'subtle' : 'ghost'}
            colorPalette={template === chosen ? 'leaf' : 'gray'}
            w="full"
            justifyContent="flex-start"
            minH="11"
            aria-pressed={template === chosen}
            onClick={() => onChoose(template)}
          >
            {template.recipe.title}
          </Button>
        </li>
      ))}
    </Stack>
  );
}

export function TemplateDialog(props: { edit: RecipeEditing; onClose: () => void }) {
  const data = useData();
  const library = useLive(() => data.library.watchAll(), [data]);
  const phone = useMedia(PHONE);
  const [tab, setTab] = useState<MealType | 'all'>('all');
  const [chosen, setChosen] = useState<RecipeTemplate>();
  const all = useMemo(() => listTemplates(library ?? []), [library]);
  const templates = all.filter(({ mealTypes }) => tab === 'all' || mealTypes.includes(tab));
  const apply = () => {
    if (chosen) props.edit((now) => valueFromTemplate(now, chosen.recipe, newId));
    toaster.create({ type: 'success', title: text.applied });
    props.onClose();
  };
  return (
    <AppDialog onClose={props.onClose} size={phone ? 'full' : 'xl'} scrollBehavior="inside">
      <Dialog.Header pe="14">
        <Dialog.Title>{text.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body tabIndex={0}>
        <Tabs tab={tab} onTab={setTab} />
        {library && all.length === 0 ? <Text>{text.none}</Text> : null}
        <Flex gap="5" direction={{ base: 'column-reverse', md: 'row' }} mt="2">
          <Box flex="1">
            <Names templates={templates} chosen={chosen} onChoose={setChosen} />
          </Box>
          <Box flex="1" position={{ md: 'sticky' }} top="0" alignSelf="flex-start">
            {chosen ? (
              <Preview template={chosen} onApply={apply} />
            ) : (
              <Text color="fg.muted">{text.choose}</Text>
            )}
          </Box>
        </Flex>
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
