import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { runProgram, type Ran } from '../support/command';

const HAS_TOOLS = ['bash', 'curl'].every((one) => spawnSync(one, ['--version']).status === 0);
const NODES = ['127.0.0.1', 'couchdb2.cluster', 'couchdb3.cluster'];
const PASSWORD = 'c0ffee';

interface Body {
  action: string;
  host?: string;
  remote_node?: string;
}

const named = (names: string[]): string[] => names.map((name) => `couchdb@${name}`);

/** Answers are those of CouchDB 3.5. */
class FakeNode {
  readonly requests: string[] = [];
  readonly known = [NODES[0]!];
  silent: string[] = [];
  finishes = true;
  finished = false;
  slowness = 0;
  private server: Server | undefined;

  async start(): Promise<number> {
    const server = createServer((req, res) => {
      let text = '';
      req.on('data', (chunk: Buffer) => (text += chunk.toString()));
      req.on('end', () => {
        const pair = Buffer.from(`gateway:${PASSWORD}`).toString('base64');
        const isAdmin = req.headers.authorization === `Basic ${pair}`;
        const body = text.trim() === '' ? undefined : (JSON.parse(text) as Body);
        const [status, answer] = isAdmin
          ? this.answer(`${req.method} ${req.url}`, body)
          : [401, { error: 'unauthorized' }];
        if (body) expect(req.headers['content-type']).toBe('application/json');
        res.writeHead(status, { 'Content-Type': 'application/json' });
        res.end(`${JSON.stringify(answer)}\n`);
      });
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server?.close();
  }

  private answer(call: string, body: Body | undefined): [number, object] {
    if (call === 'GET /_membership') return [200, this.membership()];
    if (call === 'GET /_cluster_setup')
      return [200, { state: this.finished ? 'cluster_finished' : 'cluster_enabled' }];
    this.requests.push([body?.action, body?.remote_node ?? body?.host].filter(Boolean).join(' '));
    if (body?.action === 'enable_cluster')
      return [400, { error: 'bad_request', reason: 'Cluster is already enabled' }];
    if (body?.action === 'add_node') {
      this.known.push(body.host ?? '');
      this.slowness = 2;
    }
    if (body?.action === 'finish_cluster') {
      if (this.finished)
        return [400, { error: 'bad_request', reason: 'Cluster is already finished' }];
      if (this.slowness > 0) this.requests.push('too early');
      this.finished = this.finishes;
    }
    return [201, { ok: true }];
  }

  private membership(): object {
    this.slowness -= 1;
    const nodes = this.slowness > 0 ? this.known.slice(0, -1) : this.known;
    const connected = nodes.filter((name) => !this.silent.includes(name));
    return { all_nodes: named(connected), cluster_nodes: named(nodes) };
  }
}

describe.skipIf(!HAS_TOOLS)('S05 cluster-setup.sh', () => {
  let node: FakeNode;
  afterEach(() => node.stop());

  async function setUp(
    settings: Partial<FakeNode> = {},
    password = PASSWORD,
  ): Promise<() => Promise<Ran>> {
    node = Object.assign(new FakeNode(), settings);
    const port = await node.start();
    const env = {
      PATH: process.env.PATH,
      NODES: NODES.join(' '),
      COUCHDB_USER: 'gateway',
      COUCHDB_PASSWORD: password,
      PORT: String(port),
      PATIENCE: '2',
    };
    return () => runProgram('bash', ['couchdb/cluster-setup.sh'], { env });
  }

  it('S05 enables and adds each other node, waits until all are there, and finishes once', async () => {
    const run = await setUp();
    const ran = await run();
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/the cluster has 3 nodes\n$/);
    const joining = NODES.slice(1).flatMap((one) => [`enable_cluster ${one}`, `add_node ${one}`]);
    expect(node.requests).toEqual([...joining, 'finish_cluster']);
    expect(node.finished).toBe(true);
  });

  it('S05 run again, it adds nobody twice and ends well', async () => {
    const run = await setUp();
    await run();
    node.requests.length = 0;
    expect(await run()).toMatchObject({ code: 0, err: '' });
    expect(node.requests).toEqual(['finish_cluster']);
  });

  it('S05 a node that belongs to the cluster but is not connected is named, and nothing is finished', async () => {
    const run = await setUp({ silent: ['couchdb3.cluster'] });
    const ran = await run();
    expect(ran.code).toBe(1);
    expect(ran.err).toMatch(/couchdb3\.cluster did not join/);
    expect(ran.err).toMatch(/nothing answers at couchdb3\.cluster:9100.*inet_dist_use_interface/);
    expect(node.requests).not.toContain('finish_cluster');
  });

  it('S05 a cluster whose own databases were not made is no success', async () => {
    const run = await setUp({ finishes: false });
    const ran = await run();
    expect([ran.code, ran.err]).toEqual([1, expect.stringMatching(/not made/)]);
  });

  it('S05 a wrong password, or one that would not stand in JSON, is no success', async () => {
    const wrong = await setUp({}, 'other');
    expect((await wrong()).code).toBe(1);
    expect(node.known).toEqual([NODES[0]]);
    node.stop();
    const odd = await setUp({}, 'a"b');
    expect(await odd()).toMatchObject({
      code: 1,
      err: expect.stringMatching(/letters and digits/),
    });
  });
});
