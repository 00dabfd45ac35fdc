/**
 * `npm run nightly`: long runs that a gate has no time for, one after the other. `npm run nightly -- torture` runs those
 * whose name says so. A run that lacks what it needs says so and is left out; it ends with 1 where one failed.
 */
import { spawnSync } from 'node:child_process';

const node = (script, ...args) => [process.execPath, [`scripts/${script}.mjs`, ...args]];
const vitest = (...projects) => [
  'node_modules/.bin/vitest',
  ['run', ...projects.map((project) => `--project=${project}`)],
];

/** `needs` gives the reason why a run cannot be made here, or nothing. */
const RUNS = [
  { name: 'torture: 300 walks', command: node('torture', '--seeds', '300', '--seed', '1001') },
  { name: 'money: 5,000 walks', command: node('walk-money', '--seeds', '5000') },
  { name: 'money: 30 walks over HTTP', command: node('walk-money', '--http', '--seeds', '30') },
  {
    name: 'money: 30 walks through killed gateways',
    command: node('walk-money', '--killed', '--seeds', '30'),
  },
  { name: 'attack', command: node('attack') },
  {
    name: 'fuzz: 100,000 calls',
    command: node('attack', 'fuzz', '100000', String(Date.now() % 1e6)),
  },
  { name: 'load: 200 devices', command: node('load', '--devices', '200', '--minutes', '5') },
  {
    name: 'generator: 200 clients, all allergies, and days for hospital diets',
    command: [
      'node_modules/.bin/vitest',
      [
        'run',
        '--project=unit',
        'generatedClients',
        'generatedDays',
        'generatedDiets',
        'clinical/verdicts',
      ],
    ],
    env: { GENERATED_CLIENTS: '200', GENERATED_DIETS: 'all' },
  },
  {
    name: 'inputs: 10,000 mutations of each set of cases',
    command: [
      'node_modules/.bin/vitest',
      [
        'run',
        '--project=unit',
        '--project=component',
        'Cases.test',
        'readDate',
        'readBirth',
        'selfDescriptions',
        'clientWords',
        'noAllergy',
        'keystrokes',
        'catalogue/letters',
        'text/phone',
        'text/mailAddress',
        'text/storedText',
      ],
    ],
    env: { INPUT_MUTATIONS: '10000' },
  },
  { name: 'cook: every dish of 20 weeks, on a phone', command: node('nightly-cook') },
  {
    name: 'integration and sync on a real CouchDB or cluster',
    command: vitest('integration', 'sync', 'torture'),
    needs: () => (process.env.COUCHDB_URL ? undefined : 'COUCHDB_URL is not set'),
  },
];

function run({ name, command: [program, args], needs, env }) {
  const missing = needs?.();
  if (missing) return `${name}: left out, ${missing}`;
  process.stdout.write(`\n── ${name}\n`);
  const since = Date.now();
  const { status, signal } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const minutes = ((Date.now() - since) / 60_000).toFixed(1);
  if (status === 0) return `${name}: passed in ${minutes} minutes`;
  process.exitCode = 1;
  return `${name}: FAILED (${signal ?? status}) after ${minutes} minutes`;
}

const wanted = process.argv.slice(2);
const chosen = RUNS.filter(({ name }) => wanted.every((word) => name.includes(word)));
const outcomes = chosen.map(run);
process.stdout.write(`\n${outcomes.join('\n')}\n`);
if (chosen.length === 0) {
  process.stderr.write(`No run is called "${wanted.join(' ')}".\n`);
  process.exitCode = 2;
}
