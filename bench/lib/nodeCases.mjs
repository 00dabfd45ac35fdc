/** Cases that need neither the built product nor a browser. */
const NODE_CASES = new Set(['generator', 'clinical']);

/** @param {string} name as `--only` takes it */
export const isNodeCase = (name) => NODE_CASES.has(name);
