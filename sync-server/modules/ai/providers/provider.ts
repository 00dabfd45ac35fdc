export interface Prompt {
  system: string;
  user: string;
  image?: { mimeType: string; data: string };
  schema: object;
  schemaName: string;
  maxTokens: number;
}

export interface Tokens {
  input: number;
  output: number;
}

/** How an answer ended: by itself, at the limit of its tokens, or with a refusal. */
export type AnswerEnd = 'whole' | 'cut' | 'refused';

export interface ProviderAnswer {
  text: string;
  tokens: Tokens;
  end: AnswerEnd;
}

/**
 * `busy`: rate limit or overload, worth a retry; `settings`: key, money or model of this installation; `unreadable`: no
 * valid answer; `cut`: ended too early.
 */
export type FailureKind = 'busy' | 'settings' | 'refused' | 'unreadable' | 'cut';

export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly kind: FailureKind;
  readonly retryAfter: number | undefined;

  /** @param about for the log; never question or answer text */
  constructor(kind: FailureKind, about: string, retryAfter?: number) {
    super(about);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

export interface ProviderSettings {
  url: string;
  key: string;
  model: string;
  version?: string | undefined;
}

export interface Asking {
  signal: AbortSignal;
  onText?: ((soFar: string) => void) | undefined;
}

export type AskProvider = (
  settings: ProviderSettings,
  prompt: Prompt,
  asking: Asking,
) => Promise<ProviderAnswer>;
