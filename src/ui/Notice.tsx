import { Alert, Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';

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
