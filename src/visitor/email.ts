export const isEmail = (text: string): boolean =>
  /^[\w.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/.test(text.trim());

/** Addresses that are often mistyped, by what is typed behind the @. */
const MEANT: Record<string, string> = {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.co': 'gmail.com',
  gmail: 'gmail.com',
  gmial: 'gmail.com',
  'yaho.com': 'yahoo.com',
  yahoo: 'yahoo.com',
  'hotmial.com': 'hotmail.com',
  'outlok.com': 'outlook.com',
};

export function meantEmail(text: string): string | undefined {
  const [name, domain] = text.trim().split('@');
  const meant = domain === undefined ? undefined : MEANT[domain.toLowerCase()];
  return name && meant ? `${name}@${meant}` : undefined;
}
