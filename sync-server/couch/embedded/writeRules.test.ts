import { describe, expect, it } from 'vitest';
import { compiledRule } from './writeRules';

describe('S05 rules of a database', () => {
  it('are compiled once for all databases: a thousand workspaces have one context', () => {
    const source = 'function (doc) { if (doc.bad) throw { forbidden: "no" }; }';
    const rule = compiledRule(source);
    expect(compiledRule(source)).toBe(rule);
    expect(() => rule({ bad: true }, null, { name: '', roles: [] })).toThrow(
      expect.objectContaining({ forbidden: 'no' }),
    );
  });

  it('are kept in a bounded number', () => {
    const first = compiledRule('function () { return 0; }');
    for (let at = 1; at <= 16; at += 1) compiledRule(`function () { return ${at}; }`);
    expect(compiledRule('function () { return 0; }')).not.toBe(first);
  });
});
