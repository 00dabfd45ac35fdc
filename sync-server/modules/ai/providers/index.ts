import { askAnthropic } from './anthropic';
import { askGemini } from './gemini';
import { askOpenAi } from './openAi';
import type { AskProvider } from './provider';

export const PROVIDERS = {
  openai: { ask: askOpenAi, url: 'https://api.openai.com/v1', name: 'OpenAI' },
  anthropic: { ask: askAnthropic, url: 'https://api.anthropic.com', name: 'Anthropic' },
  gemini: {
    ask: askGemini,
    url: 'https://generativelanguage.googleapis.com',
    name: 'Google Gemini',
  },
} as const satisfies Record<string, { ask: AskProvider; url: string; name: string }>;
export type ProviderId = keyof typeof PROVIDERS;
