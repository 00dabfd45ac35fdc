/** Content of a cell: text, a number, or nothing. */
export type Cell = string | number | undefined;
/** A table as files hold it; the first row names the columns. */
export type Rows = readonly (readonly Cell[])[];

/**
 * Beginnings at which spreadsheets read a text as a formula, also as wide as a Chinese character (OWASP, CSV Injection), behind
 * any number of apostrophes, so that an apostrophe of ours can be told from one that was there.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d+(,\d+)?$/;

/** A text as it may stand in a file: with an apostrophe before what a spreadsheet would run. */
export const escapeFormula = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;

/** Takes off the apostrophe that `escapeFormula` put there. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

/** A number with decimal comma, as Vietnamese spreadsheets read and write it. */
export const decimalComma = (value: number): string => String(value).replace('.', ',');
