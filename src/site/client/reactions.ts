import { signedIn } from './frame';

/** Holds the random value by which a device counts as one person. */
const DEVICE_KEY = 'bualanh.reader';
const [LIKED, SPOKEN] = ['bualanh.liked', 'bualanh.spoken'];
/** Milliseconds after which a page counts as read. */
const READ_AFTER = 3_000;

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Used where storage is forbidden: then each opened page counts as one person. */
let ofPage: string | undefined;

function device(): string {
  try {
    const known = localStorage.getItem(DEVICE_KEY);
    if (known !== null && /^[a-f0-9]{32}$/.test(known)) return known;
    const made = newKey();
    localStorage.setItem(DEVICE_KEY, made);
    return made;
  } catch {
    ofPage ??= newKey();
    return ofPage;
  }
}

const isNoted = (key: string, name: string): boolean => {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').includes(name);
  } catch {
    return false;
  }
};

function note(key: string, name: string, isOn: boolean): void {
  try {
    const others = (localStorage.getItem(key) ?? '')
      .split(' ')
      .filter((one) => one && one !== name);
    localStorage.setItem(key, [...others, ...(isOn ? [name] : [])].slice(-500).join(' '));
  } catch {
    // The browser forbids it: the gateway knows what it counted.
  }
}

interface Answer {
  success: boolean;
  error?: string;
  likes?: number;
}

const post = (path: string, body: object, token?: string): Promise<Answer> =>
  fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  }).then(
    async (response) => (await response.json()) as Answer,
    (): Answer => ({ success: false }),
  );

async function bearer(): Promise<string | undefined> {
  const account = signedIn();
  if (!account) return undefined;
  const { accountId } = account;
  const answer = (await post('/api/auth/refresh', { accountId })) as { accessToken?: string };
  return answer.accessToken;
}

function showName(form: HTMLFormElement): void {
  const line = form.querySelector<HTMLElement>('[data-signed-in]');
  const field = form.querySelector<HTMLElement>('[data-name-field]');
  const input = field?.querySelector('input');
  const account = signedIn();
  if (!line || !field || !input || !account) return;
  line.textContent = (line.dataset.signedIn ?? '').replace('{name}', account.name);
  line.hidden = false;
  field.hidden = true;
  input.defaultValue = account.name;
}

const getTarget = ({ dataset: { type, id } }: HTMLElement) => ({ type, id });
const targetKey = ({ dataset: { type, id } }: HTMLElement): string => `${type}:${id}`;

const isWithdrawal = ({ submitter }: SubmitEvent): boolean =>
  submitter instanceof HTMLElement && submitter.dataset.withdraw !== undefined;

function bindLike(button: HTMLElement): void {
  const label = button.querySelector('[data-like-label]');
  const count = button.querySelector('[data-likes]');
  const words = [label?.textContent ?? '', button.dataset.likedLabel ?? ''] as const;
  let isLiked = isNoted(LIKED, targetKey(button));
  const show = (): void => {
    button.setAttribute('aria-pressed', String(isLiked));
    if (label) label.textContent = words[isLiked ? 1 : 0];
  };
  show();
  button.addEventListener('click', (event) => {
    event.preventDefault();
    isLiked = !isLiked;
    show();
    const liked = isLiked;
    const body = { target: getTarget(button), device: device(), liked };
    void send(body, liked);
  });

  async function send(body: object, liked: boolean): Promise<void> {
    const { success, likes } = await post('/api/likes', body);
    isLiked = success ? liked : !liked;
    show();
    if (!success) return;
    note(LIKED, targetKey(button), liked);
    if (count && likes !== undefined) count.textContent = likes.toLocaleString('vi');
  }
}

function findMistake(form: HTMLFormElement, data: FormData): string | undefined {
  const { dataset } = form;
  const of = (name: string): string => String(data.get(name) ?? '').trim();
  if (dataset.kind === 'stars' && of('stars') === '') return dataset.missingStars;
  if (data.has('name') && of('name') === '') return dataset.missingName;
  if (dataset.kind === 'comments' && of('text') === '') return dataset.missingText;
  if (dataset.expert === undefined) return undefined;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(of('email'))) return dataset.wrongEmail;
  return of('text').length < 10 ? dataset.short : undefined;
}

function buildBody(form: HTMLFormElement, data: FormData, key: string): object {
  const { expert, purchase } = form.dataset;
  const { stars, type: _type, id: _id, expertId: _expert, ...typed } = Object.fromEntries(data);
  const fields = { ...typed, ...(stars === undefined ? {} : { stars: Number(stars) }) };
  if (expert !== undefined) return { ...fields, key, expertId: expert };
  return {
    ...fields,
    target: getTarget(form),
    device: device(),
    ...(purchase === undefined ? {} : { purchase }),
  };
}

function bindWithdraw(form: HTMLFormElement, showProblem: (words: string) => void): void {
  const button = form.querySelector<HTMLButtonElement>('[data-withdraw]');
  if (!button) return;
  button.hidden = !isNoted(SPOKEN, targetKey(form)) && !signedIn();
  const withdraw = async (): Promise<void> => {
    const { purchase } = form.dataset;
    const bought = purchase === undefined ? {} : { purchase };
    const body = { target: getTarget(form), device: device(), ...bought };
    const { success, error } = await post('/api/reviews/withdraw', body, await bearer());
    if (success) note(SPOKEN, targetKey(form), false);
    button.hidden = success;
    showProblem(success ? (button.dataset.done ?? '') : (error ?? form.dataset.failed ?? ''));
  };
  button.addEventListener('click', (event) => {
    event.preventDefault();
    void withdraw();
  });
}

const CALLS: Record<string, string> = {
  review: '/api/reviews',
  report: '/api/reports',
  contact: '/api/experts/contact',
};

function bindForm(form: HTMLFormElement): void {
  // Pressed twice, it is one message.
  let key = newKey();
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const problem = form.querySelector('[data-problem]');
  const showProblem = (words = ''): void => {
    if (problem) problem.textContent = words;
  };
  form.noValidate = true;
  bindWithdraw(form, showProblem);
  showName(form);
  const noteSpoken = (): void => {
    const withdraw = form.querySelector<HTMLButtonElement>('[data-withdraw]');
    if (!withdraw) return;
    withdraw.hidden = false;
    note(SPOKEN, targetKey(form), true);
  };
  const send = async (data: FormData): Promise<void> => {
    const { say = '', sending, sent, failed } = form.dataset;
    if (button) button.disabled = true;
    showProblem(sending);
    const known = say === 'review' ? await bearer() : undefined;
    const body = buildBody(form, data, key);
    const { success, error = failed } = await post(CALLS[say] ?? '', body, known);
    if (button) button.disabled = false;
    if (!success) return showProblem(error);
    key = newKey();
    form.reset();
    showProblem(sent);
    noteSpoken();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isWithdrawal(event)) return;
    const data = new FormData(form);
    const mistake = findMistake(form, data);
    if (mistake === undefined) void send(data);
    else showProblem(mistake);
  });
}

function bindView(page: HTMLElement): void {
  if (navigator.webdriver) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      document.removeEventListener('visibilitychange', begin);
      void post('/api/views', { target: getTarget(page), device: device() });
    }, READ_AFTER);
  };
  document.addEventListener('visibilitychange', begin);
  begin();
}

export function bindReactions(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-like]')) bindLike(button);
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-say]')) bindForm(form);
  const page = root.querySelector<HTMLElement>('[data-viewed]');
  if (page) bindView(page);
}
