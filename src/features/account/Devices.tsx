import { Badge, Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { listDevices, signOutDevice, type SignedInDevice } from '../../api/devices';
import { accountPages } from '../../i18n/accountPages';
import { gateway } from '../../gateway/browserSession';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatWhen } from '../../ui/format';
import { toaster } from '../../ui/toaster';
import { Problem } from '../../ui/plain/Problem';
import { useAction } from '../../gateway/useAction';

const texts = accountPages.devices;

const getName = ({ name }: SignedInDevice): string => name ?? texts.unnamed;

function describeOrigin({ agent, place, name }: SignedInDevice): string {
  const parts = [agent === name ? undefined : agent, place && texts.network(place)];
  return parts
    .filter(Boolean)
    .map((part) => ` · ${part}`)
    .join('');
}

function Row({ device, onSignOut }: { device: SignedInDevice; onSignOut: () => void }) {
  const name = getName(device);
  return (
    <chakra.li py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0, pt: 0 }}>
      <Flex gap="3" align="center" wrap="wrap">
        <Box color="fg.muted" flexShrink="0">
          <MonitorSmartphone size={22} aria-hidden />
        </Box>
        <Box flex="1" minW="40">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="medium">{name}</Text>
            {device.current ? <Badge colorPalette="leaf">{texts.current}</Badge> : null}
          </Flex>
          <Text color="fg.muted" textStyle="sm">
            {texts.since(formatWhen(device.createdAt))} ·{' '}
            {texts.seen(formatWhen(device.lastSeenAt))}
            {describeOrigin(device)}
          </Text>
        </Box>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-label={texts.signOutLabel(device.current ? texts.current : name)}
          onClick={onSignOut}
        >
          {texts.signOut}
        </Button>
      </Flex>
    </chakra.li>
  );
}

function NoAnswer({ error, onRetry }: { error: string | null; onRetry: () => void }) {
  if (!error) return <Text color="fg.muted">{texts.loading}</Text>;
  return (
    <Stack gap="3" align="start">
      <Problem text={error} />
      <Button variant="outline" colorPalette="gray" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Stack>
  );
}

export function Devices({ onSignOutHere }: { onSignOutHere: () => void }) {
  const { answer, error, reload } = useGatewayQuery(listDevices, {}, texts.what);
  const devices = answer?.devices;
  const [deviceToSignOut, setDeviceToSignOut] = useState<SignedInDevice | null>(null);
  const action = useAction(texts.what);
  const signOut = async (device: SignedInDevice): Promise<void> => {
    const done = await action.run(() => gateway.ask(signOutDevice, { params: { id: device.id } }));
    setDeviceToSignOut(null);
    if (done) toaster.create({ title: texts.done(getName(device)), type: 'success' });
    await reload();
  };
  if (!devices) return <NoAnswer error={error} onRetry={() => void reload()} />;
  return (
    <>
      <chakra.ul listStyleType="none">
        {devices.map((device) => (
          <Row
            key={device.id}
            device={device}
            onSignOut={() => (device.current ? onSignOutHere() : setDeviceToSignOut(device))}
          />
        ))}
      </chakra.ul>
      <Problem text={action.error} />
      <ConfirmDialog
        open={deviceToSignOut !== null}
        title={deviceToSignOut ? texts.confirmTitle(getName(deviceToSignOut)) : ''}
        confirmLabel={texts.signOut}
        danger
        busy={action.busy}
        onClose={() => setDeviceToSignOut(null)}
        onConfirm={() => {
          if (deviceToSignOut) void signOut(deviceToSignOut);
        }}
      >
        {texts.confirm}
      </ConfirmDialog>
    </>
  );
}
