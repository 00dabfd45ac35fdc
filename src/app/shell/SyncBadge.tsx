import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useSyncStatus } from '../../sync/react';
import { SYNC_PATHS } from '../../features/sync-centre/paths';
import { SYNC_BADGE_PALETTE, syncBadgeText, type KnownSyncBadge } from './syncBadgeText';

const PillLink = chakra(Link);

function SyncBadgeLabel({ syncBadge }: { syncBadge: KnownSyncBadge }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an output; the role stands there for tests and old readers
    <chakra.output aria-live="off" role="status" display="block">
      <PillLink
        to={SYNC_PATHS.centre}
        colorPalette={SYNC_BADGE_PALETTE[syncBadge.kind]}
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="11"
        textStyle="sm"
        fontWeight="semibold"
        borderRadius="full"
        focusVisibleRing="outside"
        whiteSpace="nowrap"
      >
        <Box
          as="span"
          display="inline-flex"
          alignItems="center"
          gap="2"
          px="3"
          minH="8"
          borderRadius="full"
          bg="colorPalette.subtle"
          color="colorPalette.fg"
        >
          <Box as="span" aria-hidden w="2" h="2" borderRadius="full" bg="colorPalette.fg" />
          {syncBadgeText(syncBadge)}
        </Box>
      </PillLink>
    </chakra.output>
  );
}

/**
 * Hidden while nothing certain is known: a word taken back a moment later would have been believed. The live region around
 * it stays, so that its return is announced.
 */
export function SyncBadge() {
  const { syncBadge } = useSyncStatus();
  const unknown = syncBadge.kind === 'unknown';
  return (
    <Box aria-live="polite" aria-busy={unknown}>
      {unknown ? null : <SyncBadgeLabel syncBadge={syncBadge} />}
    </Box>
  );
}
