import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { AppLink } from './Link';

interface LockedFeatureProps {
  title: string;
  text: string;
  action: { label: string; to: string };
}

/** In place of what the tier does not sell: what it would be, and the way to it. */
export function LockedFeature({ title, text, action }: LockedFeatureProps) {
  return (
    <Stack
      as="section"
      align="flex-start"
      gap="3"
      p="5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Box p="2.5" bg="turmeric.subtle" color="turmeric.fg" borderRadius="full" aria-hidden>
        <Lock size={20} />
      </Box>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      <Text color="fg.muted" maxW="2xl">
        {text}
      </Text>
      <Button asChild>
        <AppLink to={action.to}>{action.label}</AppLink>
      </Button>
    </Stack>
  );
}
