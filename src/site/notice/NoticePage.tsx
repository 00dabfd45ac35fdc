import { siteText } from '../../i18n/site';
import { HOME } from '../places';

const { notice: text } = siteText;

export type NoticeKind = 'missing' | 'gone' | 'away';

export const noticeTitle = (kind: NoticeKind): string => text[`${kind}Title`];

export function NoticePage({ kind }: { kind: NoticeKind }) {
  return (
    <section className="notice">
      <svg className="notice-plate" viewBox="0 0 200 200" aria-hidden="true">
        <circle cx="100" cy="100" r="96" />
        <circle cx="100" cy="100" r="68" />
      </svg>
      <h1>{noticeTitle(kind)}</h1>
      <p className="lead">{text[kind]}</p>
      <a className="button" href={HOME}>
        {siteText.home}
      </a>
    </section>
  );
}
