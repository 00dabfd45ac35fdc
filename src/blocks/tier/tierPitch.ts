import { getEntitlements } from '../../domain/accounts/access/entitlements';
import type { PaidTier } from '../../domain/money/payments';
import { limitDialogText as texts } from '../../i18n/limitDialog';
import { formatNumber } from '../../ui/format';

export function listGains(tier: PaidTier): string[] {
  const { limits, features, storage } = getEntitlements(tier);
  const { gains } = texts;
  return [
    limits.clients === null ? [] : [gains.clients(formatNumber(limits.clients, 0))],
    limits.recipes === null && limits.menus === null ? [gains.countless] : [],
    limits.mailsAMonth === null ? [gains.mails] : [],
    features.includes('plainPaper') && features.includes('automaticMail') ? [gains.paper] : [],
    [gains.storage(sizeText(storage.imageBytes))],
  ].flat();
}

/** VND that a year costs less than twelve months (product decision 7). */
export function yearlySaving(tier: PaidTier): number {
  const { month, year } = getEntitlements(tier).price;
  return 12 * month - year;
}

const MB = 1024 * 1024;

export function sizeText(bytes: number): string {
  const megabytes = bytes / MB;
  if (megabytes < 1024) return `${formatNumber(megabytes, 0)} MB`;
  return `${formatNumber(megabytes / 1024, megabytes % 1024 === 0 ? 0 : 1)} GB`;
}
