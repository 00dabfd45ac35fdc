import { z } from 'zod';

export const couchAddress = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return ['http:', 'https:'].includes(url.protocol) && url.search === '' && url.hash === '';
});

export const mailServer = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
});

export const webAddress = z
  .string()
  .refine((value) => {
    if (!URL.canParse(value)) return false;
    const url = new URL(value);
    const isPlain = url.search === '' && url.hash === '' && url.username === '';
    return isPlain && ['http:', 'https:'].includes(url.protocol);
  })
  .transform((value) => value.replace(/\/+$/, ''));

/** `address` or `Name <address>`; a line break would inject a header. */
export const sender = z
  .string()
  .max(320)
  .regex(/^([^<>"\r\n,;]{1,100} <)?[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+>?$/)
  .refine((value) => value.includes('<') === value.endsWith('>'));

export const priceOfTokens = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

export const wholeNumber = (most: number): z.ZodType<number> =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value <= most);

export const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => ['on', 'true', '1'].includes(value));

interface Setting<T> {
  schema: z.ZodType<T>;
  wants: string;
  secret?: boolean;
}

export const setting = <T>(schema: z.ZodType<T>, wants: string, secret = false): Setting<T> => ({
  schema,
  wants,
  secret,
});

export const MAX_FORMER = 3;
export const formerSecrets = z
  .string()
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .pipe(z.array(z.string().min(32).max(500)).max(MAX_FORMER));
