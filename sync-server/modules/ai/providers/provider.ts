/** A message to a model, and the shape in which it has to answer. */
export interface Prompt {
  system: string;
  user: string;
  /** A photograph without metadata, in base64. */
  image?: { mimeType: string; data: string };
  /** JSON Schema of the answer. */
  schema: object;
  schemaName: string;
  /** Most tokens of the answer. */
  maxTokens: number;
}

export interface Tokens {
  input: number;
  output: number;
}

/** How an answer ended: by itself, at the limit of its tokens, or with a refusal. */
export type AnswerEnd = 'whole' | 'cut' | 'refused';

export interface ProviderAnswer {
  /** JSON as text, not looked at. */
  text: string;
  tokens: Tokens;
  end: AnswerEnd;
}

/**
 * Why a provider gave no answer. `busy`: its limits or an overload, worth another try; `settings`: key, money or model of
 * this installation; `unreadable`: what came is no answer; `cut`: it broke off before its end.
 */
export type FailureKind = 'busy' | 'settings' | 'refused' | 'unreadable' | 'cut';

export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly kind: FailureKind;
  /** Seconds that the provider asks to wait. */
  readonly retryAfter: number | undefined;

  /** @param about for the log: never what was asked or answered */
  constructor(kind: FailureKind, about: string, retryAfter?: number) {
    super(about);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** How to reach a provider, as the settings say. */
export interface ProviderSettings {
  /** Without a slash at its end. */
  url: string;
  key: string;
  model: string;
  /** Anthropic's `anthropic-version`. */
  version?: string | undefined;
}

export interface Asking {
  signal: AbortSignal;
  /** Told the answer so far, as JSON that has no end yet; the answer is streamed then. */
  onText?: ((soFar: string) => void) | undefined;
}

/** Speaks one vendor's protocol. @throws ProviderFailure; the signal's reason */
export type AskProvider = (
  settings: ProviderSettings,
  prompt: Prompt,
  asking: Asking,
) => Promise<ProviderAnswer>;
