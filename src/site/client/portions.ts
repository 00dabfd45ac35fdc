const PARTS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const NUMBER = /^((?:\d+(?:\.\d{3})*)?(?:,\d+)?)([¼½¾])?/;
const written = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 });

export const MAX_PEOPLE = 12;

/**
 * `1½ chén` for two is `3 chén`, `0,5 quả` for three `1,5 quả`.
 * @param amount as the page has it for one; what does not begin with a number stays as it is
 */
export function amountFor(amount: string, people: number): string {
  const [whole = '', digits = '', part = ''] = NUMBER.exec(amount) ?? [];
  if (whole === '') return amount;
  const one = Number(digits.replaceAll('.', '').replace(',', '.') || 0) + (PARTS[part] ?? 0);
  if (people === 1) return amount;
  const all = one * people;
  const rest = Math.round((all % 1) * 100) / 100;
  const sign = part && Object.keys(PARTS).find((key) => PARTS[key] === rest);
  const text = sign
    ? `${Math.floor(all) > 0 ? written.format(Math.floor(all)) : ''}${sign}`
    : written.format(all);
  return text + amount.slice(whole.length);
}

export function bindPortions(root: ParentNode): void {
  const stepper = root.querySelector('[data-people]');
  const output = stepper?.querySelector('output');
  if (!stepper || !output) return;
  const amounts = [...root.querySelectorAll('[data-amount]')].map((element) => ({
    element,
    one: element.textContent ?? '',
  }));
  const buttons = [...stepper.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const base = Number((stepper as HTMLElement).dataset.base ?? 1);
  let people = base;
  const show = (): void => {
    output.textContent = String(people);
    for (const { element, one } of amounts) element.textContent = amountFor(one, people / base);
    for (const button of buttons) {
      const next = people + Number(button.dataset.step);
      button.disabled = next < 1 || next > MAX_PEOPLE;
    }
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      people += Number(button.dataset.step);
      show();
    });
}
