import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { accountTexts } from '../../i18n/account';
import { common } from '../../i18n/common';
import { DemoAccounts } from './DemoAccounts';
import { LoginForm } from './LoginForm';
import { StorageNote } from './StorageNote';
import { useLogin } from './useLogin';
import { useDraft } from '../../ui/useDraft';

function Welcome() {
  return (
    <Stack gap="3">
      <Flex align="center" gap="3">
        <img src="/favicon.svg" width={44} height={44} alt="" />
        <Text fontSize="2xl" fontWeight="bold" color="leaf.fg">
          {common.product}
        </Text>
      </Flex>
      <Text color="fg.muted">{accountTexts.lead}</Text>
    </Stack>
  );
}

/**
 * Signing in. The app leaves this page by itself once an account is there.
 * @param knownEmail whose session ended on this device, if one did
 */
export function LoginPage({ knownEmail }: { knownEmail: string | undefined }) {
  const { busy, error, login } = useLogin();
  const [email, setEmail, clearEmail] = useDraft('login:email', knownEmail ?? '');
  const enter = async (as: string, password: string) => {
    setEmail(as);
    if (await login(as, password)) clearEmail();
  };
  useEffect(() => {
    document.title = `${accountTexts.title} · ${common.product}`;
  }, []);
  return (
    <Flex
      as="main"
      justify="center"
      align={{ base: 'flex-start', md: 'center' }}
      minH="100dvh"
      px="5"
      py="8"
    >
      <Stack gap="6" w="full" maxW="26rem">
        <Welcome />
        <StorageNote />
        <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '5', md: '7' }}>
          <Heading as="h1" size="xl" mb="4">
            {accountTexts.title}
          </Heading>
          {knownEmail ? (
            <Text color="fg.muted" mb="4">
              {accountTexts.sessionEnded}
            </Text>
          ) : null}
          <LoginForm email={email} onEmail={setEmail} busy={busy} error={error} onSubmit={enter} />
        </Box>
        <DemoAccounts busy={busy} onPick={enter} />
      </Stack>
    </Flex>
  );
}
