import { z } from 'zod';
import { accountStatusSchema, adminRoleSchema, roleSchema } from './access/roles';
import { tierSchema } from './access/tiers';
import { idSchema, instantSchema, shortText } from './primitives';
import { secondFactorCodeSchema } from './security';

/** What a device may know of the person who uses it; no secret in it. A newer gateway may send more. */
export const accountProfileSchema = z.object({
  accountId: idSchema,
  workspaceId: idSchema,
  email: z.string().max(320),
  name: shortText,
  role: roleSchema,
  adminRole: adminRoleSchema.optional(),
  status: accountStatusSchema,
  /** Why an administrator rejected the application; for the person to read. */
  statusReason: z.string().max(500).optional(),
  plan: tierSchema,
  maxClients: z.number().int().min(0),
  /** False until the person has shown that the address is theirs; absent where nobody asks. */
  emailConfirmed: z.boolean().optional(),
  /** From when on others see what a new account publishes; absent where they do. */
  shownFrom: instantSchema.optional(),
  /** An administrator sets up a second factor before anything else; absent where nobody asks. */
  secondFactorDue: z.boolean().optional(),
});
export type AccountProfile = z.infer<typeof accountProfileSchema>;

/** Claims of the short-lived access token. */
export const accessClaimsSchema = z.object({
  sub: idSchema,
  workspaceId: idSchema,
  role: roleSchema,
  adminRole: adminRoleSchema.optional(),
  status: accountStatusSchema,
  /** Id of the signed-in device's session. */
  sid: idSchema,
  /** In no token: what the gateway finds of an administrator without a second factor. */
  secondFactorDue: z.boolean().optional(),
});
export type AccessClaims = z.infer<typeof accessClaimsSchema>;

export const loginRequestSchema = z.object({
  email: z.string().trim().min(3).max(320),
  password: z.string().min(1).max(400),
  /** Of the second factor, once it was asked for. */
  code: secondFactorCodeSchema.optional(),
  deviceName: z.string().max(120).optional(),
});

export const sessionResponseSchema = z.object({
  success: z.literal(true),
  accessToken: z.string(),
  /** Seconds until the access token expires. */
  expiresIn: z.number(),
  account: accountProfileSchema,
  /**
   * Closes the account's data on a device where somebody signed out, and opens them for who signs in: 32 bytes, base64,
   * whatever the password is by then. Absent before 0.3.0.
   */
  sealKey: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/)
    .optional(),
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

/** Characters that a password must have at least; longer than 200 is refused. */
export const PASSWORD_MIN = 8;
const newPasswordSchema = z.string().min(PASSWORD_MIN).max(200);

/** What everybody tries first, without case, accents and spaces. */
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

/** Whether somebody guesses a password at once: one letter again and again, a row of digits, one's own address. */
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
export const emailSchema = z.string().trim().max(254).pipe(z.email());

export const DEFAULT_SPECIALIZATION = 'Chuyên gia dinh dưỡng';
const optionalText = (most: number): z.ZodOptional<z.ZodString> =>
  z.string().trim().min(1).max(most).optional();

/** What an expert says when applying. A field left empty is absent. */
export const expertApplicationSchema = z.object({
  specialization: z.string().trim().min(1).max(120).default(DEFAULT_SPECIALIZATION),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d .()-]{8,20}$/)
    .optional(),
  /** Hospital, clinic or company. */
  workplace: optionalText(200),
  /** Degrees and licences. */
  qualifications: optionalText(1000),
  introduction: optionalText(2000),
});
export type ExpertApplication = z.infer<typeof expertApplicationSchema>;

/** `POST /api/auth/register` → 201 {@link SessionResponse}; the account may be pending. */
export const registerRequestSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  /** Full name, as clients read it. */
  name: z.string().trim().min(2).max(120).refine(isPersonName),
  application: expertApplicationSchema,
  deviceName: z.string().max(120).optional(),
});
export type RegisterRequest = z.input<typeof registerRequestSchema>;

