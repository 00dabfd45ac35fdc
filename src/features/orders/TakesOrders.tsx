import { Stack, Switch, Text } from '@chakra-ui/react';
import { takeOrders } from '../../api/orders';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { ordersText as text } from '../../i18n/orders';
import { Problem } from '../../ui/plain/Problem';

interface TakesOrdersProps {
  takesOrders: boolean;
  reload: () => Promise<void>;
}

export function TakesOrders({ takesOrders, reload }: TakesOrdersProps) {
  const { busy, error, run } = useAction(text.switching);
  const change = async (isOpenForOrders: boolean): Promise<void> => {
    await run(() => gateway.ask(takeOrders, { body: { takesOrders: isOpenForOrders } }));
    await reload();
  };
  return (
    <Stack gap="1">
      <Switch.Root
        minH="11"
        checked={takesOrders}
        disabled={busy}
        onCheckedChange={({ checked }) => void change(checked)}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{text.taking}</Switch.Label>
      </Switch.Root>
      <Text color="fg.muted" textStyle="sm">
        {text.takingHint}
      </Text>
      <Problem text={error} />
    </Stack>
  );
}
