/**
 * `npm run lint:functions`: no function above 40 lines (without blanks, comments, tests) but those in
 * `longFunctions.json`, at most as long as it says. --list prints all, longest first; --update writes down what shrank and
 * refuses if anything grew; --raise writes down growth too.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bin, functionLength } from './lib/checks.mjs';
import {
  compareLengths,
  lengthsByPath,
  longFunctionsIn,
  writtenDown,
} from './lib/longFunctions.mjs';
import { ROOT } from './lib/prepare.mjs';

const ALLOWED = join(ROOT, 'scripts', 'longFunctions.json');

function measure() {
  const { stdout, stderr } = spawnSync(bin('oxlint'), functionLength, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    return longFunctionsIn(JSON.parse(stdout));
  } catch (cause) {
    throw new Error(`oxlint could not measure: ${stderr}${stdout.slice(0, 500)}`, { cause });
  }
}

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    raise: { type: 'boolean', default: false },
  },
});
const functions = measure();
const present = lengthsByPath(functions);
const allowed = JSON.parse(readFileSync(ALLOWED, 'utf8'));
const { grown, shrunk } = compareLengths(present, allowed);
const say = (line) => process.stdout.write(`${line}\n`);
const show = (paths) => {
  for (const { path, line, name, length } of functions)
    if (paths.includes(path)) say(`  ${path}:${line} ${name}, ${length} lines`);
  for (const path of paths) say(`  ${path} may have: ${allowed[path]?.join(', ') ?? 'none'}`);
};

if (values.list)
  for (const { path, line, name, length } of functions) say(`${length} ${path}:${line} ${name}`);
if (grown.length > 0 && !values.raise) {
  say('A function above 40 lines is new, or longer than it was:');
  show(grown);
  say('Take it apart; `npm run lint:functions -- --raise` is for what reads better in one piece.');
  process.exitCode = 1;
} else if (values.update || values.raise) {
  writeFileSync(ALLOWED, writtenDown(present));
} else if (shrunk.length > 0) {
  say('Long functions have become shorter: `npm run lint:functions -- --update` keeps them so.');
  show(shrunk);
  process.exitCode = 1;
}
say(`${functions.length} functions above 40 lines, the longest ${functions[0]?.length ?? 0}.`);
