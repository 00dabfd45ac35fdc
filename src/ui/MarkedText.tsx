import { Fragment } from 'react';
import { markedRuns } from '../domain/printable/marks';

export function MarkedText({ of }: { of: string }) {
  return markedRuns(of).map(({ text, bold, italic }, index) => {
    const content = italic ? <em>{text}</em> : text;
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name, and never move
    return bold ? (
      <strong key={index}>{content}</strong>
    ) : (
      <Fragment key={index}>{content}</Fragment>
    );
  });
}
