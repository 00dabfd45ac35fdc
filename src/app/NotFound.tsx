import { Button } from '@chakra-ui/react';
import { Compass } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { common } from '../i18n/common';
import { FullMessage } from './FullMessage';
import { Home } from './home';

export function NotFound({ alone }: { alone?: boolean }) {
  const { path, label } = use(Home);
  return (
    <FullMessage
      alone={alone ?? false}
      icon={<Compass size={28} />}
      title={common.errorPage.notFoundTitle}
      actions={
        <Button asChild colorPalette="leaf">
          <Link to={path}>{label}</Link>
        </Button>
      }
    >
      {common.errorPage.notFoundWhat}
    </FullMessage>
  );
}
