import { deviceNameOf } from '../../domain/userAgent';
import { syncText } from '../../i18n/sync';

/** What a person calls this device: "Chrome trên Android". @param agent `navigator.userAgent` */
export const deviceName = (agent: string): string => deviceNameOf(agent) ?? syncText.device.browser;
