import { accountPages } from '../../i18n/accountPages';
import { accountCalls } from '../../gateway/browserSession';
import { useAsked } from './useAsked';

const ask = () => accountCalls.devices();

/** The account's signed-in devices, as the server tells them. */
export function useDevices() {
  const { answer: devices, error, load } = useAsked(ask, accountPages.devices.what);
  return { devices, error, load };
}
