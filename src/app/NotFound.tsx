import { Button } from '@chakra-ui/react';
import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { common } from '../i18n/common';
import { FullMessage } from './FullMessage';
import { PATHS } from './routes';

/** An address that the app does not know. */
export function NotFound({ alone }: { alone?: boolean }) {
  return (
    <FullMessage
      alone={alone ?? false}
      icon={<Compass size={28} />}
      title={common.errorPage.notFoundTitle}
      actions={
        <Button asChild colorPalette="leaf">
          <Link to={PATHS.home}>{common.errorPage.home}</Link>
        </Button>
      }
    >
      {common.errorPage.notFoundWhat}
    </FullMessage>
  );
}
