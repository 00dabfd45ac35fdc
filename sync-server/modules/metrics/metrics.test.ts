import { register } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics';

const GET = { method: 'GET', route: '/api/version' };

describe('S05 metrics of a gateway', () => {
  it('S05 are its own: another gateway of the same process does not count them', async () => {
    const [one, other] = [createMetrics(), createMetrics()];
    one.requests.inc({ ...GET, status: '200' });
    const closed = one.streamOpened();
    const sample = 'bualanh_http_requests_total{method="GET",route="/api/version",status="200"} 1';
    expect(await one.registry.metrics()).toContain(sample);
    expect(await one.registry.metrics()).toContain('\nbualanh_live_streams 1\n');
    expect(await other.registry.metrics()).not.toContain(sample);
    expect(await other.registry.metrics()).toContain('\nbualanh_live_streams 0\n');
    closed();
    expect(await one.registry.metrics()).toContain('\nbualanh_live_streams 0\n');
    expect(register.getMetricsAsArray()).toEqual([]);
  });

  it('S05 have labels that cannot break out of their quotes or their line', async () => {
    const { requests, registry } = createMetrics();
    requests.inc({ method: 'GET', route: 'a"} 1\nother_total 9 \\', status: '200' });
    const text = await registry.metrics();
    expect(text).toContain(String.raw`route="a\"} 1\nother_total 9 \\",status="200"} 1`);
    expect(text).not.toMatch(/^other_total/m);
  });

  it('S05 count a duration in each bucket that is at least as long, the last one everything', async () => {
    const { durations, registry } = createMetrics();
    for (const seconds of [0.005, 0.3, 60]) durations.observe(GET, seconds);
    const text = await registry.metrics();
    for (const [le, count] of [
      ['0.005', 1],
      ['0.25', 1],
      ['0.5', 2],
      ['15', 2],
      ['+Inf', 3],
    ] as const)
      expect(text).toContain(`_bucket{le="${le}",method="GET",route="/api/version"} ${count}\n`);
  });
});
