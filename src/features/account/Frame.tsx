import { useEffect, type ReactNode } from 'react';
import { HOME_PATH } from '../../domain/publicHouse/ownPages';
import { common } from '../../i18n/common';
import '../../ui/plain/plain.css';

interface FrameProps {
  title: string;
  above?: ReactNode;
  below?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** Stands at a fixed height, so that content that appears later does not move it. */
export function Frame({ title, above, below, wide = false, children }: FrameProps) {
  useEffect(() => {
    document.title = `${title} · ${common.product}`;
  }, [title]);
  return (
    <main className="p-page">
      <div className={wide ? 'p-column p-wide' : 'p-column'}>
        <a className="p-brand" href={HOME_PATH}>
          <img src="/favicon.svg" width={44} height={44} alt="" />
          {common.product}
        </a>
        {above}
        <div className="p-card">
          <h1 className="p-title">{title}</h1>
          {children}
        </div>
        {below}
      </div>
    </main>
  );
}

export function Below({ text, children }: { text?: string; children: ReactNode }) {
  return (
    <div className="p-row p-centre p-muted">
      {text ? <span>{text}</span> : null}
      {children}
    </div>
  );
}
