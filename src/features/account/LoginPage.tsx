import { Link, Text } from '@chakra-ui/react';
import { accountTexts } from '../../i18n/account';
import { accountPages } from '../../i18n/accountPages';
import { AppLink } from '../../ui/Link';
import { useDraft } from '../../ui/useDraft';
import { DemoAccounts } from './DemoAccounts';
import { Below, Frame } from './Frame';
import { LoginForm } from './LoginForm';
import { ACCOUNT_PATHS } from './paths';
import { StorageNote } from './StorageNote';
import { useLogin } from './useLogin';

const texts = accountPages.login;

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
  return (
    <Frame
      title={accountTexts.title}
      above={
        <>
          <Text color="fg.muted">{accountTexts.lead}</Text>
          <StorageNote />
        </>
      }
      below={
        <>
          <Below text={texts.noAccount}>
            <Link asChild variant="underline" minH="11" alignItems="center">
              <AppLink to={ACCOUNT_PATHS.register}>{texts.register}</AppLink>
            </Link>
          </Below>
          <DemoAccounts busy={busy} onPick={enter} />
        </>
      }
    >
      {knownEmail ? (
        <Text color="fg.muted" mb="4">
          {accountTexts.sessionEnded}
        </Text>
      ) : null}
      <LoginForm email={email} onEmail={setEmail} busy={busy} error={error} onSubmit={enter} />
      <Link asChild variant="underline" minH="11" alignItems="center" mt="2">
        <AppLink to={ACCOUNT_PATHS.forgot}>{texts.forgot}</AppLink>
      </Link>
    </Frame>
  );
}
