import { Badge, Flex } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Client } from '../../../domain/client';
import { menusText } from '../../../i18n/menus';

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

/** Whom a personal menu is for: goals, conditions, allergies, and the master it came from. */
export const ClientBanner = memo(function ClientBanner({ client, basedOn }: ClientBannerProps) {
  if (!client && basedOn === undefined) return null;
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
      {client?.medicalConditions.map((condition) => (
        <Badge {...chip} key={condition} colorPalette="gray">
          {condition}
        </Badge>
      ))}
      {client && client.allergies.length > 0 ? (
        <Badge {...chip} colorPalette="chilli">
          <TriangleAlert size={14} aria-hidden /> {text.allergies(client.allergies.join(', '))}
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
