/** Under this name the device remembers that what the account left was closed. */
export const SEALED_NOTE = 'sealed';
export const isTrue = (value: unknown): value is true => value === true;

/** The account's data are sealed, and the device has no key for them: its person has to sign in. */
export class DataSealed extends Error {
  override readonly name = 'DataSealed';
}
