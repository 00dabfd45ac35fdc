import { Button } from '@chakra-ui/react';
import { common } from '../i18n/common';
import { EmptyState } from './EmptyState';
import { Page } from './Page';

interface LoadFailedProps {
  title: string;
  description: string;
  back: Parameters<typeof Page>[0]['back'];
}

export function LoadFailed({ title, description, back }: LoadFailedProps) {
  return (
    <Page title={title} back={back}>
      <EmptyState
        title={title}
        description={description}
        action={
          <Button colorPalette="leaf" onClick={() => window.location.reload()}>
            {common.retry}
          </Button>
        }
      />
    </Page>
  );
}
