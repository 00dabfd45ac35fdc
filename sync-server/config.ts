import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Operator } from '../src/domain/accounts/operator';
import { isOlder, isVersion, LEAST_APP } from '../src/domain/protocol/protocolVersions';
import {
  couchAddress,
  formerSecrets,
  mailServer,
  MAX_FORMER,
  onOff,
  priceOfTokens,
  sender,
  setting,
  webAddress,
  wholeNumber,
} from './configForms';
import type { GoogleSettings } from './modules/accounts/google/settings';
import type { AiSettings } from './modules/ai/settings';
import { PROVIDERS, type ProviderId } from './modules/ai/providers';
import { sepayList, TRIAL_BANK, type BankSettings } from './bankSettings';
import { OPERATOR_SETTINGS, readOperator } from './operatorSettings';
import { ConfigError } from './configError';

export { ConfigError } from './configError';

export interface Config {
  /** 0 chooses a free port. */
  port: number;
  /** Loopback by default: demo accounts have known passwords, and offline use needs HTTPS anyway. */
  host: string;
  dataDir: string;
  /** URL of a real CouchDB with credentials; undefined starts the embedded one. Never logged. */
  couchUrl: string | undefined;
  dbPrefix: string;
  demo: boolean;
  /**
   * Only this machine reaches the gateway: host, proxy and `NODE_ENV` all suggest a trial. The demo administrator exists
   * only then.
   */
  ownMachine: boolean;
  /**
   * Every administrator must set up a second factor. Off only on a trial installation, and there only for demo staff, not
   * for invited staff.
   */
  staffSecondFactor: boolean;
  expertApproval: 'auto' | 'manual';
  /** Signs access tokens; when not given, generated and kept in `DATA_DIR/secrets.json`. */
  sessionSecret: string;
  formerSecrets: readonly string[];
  /** The first key writes backups, each can read. Empty: backups are not encrypted. Never logged. */
  backupKeys: readonly string[];
  /** Allows `GET /metrics` from other machines; undefined: only from this one. Never logged. */
  metricsToken: string | undefined;
  /** URL of the mail server with credentials; undefined writes mails to `DATA_DIR/outbox`. Never logged. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Address that answers mails and withdraws consents; undefined: `mailFrom`. */
  contactEmail: string | undefined;
  bank: BankSettings | undefined;
  operator: Operator | undefined;
  ai: AiSettings | undefined;
  google: GoogleSettings | undefined;
  publicUrl: string | undefined;
  /** Number of reverse proxies in front whose `X-Forwarded-*` headers are trusted. */
  trustProxy: number;
  /** Number of gateways on one database: each allows its share of an account's rate. */
  gateways: number;
  /** Lowest app version that may push; at least the one this release requires. */
  leastApp: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

const SETTINGS = {
  PORT: setting(wholeNumber(65_535), 'a port number from 0 to 65535'),
  HOST: setting(z.string().regex(/^[A-Za-z0-9.:_-]{1,255}$/), 'a host name or an IP address'),
  DATA_DIR: setting(z.string().max(1000), 'a folder'),
  COUCHDB_URL: setting(
    couchAddress,
    'the address of a CouchDB server, such as http://user:password@localhost:5984',
    true,
  ),
  DB_PREFIX: setting(
    z.string().regex(/^[a-z][a-z0-9_-]{0,40}$/),
    'small letters, digits, "_" and "-", a letter first',
  ),
  DEMO: setting(onOff, '"on" or "off"'),
  STAFF_SECOND_FACTOR: setting(onOff, '"on" or "off"'),
  EXPERT_APPROVAL: setting(z.enum(['auto', 'manual']), '"auto" or "manual"'),
  SMTP_URL: setting(
    mailServer,
    'the address of a mail server, such as smtp://user:password@mail.example.vn:587',
    true,
  ),
  MAIL_FROM: setting(sender, 'an e-mail address, or a name and <address>'),
  BANK_BIN: setting(z.string().regex(/^\d{6}$/), "the bank's number by NAPAS, six digits"),
  BANK_ACCOUNT: setting(
    z.string().regex(/^[A-Za-z0-9]{1,19}$/),
    'an account number of at most 19 letters and digits',
  ),
  BANK_HOLDER: setting(z.string().max(100), "the account holder's name"),
  ...OPERATOR_SETTINGS,
  SEPAY_WEBHOOK_SECRET: setting(z.string().min(16).max(500), 'at least 16 characters', true),
  SEPAY_LIST_TOKEN: setting(z.string().min(16).max(500), 'at least 16 characters', true),
  SEPAY_LIST_URL: setting(webAddress, "the address of SePay's API"),
  SEPAY_API_KEY: setting(z.string().min(16).max(500), 'at least 16 characters', true),
  PUBLIC_URL: setting(webAddress, 'the address of the app, such as https://app.example.vn'),
  SESSION_SECRET: setting(z.string().min(32).max(500), 'at least 32 characters', true),
  SESSION_SECRETS_BEFORE: setting(
    formerSecrets,
    'secrets of at least 32 characters, separated by commas',
    true,
  ),
  BACKUP_KEY: setting(formerSecrets, 'keys of at least 32 characters, separated by commas', true),
  METRICS_TOKEN: setting(
    z.string().regex(/^[A-Za-z0-9._~+/=-]{24,500}$/),
    'at least 24 letters, digits and "._~+/=-"',
    true,
  ),
  TRUST_PROXY: setting(wholeNumber(10), 'how many reverse proxies stand in front, 0 to 10'),
  GATEWAYS: setting(
    wholeNumber(100).refine((value) => value > 0),
    'how many gateways share the database, 1 to 100',
  ),
  LEAST_APP: setting(z.string().refine(isVersion), 'a version of the app, such as 1.4.0'),
  AI_PROVIDER: setting(
    z.enum(Object.keys(PROVIDERS) as [ProviderId, ...ProviderId[]]),
    `one of ${Object.keys(PROVIDERS).join(', ')}`,
  ),
  AI_URL: setting(webAddress, 'the address of an AI provider, such as https://api.openai.com/v1'),
  AI_KEY: setting(z.string().regex(/^[\x21-\x7E]{1,500}$/), 'the key of the AI provider', true),
  AI_MODEL: setting(z.string().regex(/^[\w.:/@-]{1,120}$/), 'the name of a model'),
  AI_VERSION: setting(z.iso.date(), 'a version of the protocol, such as 2023-06-01'),
  AI_NAME: setting(z.string().max(60), 'the name of the AI provider, up to 60 characters'),
  AI_COUNTRY: setting(z.string().max(60), 'the country of the AI provider, up to 60 characters'),
  AI_PRICE_INPUT: setting(priceOfTokens, 'VND for a million tokens that are sent'),
  AI_PRICE_OUTPUT: setting(priceOfTokens, 'VND for a million tokens that are answered'),
  GOOGLE_CLIENT_ID: setting(z.string().regex(/^[\x21-\x7E]{1,300}$/), 'the id of an OAuth client'),
  GOOGLE_CLIENT_SECRET: setting(
    z.string().regex(/^[\x21-\x7E]{8,300}$/),
    'the secret of an OAuth client',
    true,
  ),
  GOOGLE_ISSUER: setting(webAddress, 'the address of an OpenID provider'),
  NODE_ENV: setting(z.string().max(100), 'a word'),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    'one of fatal, error, warn, info, debug, silent',
  ),
} as const;

