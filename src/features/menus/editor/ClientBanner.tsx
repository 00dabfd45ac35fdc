import { Badge, Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { avoidedBy } from '../../../domain/clinical/allergens/avoided';
import { conditionTags } from '../../../domain/clinical/healthFields';
import type { Client } from '../../../domain/records/clients';
import { menusText } from '../../../i18n/menus';
import { localDate } from '../../../platform/clock';
import { PHONE, useMedia } from '../../../ui/useMedia';

const text = menusText.banner;

interface ClientBannerProps {
  client: Client | undefined;
  /** Name of the master that the menu is based on; `null` when it is not on this device. */
  basedOn: string | null | undefined;
}

const chip = {
  size: { base: 'md', md: 'lg' },
  variant: 'subtle',
  whiteSpace: 'normal',
  py: '1',
} as const;

function PhoneBanner({ client, basedOn }: ClientBannerProps) {
  const about = client
    ? [
        client.goals.length > 0 ? text.goal(client.goals.join(', ')) : '',
        conditionTags(client, localDate()).join(', '),
      ].filter(Boolean)
    : [];
  return (
    <Box textStyle="sm">
      {client ? (
        <Text lineClamp="2">
          <Text as="span" fontWeight="semibold">
            <VisuallyHidden>{text.client}: </VisuallyHidden>
            {client.clientName}
          </Text>
          <Text as="span" color="fg.muted">
            {about.map((part) => ` · ${part}`)}
          </Text>
        </Text>
      ) : null}
      {basedOn === undefined ? null : (
        <Text color="fg.muted" truncate>
          {basedOn === null ? text.basedOnUnknown : text.basedOn(basedOn)}
        </Text>
      )}
      {client && avoidedBy(client).length > 0 ? (
        <Badge {...chip} colorPalette="chilli" mt="1">
          <TriangleAlert size={14} aria-hidden /> {text.allergies(avoidedBy(client).join(', '))}
        </Badge>
      ) : null}
    </Box>
  );
}

export const ClientBanner = memo(function ClientBanner({ client, basedOn }: ClientBannerProps) {
  const phone = useMedia(PHONE);
  if (!client && basedOn === undefined) return null;
  if (phone) return <PhoneBanner client={client} basedOn={basedOn} />;
  return (
    <Flex wrap="wrap" gap={{ base: '1.5', md: '2' }}>
      {client ? (
        <Badge {...chip} colorPalette="leaf">
          {text.client}: {client.clientName}
        </Badge>
      ) : null}
      {client && client.goals.length > 0 ? (
        <Badge {...chip} colorPalette="gray">
          {text.goal(client.goals.join(', '))}
        </Badge>
      ) : null}
      {(client ? conditionTags(client, localDate()) : []).map((condition) => (
        <Badge {...chip} key={condition} colorPalette="gray">
          {condition}
        </Badge>
      ))}
      {client && avoidedBy(client).length > 0 ? (
        <Badge {...chip} colorPalette="chilli">
          <TriangleAlert size={14} aria-hidden /> {text.allergies(avoidedBy(client).join(', '))}
        </Badge>
      ) : null}
      {basedOn === undefined ? null : (
        <Badge {...chip} colorPalette="gray">
          {basedOn === null ? text.basedOnUnknown : text.basedOn(basedOn)}
        </Badge>
      )}
    </Flex>
  );
});
