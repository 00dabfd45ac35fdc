import { Alert, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { menusText } from '../../../i18n/menus';
import { fieldName, valueText } from '../../../ui/fieldText';
import type { MetConflict } from '../model/editorValue';
import { useMeals } from './mealsContext';

/** A quiet line above the form, with what can be done about it. */
export function Notice(props: {
  tone: 'info' | 'warning';
  title: ReactNode;
  action?: { label: string; onPress: () => void };
  children?: ReactNode;
}) {
  return (
    <Alert.Root
      role="note"
      status={props.tone}
      colorPalette={props.tone === 'warning' ? 'turmeric' : 'leaf'}
      alignItems="center"
      flexWrap="wrap"
    >
      <Alert.Indicator />
      <Alert.Content flex="1" minW="48">
        <Alert.Title>{props.title}</Alert.Title>
        {props.children ? <Alert.Description as="div">{props.children}</Alert.Description> : null}
      </Alert.Content>
      {props.action ? (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          color="fg"
          onClick={props.action.onPress}
        >
          {props.action.label}
        </Button>
      ) : null}
    </Alert.Root>
  );
}

const text = menusText.merge;

interface ConflictNoticeProps {
  conflicts: readonly MetConflict[];
  onTake: (conflict: MetConflict) => void;
  onKeep: (conflict: MetConflict) => void;
}

/** Where this form and another device changed the same value: both are shown, a person decides. */
export function ConflictNotice({ conflicts, onTake, onKeep }: ConflictNoticeProps) {
  const meals = useMeals();
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="warning" title={text.title}>
      <Text mb="2">{text.choose}</Text>
      <Stack as="ul" listStyleType="none" gap="3">
        {conflicts.map((conflict) => (
          <Box as="li" key={conflict.path}>
            <Text fontWeight="medium">{fieldName('menus', conflict.path, { meals })}</Text>
            <Text>
              {text.mine}: <b>{valueText('menus', conflict.path, conflict.shown)}</b> · {text.other}
              : <b>{valueText('menus', conflict.path, conflict.kept)}</b>
            </Text>
            <Flex gap="2" mt="1" wrap="wrap" color="fg">
              <Button size="sm" variant="outline" onClick={() => onTake(conflict)}>
                {text.takeOther}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => onKeep(conflict)}>
                {text.keepMine}
              </Button>
            </Flex>
          </Box>
        ))}
      </Stack>
    </Notice>
  );
}
