const FIELDS = ['bank', 'account', 'holder'] as const;
type Field = (typeof FIELDS)[number];

/** The form that the gateway takes; it refuses anything else itself. */
const RIGHT: Record<Field, RegExp> = {
  bank: /\S/u,
  account: /^\d{6,19}$/u,
  holder: /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,59}$/u,
};

interface Answer {
  success: boolean;
  error?: string;
}

function readTyped(form: HTMLFormElement): Record<Field, string> {
  const data = new FormData(form);
  const of = (field: Field): string => String(data.get(field) ?? '').trim();
  return { bank: of('bank'), account: of('account').replace(/[\s.-]/gu, ''), holder: of('holder') };
}

/** Marks the first field that is wrong. @returns the form's words for it */
function mistakeIn(form: HTMLFormElement, typed: Record<Field, string>): string | undefined {
  const { missingBank, missingAccount, missingHolder } = form.dataset;
  const words = { bank: missingBank, account: missingAccount, holder: missingHolder };
  const wrong = FIELDS.find((field) => !RIGHT[field].test(typed[field]));
  for (const field of FIELDS) {
    const input = form.querySelector<HTMLElement>(`[name=${field}]`);
    if (field === wrong) input?.setAttribute('aria-invalid', 'true');
    else input?.removeAttribute('aria-invalid');
    if (field === wrong) input?.focus();
  }
  return wrong && (words[wrong] ?? '');
}

async function send(token: string, typed: Record<Field, string>): Promise<Answer> {
  const response = await fetch('/api/refunds/account', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...typed }),
  });
  return (await response.json()) as Answer;
}

/** The form in which a payer gives the account for a refund. */
export function bindRefundAccount(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('[data-refund]');
  if (!form) return;
  const { refund: token = '', failed = '', sending = '' } = form.dataset;
  const problem = form.querySelector<HTMLElement>('[data-problem]');
  const button = form.querySelector('button');
  const tell = (words: string): void => {
    if (problem) problem.textContent = words;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button?.disabled) return undefined;
    const typed = readTyped(form);
    const mistake = mistakeIn(form, typed);
    if (mistake !== undefined) return tell(mistake);
    if (button) button.disabled = true;
    tell(sending);
    void send(token, typed)
      .catch((): Answer => ({ success: false }))
      .then(({ success, error = failed }) => {
        // The page says what was taken.
        if (success) return location.reload();
        if (button) button.disabled = false;
        return tell(error);
      });
  });
}
