import { accountPages } from '../../i18n/accountPages';
import { accountCalls } from '../../gateway/browserSession';
import { useGatewayQuery } from './useGatewayQuery';

const ask = () => accountCalls.devices();

/** The account's signed-in devices, as the server tells them. */
export function useDevices() {
  const { answer: devices, error, load } = useGatewayQuery(ask, accountPages.devices.what);
  return { devices, error, load };
}
