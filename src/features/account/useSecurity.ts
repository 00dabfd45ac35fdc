import { accountCalls } from '../../gateway/browserSession';
import { securityText } from '../../i18n/security';
import { useGatewayQuery } from './useGatewayQuery';

const ask = () => accountCalls.security();

/** What the server knows of the account's security. */
export function useSecurity() {
  const { answer: security, error, load } = useGatewayQuery(ask, securityText.what);
  return { security, error, load };
}
