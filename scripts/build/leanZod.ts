import type { Plugin } from 'vite';

/** What stands for some of zod's modules: what is called when a schema is made, and used by nobody then. */
const STUBS: Record<string, string> = {
  'zod/v4/core/to-json-schema.js': `
    const none = () => () => { throw new Error('JSON schemas are left out of the app'); };
    export const createToJSONSchemaMethod = none;
    export const createStandardJSONSchemaMethod = none;
    export const initializeContext = none;
    export const process = none;
    export const processSchema = none;
    export const extractDefs = none;
    export const finalize = none;`,
  'zod/v4/core/json-schema-processors.js': `
    export const toJSONSchema = undefined;
    export const allProcessors = {};`,
  // People never read zod's own words; an error that is sent to support names the kind of the mistake.
  'zod/v4/locales/en.js': `
    export default () => ({ localeError: ({ code }) => code });`,
};

/**
 * Leaves out of the app zod's translation into JSON Schema and its English messages: each of its types refers
 * to them, so that no bundler can see that nothing needs them. They weigh about 6 and 1.4 KB after gzip.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const path = id.replaceAll('\\', '/');
      return Object.entries(STUBS).find(([module]) => path.endsWith(module))?.[1];
    },
  };
}
