import type { ProviderId } from './providers';

/** How the provider of this installation is reached, and what people read of it. */
export interface AiSettings {
  provider: ProviderId;
  /** Without a slash at its end. */
  url: string;
  /** Never logged. */
  key: string;
  model: string;
  /** Of Anthropic's protocol. */
  version: string | undefined;
  /** As people read it, and where the data go. */
  name: string;
  country: string;
  /** VND for a million tokens. */
  price: { input: number; output: number } | undefined;
}