export const SETTING_NAMES = Object.keys(SETTINGS) as Name[];

type Name = keyof typeof SETTINGS;
type Value<N extends Name> = z.infer<(typeof SETTINGS)[N]['schema']>;

/** An empty value counts as none, as in `COUCHDB_URL= npm start`. */
function readSetting<N extends Name>(env: NodeJS.ProcessEnv, name: N): Value<N> | undefined {
  const text = env[name]?.trim();
  if (text === undefined || text === '') return undefined;
  const { schema, wants, secret } = SETTINGS[name];
  const read = schema.safeParse(text);
  if (read.success) return read.data as Value<N>;
  const quotedValue = secret ? '' : `, not "${text.slice(0, 80).replace(/\s+/g, ' ')}"`;
  throw new ConfigError(`${name} must be ${wants}${quotedValue}.`);
}

function makeDataDir(path: string): string {
  const dataDir = resolve(path);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return dataDir;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be used: ${reason}.`);
  }
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** All must agree: a gateway behind a proxy listens on loopback, too. */
function isOwnMachine(
  env: NodeJS.ProcessEnv,
  host: string,
  publicUrl: string | undefined,
): boolean {
  const isOwnAddress =
    publicUrl === undefined || isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, ''));
  const proxies = readSetting(env, 'TRUST_PROXY') ?? 0;
  const isProduction = readSetting(env, 'NODE_ENV') === 'production';
  return isLoopback(host) && isOwnAddress && proxies === 0 && !isProduction;
}

/** @throws ConfigError when only part of it is set */
function readBankSettings(env: NodeJS.ProcessEnv, isTrial: boolean): BankSettings | undefined {
  const bin = readSetting(env, 'BANK_BIN');
  const account = readSetting(env, 'BANK_ACCOUNT');
  const holder = readSetting(env, 'BANK_HOLDER');
  const webhookSecret = readSetting(env, 'SEPAY_WEBHOOK_SECRET');
  const apiKey = readSetting(env, 'SEPAY_API_KEY');
  const list = sepayList(readSetting(env, 'SEPAY_LIST_TOKEN'), readSetting(env, 'SEPAY_LIST_URL'));
  const hasProof = webhookSecret !== undefined || apiKey !== undefined;
  if (bin !== undefined && account !== undefined && holder !== undefined && hasProof)
    return { bin, account, holder, webhookSecret, apiKey, list, isTrial: false };
  if ([bin, account, holder].some((value) => value !== undefined) || hasProof)
    throw new ConfigError(
      'Payments want BANK_BIN, BANK_ACCOUNT, BANK_HOLDER, and SEPAY_WEBHOOK_SECRET or SEPAY_API_KEY: all of them or none.',
    );
  if (!isTrial) return undefined;
  return { ...TRIAL_BANK, webhookSecret: newSecret(), apiKey: undefined, isTrial };
}

/** @throws ConfigError when it is off outside a trial installation */
function readStaffSecondFactor(env: NodeJS.ProcessEnv, isTrial: boolean): boolean {
  const isRequired = readSetting(env, 'STAFF_SECOND_FACTOR') ?? !isTrial;
  if (!isRequired && !isTrial)
    throw new ConfigError(
      'STAFF_SECOND_FACTOR=off is for a trial installation alone: DEMO=on, reached by this machine only.',
    );
  return isRequired;
}

/** May be raised but never lowered: older apps would harm this release's data. */
function getLeastApp(version: string | undefined): string {
  return version !== undefined && isOlder(LEAST_APP, version) ? version : LEAST_APP;
}

/** All prices or none: a part would give a wrong cost. */
function readAiPrice(env: NodeJS.ProcessEnv): AiSettings['price'] {
  const [input, output] = [readSetting(env, 'AI_PRICE_INPUT'), readSetting(env, 'AI_PRICE_OUTPUT')];
  return input === undefined || output === undefined ? undefined : { input, output };
}

/** All settings or none, so that nothing is sent to an undefined place. */
function readAiSettings(env: NodeJS.ProcessEnv): Config['ai'] {
  const provider = readSetting(env, 'AI_PROVIDER');
  if (provider === undefined) return undefined;
  const needed = (name: 'AI_KEY' | 'AI_MODEL' | 'AI_COUNTRY'): string => {
    const value = readSetting(env, name);
    if (value === undefined) throw new ConfigError(`${name} must be set beside AI_PROVIDER.`);
    return value;
  };
  return {
    provider,
    url: readSetting(env, 'AI_URL') ?? PROVIDERS[provider].url,
    key: needed('AI_KEY'),
    model: needed('AI_MODEL'),
    version: readSetting(env, 'AI_VERSION'),
    name: readSetting(env, 'AI_NAME') ?? PROVIDERS[provider].name,
    country: needed('AI_COUNTRY'),
    price: readAiPrice(env),
  };
}

const GOOGLE_ISSUER = 'https://accounts.google.com';

/** @throws ConfigError when only part of it is set, or secrets would go over plain http to another machine */
function readGoogleSettings(env: NodeJS.ProcessEnv): GoogleSettings | undefined {
  const clientId = readSetting(env, 'GOOGLE_CLIENT_ID');
  const clientSecret = readSetting(env, 'GOOGLE_CLIENT_SECRET');
  const issuer = readSetting(env, 'GOOGLE_ISSUER') ?? GOOGLE_ISSUER;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined)
    throw new ConfigError(
      'Sign-in with Google wants GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: both or none.',
    );
  const { protocol, hostname } = new URL(issuer);
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new ConfigError('GOOGLE_ISSUER must be an https address.');
  return { clientId, clientSecret, issuer };
}

const secretsSchema = z.looseObject({
  session: z.string().min(32),
  before: z.array(z.string().min(32)).max(MAX_FORMER).default([]),
});
type Secrets = z.infer<typeof secretsSchema>;

const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json');
const newSecret = (): string => randomBytes(48).toString('base64url');

/** Atomic, so that a crash leaves no half-written file. */
function writeSecrets(dataDir: string, secrets: object): void {
  const draft = `${secretsFile(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets)}\n`, { mode: 0o600 });
  renameSync(draft, secretsFile(dataDir));
}

function keptSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir);
  try {
    if (!existsSync(file)) writeSecrets(dataDir, { session: newSecret() });
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ConfigError(
      `${file} cannot be used; restore it, or remove it and everyone signs in again.`,
    );
  }
}

export function rotateSecret(dataDir: string): void {
  const { session, before, ...rest } = keptSecrets(dataDir);
  const former = [session, ...before].slice(0, MAX_FORMER);
  writeSecrets(dataDir, { ...rest, session: newSecret(), before: former });
}

/**
 * Creates `DATA_DIR` and, where none is given, its session secret.
 * @throws ConfigError with a one-sentence message
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const couchUrl = readSetting(env, 'COUCHDB_URL');
  const host = readSetting(env, 'HOST') ?? '127.0.0.1';
  const publicUrl = readSetting(env, 'PUBLIC_URL');
  const ownMachine = isOwnMachine(env, host, publicUrl);
  const demo = readSetting(env, 'DEMO') ?? (couchUrl === undefined && ownMachine);
  const settings = {
    port: readSetting(env, 'PORT') ?? 4000,
    host,
    ownMachine,
    couchUrl,
    dbPrefix: readSetting(env, 'DB_PREFIX') ?? '',
    demo,
    staffSecondFactor: readStaffSecondFactor(env, demo && ownMachine),
    expertApproval: readSetting(env, 'EXPERT_APPROVAL') ?? 'auto',
    backupKeys: readSetting(env, 'BACKUP_KEY') ?? [],
    metricsToken: readSetting(env, 'METRICS_TOKEN'),
    smtpUrl: readSetting(env, 'SMTP_URL'),
    mailFrom: readSetting(env, 'MAIL_FROM') ?? 'Bữa Lành <no-reply@localhost>',
    contactEmail: readSetting(env, 'CONTACT_EMAIL'),
    bank: readBankSettings(env, demo && ownMachine),
    operator: readOperator((name) => readSetting(env, name)),
    ai: readAiSettings(env),
    google: readGoogleSettings(env),
    publicUrl,
    trustProxy: readSetting(env, 'TRUST_PROXY') ?? 0,
    gateways: readSetting(env, 'GATEWAYS') ?? 1,
    leastApp: getLeastApp(readSetting(env, 'LEAST_APP')),
    logLevel: readSetting(env, 'LOG_LEVEL') ?? 'info',
  };
  const givenSecret = readSetting(env, 'SESSION_SECRET');
  const dataDir = makeDataDir(readSetting(env, 'DATA_DIR') ?? './data');
  if (givenSecret !== undefined) {
    const formerSecrets = readSetting(env, 'SESSION_SECRETS_BEFORE') ?? [];
    return { ...settings, dataDir, sessionSecret: givenSecret, formerSecrets };
  }
  const { session: sessionSecret, before } = keptSecrets(dataDir);
  return { ...settings, dataDir, sessionSecret, formerSecrets: before };
}
