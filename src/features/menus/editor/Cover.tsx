import { Text } from '@chakra-ui/react';
import { memo } from 'react';
import { CoverField } from '../../../blocks/images/CoverField';
import { imagesText } from '../../../i18n/images';
import { useSyncStatus } from '../../../sync/react';
import { Section } from '../../../ui/Section';
import type { Edit } from '../hooks/useEditing';
import type { EditorValue } from '../model/editorValue';

type CoverProps = Pick<EditorValue, 'name' | 'coverImage'> & { edit: Edit };

export const Cover = memo(function Cover({ name, coverImage, edit }: CoverProps) {
  const { locked } = useSyncStatus();
  return (
    <Section title={imagesText.cover}>
      {locked === 'session_ended' ? (
        <Text textStyle="sm" color="fg.warning" mb="2">
          {imagesText.coverSignIn}
        </Text>
      ) : null}
      <CoverField
        hasHeading
        value={coverImage}
        words={{ title: name, altText: name, category: 'menus' }}
        problems={imagesText.coverProblems}
        onChange={(address) =>
          edit(({ coverImage: _before, ...now }) =>
            address === undefined ? now : { ...now, coverImage: address },
          )
        }
      />
    </Section>
  );
});
