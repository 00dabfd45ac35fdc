/**
 * `tests/flaky.json` lists tests that may fail once and pass when run again, with reason and date. Entries expire, so that
 * nobody gets used to them.
 */

/** Days after which an entry fails the run. */
const MAX_DAYS = 14;
const DAY = 86_400_000;

function faultOf({ test, reason, since }, now) {
  if (typeof test !== 'string' || test === '') return 'has no test';
  if (typeof reason !== 'string' || reason.trim().length < 10) return 'has no reason';
  const at = /^\d{4}-\d{2}-\d{2}$/.test(since ?? '') ? Date.parse(since) : Number.NaN;
  // One day of slack: the date may be ahead of the machine's in another time zone.
  if (!Number.isFinite(at) || at > now.getTime() + DAY) return 'has no date of its finding';
  if (now.getTime() - at > MAX_DAYS * DAY) return `is older than ${MAX_DAYS} days`;
  return undefined;
}

/**
 * @param entries {test, reason, since}[], as the file has them: `test` is the title that the run names
 * @param titles of all tests that ran
 * @returns {string[]} one sentence for each entry that must not stand there
 */
export function faultsOfList(entries, titles, now = new Date()) {
  const known = new Set(titles);
  return entries.flatMap((entry) => {
    const fault =
      faultOf(entry, now) ?? (known.has(entry.test) ? undefined : 'names no test that ran');
    return fault ? [`tests/flaky.json: "${entry.test}" ${fault}.`] : [];
  });
}

export function excuse(flaky, entries) {
  const listed = new Set(entries.map(({ test }) => test));
  return {
    excused: flaky.filter(({ title }) => listed.has(title)),
    unexcused: flaky.filter(({ title }) => !listed.has(title)),
  };
}
