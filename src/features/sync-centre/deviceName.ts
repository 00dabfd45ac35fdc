import { getDeviceName } from '../../domain/accounts/userAgent';
import { syncText } from '../../i18n/sync';

/**
 * "Chrome trên Android"
 * @param agent `navigator.userAgent`
 */
export const deviceName = (agent: string): string =>
  getDeviceName(agent) ?? syncText.device.browser;
