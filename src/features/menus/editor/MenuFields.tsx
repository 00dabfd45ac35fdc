import { Box, Field, Input, SimpleGrid, Switch, Text, Textarea } from '@chakra-ui/react';
import { memo, useId } from 'react';
import { menusText } from '../../../i18n/menus';
import type { Edit } from '../hooks/useEditing';
import type { EditorValue } from '../model/editorValue';

const text = menusText.form;

type MenuFieldsProps = Pick<EditorValue, 'name' | 'description'> & {
  /** Absent for a personal menu: what is made for one client is never public. */
  isPublic: boolean | undefined;
  edit: Edit;
};

/** Name, description and, of a master, whether it is public. */
export const MenuFields = memo(function MenuFields(props: MenuFieldsProps) {
  const { edit } = props;
  const hint = useId();
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
      <Box>
        <Field.Root>
          <Field.Label>{text.name}</Field.Label>
          <Input
            autoComplete="off"
            maxLength={300}
            value={props.name}
            onChange={(event) => {
              const name = event.target.value;
              edit((now) => ({ ...now, name }), 'name');
            }}
          />
        </Field.Root>
        {props.isPublic === undefined ? null : (
          <>
            <Switch.Root
              mt="2"
              minH="11"
              colorPalette="leaf"
              checked={props.isPublic}
              onCheckedChange={({ checked }) => edit((now) => ({ ...now, isPublic: checked }))}
            >
              <Switch.HiddenInput aria-describedby={hint} />
              <Switch.Control />
              <Switch.Label>{text.isPublic}</Switch.Label>
            </Switch.Root>
            <Text id={hint} textStyle="sm" color="fg.muted">
              {text.publicHint}
            </Text>
          </>
        )}
      </Box>
      <Field.Root>
        <Field.Label>{text.description}</Field.Label>
        <Textarea
          autoresize
          rows={3}
          maxLength={20_000}
          value={props.description}
          onChange={(event) => {
            const description = event.target.value;
            edit((now) => ({ ...now, description }), 'description');
          }}
        />
      </Field.Root>
    </SimpleGrid>
  );
});
