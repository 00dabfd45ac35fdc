import { Button } from '@chakra-ui/react';
import { DatabaseZap, UserX } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { clientTexts as texts } from '../../i18n/clients';
import { common } from '../../i18n/common';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { CLIENT_PATHS } from './paths';

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page title={texts.title} back={{ to: CLIENT_PATHS.list, label: texts.detail.backToList }}>
      {children}
    </Page>
  );
}

export function Missing(): ReactElement {
  return (
    <Frame>
      <EmptyState
        icon={<UserX />}
        title={texts.detail.missing}
        description={texts.detail.missingHint}
        action={
          <Button asChild variant="outline" colorPalette="gray">
            <Link to={CLIENT_PATHS.list}>{texts.detail.backToList}</Link>
          </Button>
        }
      />
    </Frame>
  );
}

export function NotRead({ title, onRetry }: { title: string; onRetry: () => void }): ReactElement {
  return (
    <EmptyState
      icon={<DatabaseZap />}
      title={title}
      description={texts.notRead}
      action={
        <Button variant="outline" colorPalette="gray" onClick={onRetry}>
          {common.retry}
        </Button>
      }
    />
  );
}

export function LoadFailed({ onRetry }: { onRetry: () => void }): ReactElement {
  return (
    <Frame>
      <NotRead title={texts.detail.failed} onRetry={onRetry} />
    </Frame>
  );
}
