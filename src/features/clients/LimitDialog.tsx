import { Button } from '@chakra-ui/react';
import { clientTexts } from '../../i18n/clients';
import { addressesOf } from '../../routing/addresses';
import { Question } from '../../ui/AppDialog';
import { AppLink } from '../../ui/Link';

const texts = clientTexts.limit;

/** In place of the form of a new client for which the plan has no place: what was typed stays as a draft. */
export function LimitDialog({ maxClients, onClose }: { maxClients: number; onClose: () => void }) {
  return (
    <Question
      title={texts.reached(maxClients)}
      onClose={onClose}
      buttons={
        <>
          <Button minH="11" variant="outline" colorPalette="gray" onClick={onClose}>
            {texts.notNow}
          </Button>
          <Button asChild minH="11">
            <AppLink to={addressesOf('subscription').plans}>{texts.upgrade}</AppLink>
          </Button>
        </>
      }
    >
      {texts.draftKept}
    </Question>
  );
}
