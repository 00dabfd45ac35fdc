export const SEALED_NOTE = 'sealed';
export const isTrue = (value: unknown): value is true => value === true;

export class DataSealed extends Error {
  override readonly name = 'DataSealed';
}
