/** Functions above the limit, by file: what `scripts/longFunctions.json` allows may only shrink. */

export function longFunctionsIn(report) {
  return report.diagnostics
    .map(({ filename, message, labels }) => {
      const length = Number(/has too many lines \((\d+)\)/.exec(message)?.[1]);
      if (!Number.isFinite(length)) throw new Error(`${filename}: ${message}`);
      const name = /`(.+?)`/.exec(message)?.[1] ?? 'a function without a name';
      return { path: filename, line: labels[0].span.line, name, length };
    })
    .sort((a, b) => b.length - a.length);
}

export function lengthsByPath(functions) {
  const lengths = {};
  for (const { path, length } of functions) (lengths[path] ??= []).push(length);
  return Object.fromEntries(Object.entries(lengths).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Compared by rank: a file's longest function with its longest allowed, its second with the second … */
const isAbove = (present, allowed) =>
  present.some((length, index) => length > (allowed[index] ?? 0));

export function compareLengths(present, allowed) {
  const grown = [];
  const shrunk = [];
  for (const path of new Set([...Object.keys(present), ...Object.keys(allowed)])) {
    const [now, most] = [present[path] ?? [], allowed[path] ?? []];
    if (isAbove(now, most)) grown.push(path);
    else if (now.join() !== most.join()) shrunk.push(path);
  }
  return { grown, shrunk };
}

/** One line per file, so that changes of two people rarely conflict. */
export function writtenDown(lengths) {
  const lines = Object.entries(lengths).map(
    ([path, all]) => `  ${JSON.stringify(path)}: [${all.join(', ')}]`,
  );
  return lines.length > 0 ? `{\n${lines.join(',\n')}\n}\n` : '{}\n';
}
