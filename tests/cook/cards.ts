import { expect, type Locator } from 'playwright/test';
import type { CookedLine } from './weeks';

interface ShownPart {
  name: string;
  weight: string;
  measure: string;
}

/** A dish as it stands open on a page. */
export interface ShownCard {
  parts: ShownPart[];
  steps: string[];
  text: string;
}

/** Reads the open card of a dish: a list of parts and a list of steps. @param root has no other lists */
export async function readCard(root: Locator): Promise<ShownCard> {
  const steps = await root.locator('ol > li').allInnerTexts();
  const text = await root.innerText();
  const rows = await root.locator('ul > li').evaluateAll((all) =>
    all.map(({ children: [name, amount] }) => ({
      name: (name as HTMLElement).innerText.trim(),
      amount: (amount as HTMLElement).innerText.trim(),
    })),
  );
  const parts = rows.map(({ name, amount }) => {
    const [, measure = '', weight = ''] =
      /^(.*?)(?:\s*·)?\s*([\d.,]+ (?:g|ml))$/u.exec(amount) ?? [];
    return { name, weight, measure };
  });
  return { parts, steps, text };
}

/** `1.234,5 g` as a number. */
const amountIn = (weight: string): number =>
  Number(
    weight
      .replace(/ (g|ml)$/u, '')
      .replaceAll('.', '')
      .replace(',', '.'),
  );

/** Whether an amount is shown as exactly as a kitchen reads it: from 10 on in whole grams. */
const isRounded = (printedAmount: number, amount: number): boolean =>
  Math.abs(printedAmount - amount) <= (amount < 9.95 ? 0.051 : 0.51);

/** Parts, weights or steps that a cook would miss on a line's card, in words. @param people for how many it is shown */
export function missingOn(card: ShownCard, line: CookedLine, people: number): string[] {
  const { parts, steps, text } = card;
  const wrong = line.parts.filter(
    ([name, amount]) =>
      !parts.some(
        (part) => part.name === name && isRounded(amountIn(part.weight), amount * people),
      ),
  );
  return [
    ...(parts.length === line.parts.length
      ? []
      : [`${parts.length} of ${line.parts.length} parts`]),
    ...wrong.map(([name, amount]) => `${name}: ${amount * people}`),
    ...(steps.length > 0 && steps.every((step) => step.trim() !== '') ? [] : ['steps']),
    ...(/\d+ phút/u.test(text.split('Nguyên liệu')[0] ?? '') ? [] : ['minutes']),
  ].map((what) => `${line.name} for ${people}: ${what}`);
}

/** Cooks for one more. */
export async function addEater(root: Locator): Promise<void> {
  await root.getByRole('button', { name: 'Thêm một người' }).click();
  await expect(root.getByText('2 người')).toBeVisible();
}
