/**
 * Lines of ingredients, and what a careful person expects of them. `rows` are the lists of rows that are right. A row says
 * amount and food, "300 g sữa chua", "2 tép tỏi", "2-3 tép tỏi" where the row says the range; "? tỏi" is a row that asks.
 * " | " parts what is right as well, "/" other names of a food.
 */
export interface LineCase {
  text: string;
  rows: readonly (readonly string[])[];
}

export const one = (text: string, row: string): LineCase => ({ text, rows: [[row]] });
