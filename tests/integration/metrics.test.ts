import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { addPerson, createClient, created, Device } from './syncHelpers';

const TOKEN = 'a-token-of-the-monitoring-0123456789';
const OTHER = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway({ env: { METRICS_TOKEN: TOKEN, HOST: '0.0.0.0' } });
});
afterAll(() => gateway.stop());

const read = async (headers: Record<string, string> = {}): Promise<string> => {
  const answer = await fetch(`${gateway.url}/metrics`, { headers });
  expect(answer.status).toBe(200);
  return answer.text();
};

function readValue(text: string, sample: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `));
  return Number(line?.slice(sample.length + 1) ?? 0);
}

async function fetchStatus(headers: Record<string, string>, host = '127.0.0.1'): Promise<number> {
  const { port } = new URL(gateway.url);
  return new Promise((resolve, reject) => {
    const call = request({ host, port, path: '/metrics', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end();
  });
}

describe('S05 GET /metrics', () => {
  it('S05 is text that Prometheus reads: every sample belongs to a family and is a number', async () => {
    const answer = await fetch(`${gateway.url}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const lines = (await answer.text()).split('\n');
    expect(lines.at(-1)).toBe('');
    const families = new Map<string, string>();
    for (const line of lines.filter((one) => one !== '')) {
      const type = /^# TYPE ([a-z][a-z0-9_]*) (counter|gauge|histogram)$/.exec(line);
      if (type) {
        expect(families.has(type[1]!), line).toBe(false);
        families.set(type[1]!, type[2]!);
        continue;
      }
      if (/^# HELP [a-z][a-z0-9_]* \S/.test(line)) continue;
      const label = '[a-z]+="(?:[^"\\\\\\n]|\\\\.)*"';
      const sample = new RegExp(`^([a-z][a-z0-9_]*)(?:\\{${label}(?:,${label})*\\})? \\S+$`).exec(
        line,
      );
      expect(sample, line).not.toBeNull();
      const family = sample![1]!.replace(/_(bucket|sum|count)$/, '');
      expect(families.has(sample![1]!) || families.get(family) === 'histogram', line).toBe(true);
      expect(Number.isFinite(Number(line.slice(line.lastIndexOf(' ') + 1))), line).toBe(true);
    }
    expect(families.size).toBeGreaterThan(10);
  });

  it('S05 is for this machine and for the holder of the token, for nobody else', async () => {
    expect(await fetchStatus({})).toBe(200);
    expect(await fetchStatus({ authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await fetchStatus({ authorization: `Bearer ${TOKEN}x` })).toBe(403);
    expect(await fetchStatus({ authorization: 'Basic Z2F0ZXdheTp4' })).toBe(200);
    // Behind a proxy on this machine every caller seems local.
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host']) {
      expect(await fetchStatus({ [header]: '127.0.0.1' }), header).toBe(403);
      const withToken = { [header]: '198.51.100.7', authorization: `Bearer ${TOKEN}` };
      expect(await fetchStatus(withToken), header).toBe(200);
    }
  });

  it.skipIf(OTHER === undefined)('S05 from another address it needs the token', async () => {
    expect(await fetchStatus({}, OTHER)).toBe(403);
    expect(await fetchStatus({ authorization: `Bearer ${TOKEN}` }, OTHER)).toBe(200);
  });

  it('S05 without a configured token no word opens it', async () => {
    const plain = await startGateway();
    const call = (headers: Record<string, string>) => fetch(`${plain.url}/metrics`, { headers });
    expect((await call({})).status).toBe(200);
    expect((await call({ authorization: 'Bearer undefined' })).status).toBe(403);
    await plain.stop();
  });

  it('S05 counts pushed rows by verdict, pulled rows, and requests by route and status', async () => {
    const before = await read();
    const person = await addPerson(gateway.ctx.couch, gateway.ctx.config.sessionSecret);
    const device = await new Device(gateway.url, person).start();
    const good = createClient(person);
    const { body } = await device.push([
      created(good),
      created(createClient(person, { height: -1 })),
    ]);
    expect(body.verdicts.map((one) => one.verdict)).toEqual(['accepted', 'rejected']);
    await device.push([created({ ...good, clientName: 'Khác' })]);
    await until(async () => (await device.pullAll('clients')).length === 1);
    await fetch(`${gateway.url}/api/nothing-${person.accountId}`);
    const after = await read();
    const grown = (sample: string): number => readValue(after, sample) - readValue(before, sample);
    expect(grown('bualanh_push_rows_total{verdict="accepted",code=""}')).toBe(1);
    expect(grown('bualanh_push_rows_total{verdict="rejected",code="schema"}')).toBe(1);
    expect(grown('bualanh_push_rows_total{verdict="conflict",code=""}')).toBe(1);
    expect(grown('bualanh_pull_rows_total{collection="clients"}')).toBe(1);
    const push = 'method="POST",route="/sync/push"';
    expect(grown(`bualanh_http_requests_total{${push},status="200"}`)).toBe(2);
    expect(grown(`bualanh_http_request_duration_seconds_count{${push}}`)).toBe(2);
    expect(grown(`bualanh_http_request_duration_seconds_bucket{le="+Inf",${push}}`)).toBe(2);
    expect(grown('bualanh_http_requests_total{method="GET",route="none",status="404"}')).toBe(1);
    for (const secret of [person.accountId, person.workspaceId, person.sid, 'Hoa', TOKEN])
      expect(after).not.toContain(secret);
  });

  it('S05 knows the live streams that are open, and what process and database do', async () => {
    const person = await addPerson(gateway.ctx.couch, gateway.ctx.config.sessionSecret);
    const stream = await new Device(gateway.url, person).connect();
    const open = await read();
    expect(readValue(open, 'bualanh_live_streams')).toBe(1);
    stream.close();
    await until(async () => readValue(await read(), 'bualanh_live_streams') === 0);
    const text = await read();
    expect(text).not.toMatch(/duration_seconds_\w+\{[^}]*sync\/live/);
    expect(readValue(text, `bualanh_database_up{mode="${gateway.ctx.databaseMode}"}`)).toBe(1);
    expect(readValue(text, 'bualanh_database_probe_seconds')).toBeGreaterThan(0);
    expect(readValue(text, 'process_resident_memory_bytes')).toBeGreaterThan(20_000_000);
    expect(readValue(text, 'process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(readValue(text, 'nodejs_eventloop_lag_p99_seconds')).toBeLessThan(5);
    const started = readValue(text, 'process_start_time_seconds');
    expect(Math.abs(Date.now() / 1000 - started)).toBeLessThan(3600);
  });
});
