import { z } from 'zod';
import { storedMailAddress } from '../text/mailAddress';
import { storedPhone } from '../text/phone';
import { accountStatusSchema, adminRoleSchema, roleSchema } from './access/roles';
import { tierSchema } from './access/tiers';
import { idSchema, instantSchema, shortText } from '../schema/primitives';

export const accountProfileSchema = z.object({
  accountId: idSchema,
  workspaceId: idSchema,
  email: z.string().max(320),
  name: shortText,
  role: roleSchema,
  adminRole: adminRoleSchema.optional(),
  status: accountStatusSchema,
  statusReason: z.string().max(500).optional(),
  plan: tierSchema,
  maxClients: z.number().int().min(0),
  /** False until the person has shown that the address is theirs; absent where nobody asks. */
  emailConfirmed: z.boolean().optional(),
  /** From when on others see what a new account publishes; absent where they do. */
  shownFrom: instantSchema.optional(),
  secondFactorDue: z.boolean().optional(),
  /** A trial installation asks no second factor of this member of the staff; absent where it would. */
  secondFactorWaived: z.boolean().optional(),
});
export type AccountProfile = z.infer<typeof accountProfileSchema>;

export const accessClaimsSchema = z.object({
  sub: idSchema,
  workspaceId: idSchema,
  role: roleSchema,
  adminRole: adminRoleSchema.optional(),
  status: accountStatusSchema,
  sid: idSchema,
  /** In no token: what the gateway finds of an administrator without a second factor. */
  secondFactorDue: z.boolean().optional(),
  /** In no token: what the gateway finds of an account whose address nobody has confirmed. */
  unconfirmed: z.boolean().optional(),
});
export type AccessClaims = z.infer<typeof accessClaimsSchema>;

export const PASSWORD_MIN = 8;
export const newPasswordSchema = z.string().min(PASSWORD_MIN).max(200);

/** Passwords that everybody tries first, without case, accents and spaces. */
const COMMON = [
  'password',
  'matkhau',
  'iloveyou',
  'qwerty',
  'abc123',
  'abcd1234',
  'admin123',
  'anhyeuem',
  'bualanh',
  '01234567',
  '12345678',
  '87654321',
];

export function isWeakPassword(password: string, email = ''): boolean {
  const plain = password
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
  const address = email.trim().toLowerCase();
  if (new Set(plain).size < 3) return true;
  if (address !== '' && (plain === address || plain === address.split('@')[0])) return true;
  const rest = COMMON.reduce((left, common) => left.replaceAll(common, ''), plain);
  return rest.length < plain.length && rest.replace(/[\d\W_]/g, '').length < 3;
}

/** Ends of addresses that mail programs turn into links. */
const ADDRESS =
  /:\/\/|www\.|@|[\w-]\.(?:com|net|org|vn|info|xyz|top|site|online|shop|club|io|me|co|link|click|live|app|biz|ru|cn)(?![\p{L}\p{N}])/iu;
/** Line breaks, invisible letters, and marks that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Whether a text may stand where others read whom they deal with: it holds no address and hides nothing. */
export const isPersonName = (text: string): boolean => !ADDRESS.test(text) && !INVISIBLE.test(text);

/** A plain address: no comments, quotes or non-ASCII domains, which mail programs read in several ways. */
export const emailSchema = z
  .string()
  .max(400)
  .overwrite((text) => storedMailAddress(text).trim())
  .max(254)
  .pipe(z.email());

/** Numbers that we cannot read stay as they are typed, as long as they look like one: other countries write others. */
export const phoneSchema = z
  .string()
  .max(100)
  .trim()
  .overwrite(storedPhone)
  .regex(/^\+?[\d .()/-]{8,40}$/);

export const DEFAULT_SPECIALIZATION = 'Chuyên gia dinh dưỡng';
const optionalText = (most: number): z.ZodOptional<z.ZodString> =>
  z.string().trim().min(1).max(most).optional();

export const expertApplicationSchema = z.object({
  specialization: z.string().trim().min(1).max(120).default(DEFAULT_SPECIALIZATION),
  phone: phoneSchema.optional(),
  workplace: optionalText(200),
  qualifications: optionalText(1000),
  introduction: optionalText(2000),
});
export type ExpertApplication = z.infer<typeof expertApplicationSchema>;

/** The app's page that a mail links to, as `<RESET_PATH>#token=<token>`: a fragment reaches no server's log. */
export const RESET_PATH = '/expert/reset-password';
export const RESET_MINUTES = 60;

/** Hours for which the invitation of a member of the staff works; it leads to `<RESET_PATH>#token=<token>&invited=1`. */
export const INVITATION_HOURS = 72;

/** The app's page that the mail links to, as `<CONFIRM_PATH>#token=<token>`. */
export const CONFIRM_PATH = '/expert/confirm-email';
export const CONFIRM_DAYS = 7;

/** Days after that for which others do not see what a new account publishes, unless an administrator looked at it. */
export const SHOWN_AFTER_DAYS = 3;
