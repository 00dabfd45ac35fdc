import { useState } from 'react';
import { visitorText } from '../../i18n/visitor';
import { act } from './orderWatch';

interface ActProps {
  what: Parameters<typeof act>[0];
  label: string;
  sure?: string;
}

export function Act({ what, label, sure }: ActProps) {
  const [isAsked, setIsAsked] = useState(sure === undefined);
  const [problem, setProblem] = useState('');
  const press = async (): Promise<void> => {
    if (!isAsked) return setIsAsked(true);
    try {
      await act(what);
    } catch (error) {
      setProblem((error instanceof Error && error.message) || visitorText.order.failed);
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void press()}>
        {isAsked && sure ? sure : label}
      </button>
      {problem ? (
        <span className="field-error" role="alert">
          {problem}
        </span>
      ) : null}
    </>
  );
}
