interface Answer {
  success: boolean;
  error?: string;
}

async function send(token: string, email: string): Promise<Answer> {
  const response = await fetch('/api/purchases/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, email }),
  });
  return (await response.json()) as Answer;
}

/** The form in which a buyer mends the address of a purchase. */
export function bindMendEmail(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('[data-mend]');
  if (!form) return;
  const { mend: token = '', failed = '', sending = '', wrongEmail = '' } = form.dataset;
  const problem = form.querySelector<HTMLElement>('[data-problem]');
  const button = form.querySelector('button');
  const tell = (words: string): void => {
    if (problem) problem.textContent = words;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button?.disabled) return undefined;
    const email = String(new FormData(form).get('email') ?? '').trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return tell(wrongEmail);
    if (button) button.disabled = true;
    tell(sending);
    void send(token, email)
      .catch((): Answer => ({ success: false }))
      .then(({ success, error = failed }) => {
        // The page says where mails go now.
        if (success) return location.reload();
        if (button) button.disabled = false;
        return tell(error);
      });
  });
}
