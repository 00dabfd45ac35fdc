import type { Plugin } from 'vite';

/** What each of zod's modules must still have: called when a schema is made, and used by nobody then. */
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
};

/**
 * Leaves zod's translation into JSON Schema out of the app: each of its types refers to it, so that no
 * bundler can see that nothing calls it. It weighs about 6 KB after gzip.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const path = id.replaceAll('\\', '/');
      return Object.entries(STUBS).find(([module]) => path.endsWith(module))?.[1];
    },
  };
}
