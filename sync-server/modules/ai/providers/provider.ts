/** A message to a model, and the shape in which it has to answer. */
export interface Prompt {
  system: string;
  user: string;
  /** JSON Schema of the answer. */
  schema: object;
  schemaName: string;
}

export interface ProviderAnswer {
  /** JSON as text, not looked at. */
  text: string;
  tokens: { input: number; output: number };
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

/** Speaks one vendor's protocol. @throws ProviderFailure; what fetch throws where the network fails or it was aborted */
export type AskProvider = (
  settings: ProviderSettings,
  prompt: Prompt,
  signal: AbortSignal,
) => Promise<ProviderAnswer>;

/** Most tokens of an answer. */
export const MAX_TOKENS = 1500;
