import { memo } from 'react';
import { CoverField } from '../../../blocks/images/CoverField';
import { imagesText } from '../../../i18n/images';
import { Section } from '../../../ui/Section';
import type { RecipeEditing } from '../hooks/useRecipeEdit';

interface CoverProps {
  title: string;
  coverImage: string | undefined;
  edit: RecipeEditing;
}

export const Cover = memo(function Cover({ title, coverImage, edit }: CoverProps) {
  return (
    <Section title={imagesText.cover}>
      <CoverField
        hasHeading
        value={coverImage}
        words={{ title, altText: title }}
        onChange={(address) =>
          edit(({ coverImage: _before, ...now }) =>
            address === undefined ? now : { ...now, coverImage: address },
          )
        }
      />
    </Section>
  );
});
