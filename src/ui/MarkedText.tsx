import { Fragment } from 'react';
import { markedRuns } from '../domain/printable/marks';

export function MarkedText({ of }: { of: string }) {
  return markedRuns(of).map(({ text, bold, italic }, place) => {
    const said = italic ? <em>{text}</em> : text;
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name, and never move
    return bold ? <strong key={place}>{said}</strong> : <Fragment key={place}>{said}</Fragment>;
  });
}
