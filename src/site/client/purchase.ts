/** Milliseconds between two looks at whether the money came (platform specification, section 9). */
const LOOK = 10_000;

function showProblem(near: Element | null, words: string): void {
  const problemElement = near?.querySelector<HTMLElement>('[data-problem]');
  if (!problemElement) return;
  problemElement.classList.remove('unseen');
  problemElement.textContent = words;
}

interface Answer {
  success: boolean;
  error?: string;
  address?: string;
  status?: string;
  settled?: boolean;
  isWithdrawn?: boolean;
}

async function post(path: string, body: object): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

function findMistake(form: HTMLFormElement, name: string, email: string): string | undefined {
  if (name === '') return form.dataset.missingName;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : form.dataset.wrongEmail;
}

/** Chance in 32 letters; `crypto.randomUUID` is missing where a page came over plain http. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

function bindForm(form: HTMLFormElement): void {
  // Pressed twice, it is one purchase.
  const key = newKey();
  const button = form.querySelector('button');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const [name, email] = ['name', 'email'].map((field) => String(data.get(field) ?? '').trim());
    const { buy: field = '', failed = '', sending = '' } = form.dataset;
    const thing = { [field]: data.get(field) };
    const mistake = findMistake(form, name ?? '', email ?? '');
    if (mistake !== undefined) return showProblem(form, mistake);
    if (button) button.disabled = true;
    showProblem(form, sending);
    void post('/api/purchases', { ...thing, key, name, email })
      .catch((): Answer => ({ success: false }))
      .then(({ address, error = failed }) => {
        if (address !== undefined) return location.assign(address);
        if (button) button.disabled = false;
        return showProblem(form, error);
      });
  });
}

function watch(token: string, { status, withdrawn }: DOMStringMap): void {
  const look = async (): Promise<void> => {
    const answer = await fetch('/api/purchases/state', { headers: { 'x-token': token } }).then(
      async (response) => (await response.json()) as Answer,
      // Without a network it waits.
      () => undefined,
    );
    const isOther =
      (status && answer?.status !== status) || String(answer?.isWithdrawn) !== withdrawn;
    if (answer?.success && (answer.settled || isOther)) location.reload();
    else setTimeout(() => void look(), LOOK);
    status = answer?.status ?? status;
  };
  setTimeout(() => void look(), LOOK / 4);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
}

/** Trial installations alone have the button and answer the call. */
function bindPlay(button: HTMLElement, near: Element | null): void {
  button.addEventListener('click', () => {
    const { play, memo } = button.dataset;
    void post('/api/demo/bank', { memo, amount: Number(play) }).then(
      ({ error }) => (error === undefined ? location.reload() : showProblem(near, error)),
      () => undefined,
    );
  });
}

const two = (value: number): string => String(value).padStart(2, '0');

function countDown(element: HTMLElement): void {
  const until = Date.parse(element.dataset.until ?? '');
  const timer = setInterval(show, 1_000);
  function show(): void {
    const left = Math.max(Math.floor((until - Date.now()) / 1_000), 0);
    element.textContent = `${two(Math.floor(left / 60))}:${two(left % 60)}`;
    if (left > 0) return;
    clearInterval(timer);
    location.reload();
  }
  if (until > Date.now()) show();
  else clearInterval(timer);
}

const PIXELS = 12;

/** A phone cannot scan its own screen: the code goes into the gallery, where the bank's app finds it. */
function saveQr(drawing: SVGElement, name: string): void {
  const size = Number(drawing.dataset.qr);
  const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
  const canvas = document.createElement('canvas');
  canvas.width = size * PIXELS;
  canvas.height = size * PIXELS;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(PIXELS, PIXELS);
  pen.fillStyle = '#000';
  const code = new Path2D(path);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a drawing, no array
  pen.fill(code);
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), LOOK);
  });
}

function bindCopy(button: HTMLElement): void {
  button.addEventListener('click', () => {
    const { copy = '', copied = '', notCopied = '' } = button.dataset;
    // The link of the page itself stands in no markup.
    const copying = copy === '' ? location.href : copy;
    const priceElement = button.parentElement?.previousElementSibling;
    void navigator.clipboard.writeText(copying).then(
      () => note(priceElement, copied),
      () => note(priceElement, notCopied),
    );
  });
}

function note(element: Element | null | undefined, words: string): void {
  if (!element) return;
  const before = element.textContent;
  element.textContent = words;
  setTimeout(() => {
    element.textContent = before;
  }, 1_500);
}

function getFileName(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, coded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain = 'bua-lanh.pdf'] = /filename="([^"]+)"/i.exec(disposition) ?? [];
  return coded === undefined ? plain : decodeURIComponent(coded);
}

/** Fetches the paper with what opens it as a header: no address with it stands in the list of downloads. */
function bindPdf(button: HTMLButtonElement): void {
  const { pdf: token = '', failed = '' } = button.dataset;
  const load = async (): Promise<void> => {
    const response = await fetch('/mua/pdf', { headers: { 'x-token': token } });
    if (!response.ok) throw new Error(String(response.status));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = getFileName(response);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), LOOK);
  };
  button.addEventListener('click', () => {
    button.disabled = true;
    load()
      .catch(() => showProblem(button.parentElement, failed))
      .finally(() => {
        button.disabled = false;
      });
  });
}

export function bindPurchase(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('[data-buy]');
  if (form) bindForm(form);
  const waiting = root.querySelector<HTMLElement>('[data-wait]');
  const token = waiting?.dataset.wait;
  if (waiting && token !== undefined) watch(token, waiting.dataset);
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy]')) bindCopy(button);
  for (const button of root.querySelectorAll<HTMLElement>('[data-play]')) bindPlay(button, waiting);
  root.querySelector('[data-look]')?.addEventListener('click', () => location.reload());
  const paper = root.querySelector<HTMLButtonElement>('[data-pdf]');
  if (paper) bindPdf(paper);
  const timer = root.querySelector<HTMLElement>('[data-until]');
  if (timer) countDown(timer);
  const drawing = root.querySelector<SVGElement>('[data-qr]');
  const saving = root.querySelector<HTMLElement>('[data-save-qr]');
  if (drawing)
    saving?.addEventListener('click', () => saveQr(drawing, saving.dataset.saveQr ?? ''));
  const cancelling = root.querySelector<HTMLElement>('[data-cancel]');
  cancelling?.addEventListener('click', () => {
    void post('/api/purchases/cancel', { token: cancelling.dataset.cancel }).then(
      ({ error }) => (error === undefined ? location.reload() : showProblem(waiting, error)),
      () => undefined,
    );
  });
  const mailing = root.querySelector<HTMLElement>('[data-mail-again]');
  mailing?.addEventListener('click', () => {
    const { mailAgain: token, type, thing, done = '' } = mailing.dataset;
    const sending =
      type === 'menus'
        ? post('/api/purchase/send-daily-menu', { dailyMenuId: thing, token })
        : post('/api/purchase/send-recipe', { recipeId: thing, token });
    void sending.then(
      ({ error }) => showProblem(mailing.parentElement, error ?? done),
      () => undefined,
    );
  });
}
