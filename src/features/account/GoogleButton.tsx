import { accountPages } from '../../i18n/accountPages';
import '../../ui/plain/plain.css';
import { googleAddress } from './googleTold';
import { usePublicConfig } from './usePublicConfig';

const texts = accountPages.google;

export function GoogleButton() {
  const config = usePublicConfig();
  if (!config?.google) return null;
  return (
    <div className="p-stack p-apart">
      <p className="p-muted p-small" style={{ textAlign: 'center' }}>
        {texts.or}
      </p>
      <a
        className="p-button p-large"
        data-variant="outline"
        href={googleAddress(window.location.search)}
      >
        {texts.button}
      </a>
    </div>
  );
}
