export type Cell = string | number | undefined;
export type Rows = readonly (readonly Cell[])[];

/** Of a formula whose result the file does not hold. */
export const UNCALCULATED = '#CALC!';
/** Of a text that the file names and does not hold. */
export const LOST = '#REF!';
/** What a spreadsheet shows where a formula failed. */
export const isErrorCell = (text: string): boolean =>
  /^#(?:N\/A|DIV\/0!|REF!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|GETTING_DATA)$/i.test(
    text.trim(),
  );

/**
 * Beginnings at which spreadsheets read a text as a formula, also as wide as a Chinese character (OWASP, CSV Injection), behind
 * any number of apostrophes, so that an apostrophe of ours can be told from one that was there.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d+(,\d+)?$/;

export const escapeFormula = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;

export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

export const decimalComma = (value: number): string => String(value).replace('.', ',');
