import { describe, expect, it } from 'vitest';
import { createCounter, createHistogram, gaugeLines } from './exposition';

describe('S05 the text format of figures', () => {
  it('S05 a label cannot break out of its quotes or its line', () => {
    const counter = createCounter('seen_total', 'Things seen.');
    counter.add({ name: 'a"} 1\nother_total 9 \\' });
    expect(counter.lines()).toEqual([
      '# HELP seen_total Things seen.',
      '# TYPE seen_total counter',
      String.raw`seen_total{name="a\"} 1\nother_total 9 \\"} 1`,
    ]);
    expect(gaugeLines('up', 'Up.', 1)).toEqual(['# HELP up Up.', '# TYPE up gauge', 'up 1']);
  });

  it('S05 buckets of a histogram count what is at most as large, the last one everything', () => {
    const histogram = createHistogram('took_seconds', 'Time.', [0.1, 1]);
    for (const value of [0.05, 0.1, 0.5, 7]) histogram.observe({ route: '/' }, value);
    expect(histogram.lines().slice(2)).toEqual([
      'took_seconds_bucket{route="/",le="0.1"} 2',
      'took_seconds_bucket{route="/",le="1"} 3',
      'took_seconds_bucket{route="/",le="+Inf"} 4',
      'took_seconds_sum{route="/"} 7.65',
      'took_seconds_count{route="/"} 4',
    ]);
  });
});
