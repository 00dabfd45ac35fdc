import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { LogIn } from 'lucide-react';
import { accountTexts } from '../../i18n/account';
import { usePublicConfig } from './usePublicConfig';

interface DemoAccountsProps {
  busy: boolean;
  onPick: (email: string, password: string) => Promise<void>;
}

/** One tap into a living practice, where the server offers demo accounts. */
export function DemoAccounts({ busy, onPick }: DemoAccountsProps) {
  const accounts = usePublicConfig()?.demoAccounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="demo-title" gap="3">
      <Box>
        <Heading as="h2" id="demo-title" size="sm">
          {accountTexts.demoTitle}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {accountTexts.demoHint}
        </Text>
      </Box>
      {accounts.map(({ email, name, password }) => (
        <Button
          key={email}
          variant="outline"
          colorPalette="gray"
          justifyContent="flex-start"
          h="auto"
          minH="14"
          py="2"
          disabled={busy}
          onClick={() => void onPick(email, password)}
        >
          <LogIn aria-hidden />
          <Box as="span" textAlign="start" minW="0">
            <Text as="span" display="block">
              {name}
            </Text>
            <Text as="span" display="block" textStyle="xs" color="fg.muted" fontWeight="normal">
              {email}
            </Text>
          </Box>
        </Button>
      ))}
    </Stack>
  );
}
