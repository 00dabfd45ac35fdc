import { Box, Dialog, Spinner } from '@chakra-ui/react';
import { useCallback, type ReactNode } from 'react';
import { plansText as text } from '../../i18n/plans';
import { getAddresses } from '../../routing/addresses';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { PHONE, useMedia, WIDE } from '../../ui/useMedia';
import type { Eaten } from './hooks/useEaten';
import type { OpenPlan } from './hooks/usePlan';
import { useShopping } from './hooks/useShopping';
import { ShoppingPanel } from './ShoppingPanel';

function List({ open, eaten }: { open: OpenPlan; eaten: Eaten }) {
  const list = useShopping(eaten.meals);
  const { edit } = open;
  const { bought, id } = open.plan;
  const onBought = useCallback(
    (key: string, isBought: boolean) =>
      edit((value) => {
        const others = (value.bought ?? []).filter((one) => one !== key);
        return { ...value, bought: isBought ? [...others, key] : others };
      }),
    [edit],
  );
  if (!list) return <Spinner aria-label={text.loading} />;
  return (
    <ShoppingPanel
      list={list}
      days={eaten.days.length}
      bought={new Set(bought)}
      onBought={onBought}
      print={getAddresses('handouts').shoppingOfPlan(id)}
    />
  );
}

function ShoppingPlace({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const wide = useMedia(WIDE);
  const phone = useMedia(PHONE);
  if (wide)
    return (
      <Box
        as="aside"
        aria-label={text.shop.title}
        w="20rem"
        flexShrink="0"
        position="sticky"
        top="16"
        maxH="calc(100dvh - 5rem)"
        overflowY="auto"
        borderWidth="1px"
        borderRadius="l2"
        bg="bg.panel"
        p="4"
      >
        {children}
      </Box>
    );
  return (
    <AppDialog onClose={onClose} scrollBehavior="inside" size={phone ? 'full' : 'md'}>
      <Dialog.Header pe="14">
        <Dialog.Title>{text.shop.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pb="5" tabIndex={0} focusVisibleRing="inside">
        {children}
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}

interface PlanShoppingProps {
  open: OpenPlan;
  eaten: Eaten;
  onClose: () => void;
}

export function PlanShopping({ open, eaten, onClose }: PlanShoppingProps) {
  return (
    <ShoppingPlace onClose={onClose}>
      <List open={open} eaten={eaten} />
    </ShoppingPlace>
  );
}
