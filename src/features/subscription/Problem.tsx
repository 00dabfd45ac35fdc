import { Alert } from '@chakra-ui/react';

export function Problem({ text }: { text: string | null | undefined }) {
  return text ? (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Description>{text}</Alert.Description>
    </Alert.Root>
  ) : null;
}
