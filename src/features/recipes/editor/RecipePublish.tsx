import { Badge, Box, Button, Flex, Stack } from '@chakra-ui/react';
import { Circle, CircleCheck } from 'lucide-react';
import { memo } from 'react';
import { recipes, type Recipe } from '../../../domain/records/recipes';
import { listMissing, publishProblems, RECIPE_CHECKS } from '../../../domain/recipes/recipeEditing';
import { getLabel } from '../../../i18n/labelOf';
import { recipesText } from '../../../i18n/recipes';
import { Section } from '../../../ui/Section';

const text = recipesText.publish;
const WAYS_BACK = [
  ['draft', text.withdraw],
  ['archived', text.archive],
] as const;
const COLOURS = { draft: 'gray', published: 'leaf', archived: 'turmeric' } as const;

export function RecipeStatus({ status }: Pick<Recipe, 'status'>) {
  return (
    <Badge colorPalette={COLOURS[status] ?? 'gray'}>
      {getLabel(recipes.fields.status.words, status)}
    </Badge>
  );
}

function Checks({ recipe }: { recipe: Recipe }) {
  const missing = listMissing(recipe);
  const needed = publishProblems(recipe);
  return (
    <Stack as="ul" listStyleType="none" gap="1" mb="3" textStyle="sm" aria-label={text.title}>
      {RECIPE_CHECKS.map((check) => {
        const todo = missing.includes(check);
        const Icon = todo ? Circle : CircleCheck;
        const colour = needed.includes(check) ? 'fg.warning' : todo ? 'fg.muted' : 'fg.success';
        return (
          <Flex as="li" key={check} gap="2" align="center" color={colour}>
            <Icon size={16} aria-hidden />
            {text.checks[check]}
            <Box as="span" srOnly>
              : {todo ? (needed.includes(check) ? text.todo : text.advice) : text.done}
            </Box>
          </Flex>
        );
      })}
    </Stack>
  );
}

interface RecipePublishProps {
  recipe: Recipe;
  status: Recipe['status'];
  saving: boolean;
  onSave: (status: Recipe['status']) => void;
}

export const RecipePublish = memo(function RecipePublish(props: RecipePublishProps) {
  const { recipe, status, saving, onSave } = props;
  const ready = publishProblems(recipe).length === 0;
  return (
    <Section title={ready ? text.ready : text.title}>
      <Flex mb="2">
        <RecipeStatus status={status} />
      </Flex>
      <Checks recipe={recipe} />
      {status === 'published' ? (
        <Flex gap="2" wrap="wrap">
          {WAYS_BACK.map(([to, label]) => (
            <Button
              key={to}
              variant="outline"
              colorPalette="gray"
              disabled={saving}
              onClick={() => onSave(to)}
            >
              {label}
            </Button>
          ))}
        </Flex>
      ) : null}
    </Section>
  );
});
