import { hasFeature } from '../accounts/access/entitlements';
import type { AccountProfile } from '../accounts/account';
import type { Tier } from '../accounts/access/tiers';
import type { Practice } from '../records/practices';
import { cleanLine } from '../text/clean';
import type { Letterhead } from '../records/printableModel';
import { printableWords as words } from './words';

export const OWN_COLOUR = '#2e7d55';

const line = (text: string | undefined, most: number): string => cleanLine(text ?? '', most);

export function getPaper(tier: Tier): { watermark: boolean; branding: boolean } {
  return { watermark: !hasFeature(tier, 'plainPaper'), branding: hasFeature(tier, 'ownBrand') };
}

export function buildLetterhead(
  account: Pick<AccountProfile, 'name' | 'email'>,
  practice: Partial<Practice> | undefined,
  plan: Tier,
): Letterhead {
  const { watermark, branding } = getPaper(plan);
  const name = line(practice?.name, 200);
  const tagline = line(practice?.tagline, 200);
  const footer = branding ? line(practice?.footer, 300) : '';
  const email = line(practice?.email, 320) || line(account.email, 320);
  const contact = [line(practice?.phone, 40), email, line(practice?.address, 300)].filter(Boolean);
  return {
    ...(name ? { practice: name } : {}),
    ...(tagline ? { tagline } : {}),
    expert: line(practice?.expertName, 200) || line(account.name, 300),
    contact,
    colour: (branding ? practice?.colour : undefined) ?? OWN_COLOUR,
    ...(branding && practice?.logo ? { logo: practice.logo } : {}),
    ...(footer ? { footer } : {}),
    ...(watermark ? { watermark: words.watermark } : {}),
  };
}

export function letterheadOn(letterhead: Letterhead, plan: Tier): Letterhead {
  const { watermark, branding } = getPaper(plan);
  const { logo, footer, watermark: _mark, ...rest } = letterhead;
  return {
    ...rest,
    colour: branding ? rest.colour : OWN_COLOUR,
    ...(branding && logo ? { logo } : {}),
    ...(branding && footer ? { footer } : {}),
    ...(watermark ? { watermark: words.watermark } : {}),
  };
}

export interface Brand {
  colour: string;
  /** JPEG as a data address. */
  logo?: string;
  footer?: string;
}

export function buildBrand({ colour, logo, footer }: Letterhead, plan: Tier): Brand | undefined {
  if (!getPaper(plan).branding) return undefined;
  return { colour, ...(logo ? { logo } : {}), ...(footer ? { footer } : {}) };
}
