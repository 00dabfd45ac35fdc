/** Must never identify a person or a practice. */
export type Labels = Readonly<Record<string, string>>;

export interface Metric {
  lines(): string[];
}

export interface Counter extends Metric {
  add(labels: Labels, by?: number): void;
}

export interface Histogram extends Metric {
  observe(labels: Labels, value: number): void;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replace(/[\\"\n]/g, (character) => ESCAPES[character] ?? character)}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

function head(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

export function gaugeFamily(
  name: string,
  help: string,
  samples: readonly { labels: Labels; value: number }[],
): string[] {
  const lines = samples.map(({ labels, value }) => `${name}${labelled(labels)} ${value}`);
  return [...head(name, 'gauge', help), ...lines];
}

export function gaugeLines(name: string, help: string, value: number, labels: Labels = {}) {
  return gaugeFamily(name, help, [{ labels, value }]);
}

export function totalLines(name: string, help: string, value: number): string[] {
  return [...head(name, 'counter', help), `${name} ${value}`];
}

export function createCounter(name: string, help: string): Counter {
  const values = new Map<string, number>();
  return {
    add: (labels, by = 1) => {
      const key = labelled(labels);
      values.set(key, (values.get(key) ?? 0) + by);
    },
    lines: () => [
      ...head(name, 'counter', help),
      ...[...values].map(([key, value]) => `${name}${key} ${value}`),
    ],
  };
}

interface Observed {
  labels: Labels;
  within: number[];
  sum: number;
  count: number;
}

export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = new Map<string, Observed>();
  const formatLines = ({ labels, within, sum, count }: Observed): string[] => [
    ...bounds.map(
      (bound, index) =>
        `${name}_bucket${labelled({ ...labels, le: String(bound) })} ${within[index] ?? 0}`,
    ),
    `${name}_bucket${labelled({ ...labels, le: '+Inf' })} ${count}`,
    `${name}_sum${labelled(labels)} ${sum}`,
    `${name}_count${labelled(labels)} ${count}`,
  ];
  return {
    observe: (labels, value) => {
      const key = labelled(labels);
      const one = series.get(key) ?? { labels, within: bounds.map(() => 0), sum: 0, count: 0 };
      series.set(key, one);
      bounds.forEach((bound, index) => {
        if (value <= bound) one.within[index] = (one.within[index] ?? 0) + 1;
      });
      one.sum += value;
      one.count += 1;
    },
    lines: () => [...head(name, 'histogram', help), ...[...series.values()].flatMap(formatLines)],
  };
}
