import type { ProviderId } from './providers';

export interface AiSettings {
  provider: ProviderId;
  url: string;
  /** Never logged. */
  key: string;
  model: string;
  version: string | undefined;
  name: string;
  country: string;
  price: { input: number; output: number } | undefined;
}