/** `POST /api/auth/password`: changes it and signs every other device out. */
export const changePasswordRequestSchema = z.object({
  currentPassword: z.string().min(1).max(400),
  newPassword: newPasswordSchema,
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>;

/** `POST /api/auth/password/forgot` → {@link DoneResponse}, whether the account exists or not. */
export const forgotPasswordRequestSchema = z.object({
  email: z.string().trim().min(3).max(320),
});

/** `POST /api/auth/password/reset`: the token of the mail's link, once; signs every device out. */
export const resetPasswordRequestSchema = z.object({
  token: z.string().min(1).max(300),
  newPassword: newPasswordSchema,
});

/** The app's page that a mail links to, as `<RESET_PATH>#token=<token>`: a fragment reaches no server's log. */
export const RESET_PATH = '/expert/reset-password';
/** Minutes for which the link of a mail works. */
export const RESET_MINUTES = 60;

/** `POST /api/auth/email/send` has another link sent; `/confirm` takes the token of a link, as often as it comes. */
export const confirmEmailRequestSchema = z.object({ token: z.string().min(1).max(300) });
/** The app's page that the mail links to, as `<CONFIRM_PATH>#token=<token>`. */
export const CONFIRM_PATH = '/expert/confirm-email';
/** Days for which the link of that mail works. */
export const CONFIRM_DAYS = 7;

/** Days after that for which others do not see what a new account publishes, unless an administrator looked at it. */
export const SHOWN_AFTER_DAYS = 3;

export const doneResponseSchema = z.object({ success: z.literal(true) });
export type DoneResponse = z.infer<typeof doneResponseSchema>;

/** One signed-in device. */
export const signedInDeviceSchema = z.object({
  id: idSchema,
  /** As the device called itself at sign-in; null where it did not. */
  name: z.string().max(120).nullable(),
  createdAt: instantSchema,
  /** Its last contact, exact to about ten minutes. */
  lastSeenAt: instantSchema,
  /** Whether it is the device that asks. */
  current: z.boolean(),
  /** The network of its last contact, shortened; browser and system. Absent before 0.3.0. */
  place: z.string().max(60).optional(),
  agent: z.string().max(120).optional(),
});
export type SignedInDevice = z.infer<typeof signedInDeviceSchema>;

/** `GET /api/auth/devices`, the device that asks first, then the newest. `DELETE /api/auth/devices/{id}` signs one out. */
export const devicesResponseSchema = z.object({
  success: z.literal(true),
  devices: z.array(signedInDeviceSchema),
});
export type DevicesResponse = z.infer<typeof devicesResponseSchema>;

/** An expert, as administrators see one. */
export const expertRecordSchema = z.object({
  accountId: idSchema,
  workspaceId: idSchema,
  email: z.string(),
  name: shortText,
  status: accountStatusSchema,
  statusReason: z.string().optional(),
  application: expertApplicationSchema.optional(),
  /** Whether an administrator looked at who goes by this name. */
  verified: z.boolean().optional(),
  createdAt: instantSchema,
});
export type ExpertRecord = z.infer<typeof expertRecordSchema>;

/** `GET /api/admin/experts?status=pending`: all of that status (of any, when it is left out), newest first. */
export const expertsResponseSchema = z.object({
  success: z.literal(true),
  experts: z.array(expertRecordSchema),
});
export type ExpertsResponse = z.infer<typeof expertsResponseSchema>;

/**
 * `POST /api/admin/experts/{accountId}/suspend`, `/reject` (reason required) and `/activate` (approves an
 * application, lifts a suspension or a rejection) and `/verify` (the name is theirs) → {@link ExpertResponse}.
 */
/** Longest reason of a decision, in characters. */
export const REASON_MAX = 500;
export const expertDecisionRequestSchema = z.object({
  reason: z.string().trim().min(1).max(REASON_MAX),
});
export const expertActivationRequestSchema = z.object({
  reason: z.string().trim().min(1).max(500).optional(),
});
export const expertResponseSchema = z.object({
  success: z.literal(true),
  expert: expertRecordSchema,
});
export type ExpertResponse = z.infer<typeof expertResponseSchema>;

/** Demo accounts that the sign-in page offers; empty when demo mode is off. */
export const publicConfigSchema = z.object({
  success: z.literal(true),
  version: z.string(),
  /** Whether a registration is approved at once; `manual`: it waits for an administrator. */
  expertApproval: z.enum(['auto', 'manual']).optional(),
  demoAccounts: z.array(z.object({ email: z.string(), name: z.string(), password: z.string() })),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
