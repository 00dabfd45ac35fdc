import { Button, Stack } from '@chakra-ui/react';
import { Braces, Eye, Printer } from 'lucide-react';
import { memo } from 'react';
import { HandOutButton } from '../../../blocks/handouts/HandOutButton';
import type { Recipe } from '../../../domain/records/recipes';
import { recipeJsonLd } from '../../../domain/recipes/recipeImport/jsonLd';
import { recipesText } from '../../../i18n/recipes';
import { getAddresses } from '../../../routing/addresses';
import { download } from '../../../ui/download';
import { AppLink } from '../../../ui/Link';
import { Section } from '../../../ui/Section';
import { RECIPE_PATHS } from '../paths';

const text = recipesText.handOut;

const toJsonText = (recipe: Recipe): string => JSON.stringify(recipeJsonLd(recipe), null, 2);

export const HandOut = memo(function HandOut({ recipe }: { recipe: Recipe }) {
  const paths = getAddresses('handouts');
  return (
    <Section title={recipesText.handOutTitle}>
      <Stack gap="2">
        <Button asChild variant="outline" colorPalette="gray" minH="11">
          <AppLink to={RECIPE_PATHS.preview(recipe.id)}>
            <Eye size={18} aria-hidden /> {recipesText.preview.button}
          </AppLink>
        </Button>
        <Button asChild variant="outline" colorPalette="gray" minH="11">
          <AppLink to={paths.printRecipePath(recipe.id)}>
            <Printer size={18} aria-hidden /> {text.print}
          </AppLink>
        </Button>
        <HandOutButton of="recipe" id={recipe.id} />
        <Button
          variant="outline"
          colorPalette="gray"
          minH="11"
          onClick={() => download('cong-thuc.json', toJsonText(recipe), 'application/ld+json')}
        >
          <Braces size={18} aria-hidden /> {text.json}
        </Button>
      </Stack>
    </Section>
  );
});
