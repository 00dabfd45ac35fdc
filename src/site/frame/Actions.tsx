import { siteText } from '../../i18n/site';
import { LinkIcon, PrintIcon, ShareIcon } from './icons';

export function Actions() {
  return (
    <div className="actions scripted">
      <button type="button" className="button" data-share hidden>
        <ShareIcon />
        {siteText.share}
      </button>
      <button type="button" className="button" data-copy-link>
        <LinkIcon />
        {siteText.copyLink}
      </button>
      <button type="button" className="button square" data-print aria-label={siteText.print}>
        <PrintIcon />
      </button>
      <output
        className="unseen"
        data-said
        data-copied={siteText.copied}
        data-not-copied={siteText.notCopied}
      />
    </div>
  );
}
