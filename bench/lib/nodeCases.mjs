const NODE_CASES = new Set(['generator', 'clinical']);

export const isNodeCase = (name) => NODE_CASES.has(name);
