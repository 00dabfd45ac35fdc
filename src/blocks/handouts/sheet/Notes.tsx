import type { Printable } from '../../../domain/records/printableModel';
import { VERDICT_COLOURS } from '../../../printables/colours';

export function Guidance({ guidance }: Pick<Printable, 'guidance'>) {
  if (!guidance) return null;
  const { heading, lines, ask } = guidance;
  return (
    <section className="sheet-guidance">
      <h2>{heading}</h2>
      <ol>
        {lines.map(({ text, source }) => (
          <li key={text}>
            {text}
            {source ? <span className="sheet-muted"> {source}</span> : null}
          </li>
        ))}
      </ol>
      {ask ? <p>{ask}</p> : null}
    </section>
  );
}

export function Verdict({ verdict }: Pick<Printable, 'verdict'>) {
  if (!verdict) return null;
  const { heading, level, text, lines } = verdict;
  return (
    <section className="sheet-verdict">
      <h2>{heading}</h2>
      <p style={{ color: VERDICT_COLOURS[level], fontWeight: 600 }}>{text}</p>
      {lines.map((line) => (
        <p key={line.text} style={{ color: VERDICT_COLOURS[line.level] }}>
          {line.text}
        </p>
      ))}
    </section>
  );
}
