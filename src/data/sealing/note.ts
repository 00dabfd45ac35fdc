/** Under this name the device remembers that what the account left was closed. */
export const SEALED_NOTE = 'sealed';
export const isTrue = (value: unknown): value is true => value === true;

/** What the account left is closed, and the device has no key for it: its person has to sign in. */
export class DataSealed extends Error {
  override readonly name = 'DataSealed';
}
