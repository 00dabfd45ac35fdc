import { Box, Button, Dialog, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { SearchField } from '../../ui/SearchField';
import { tabular } from '../../ui/theme';
import { PHONE, useMedia } from '../../ui/useMedia';

export interface OfferedMenu {
  id: string;
  name: string;
  by?: string;
  mark?: ReactNode;
  code?: ReactNode;
  detail?: string;
  below?: ReactNode;
  figure?: string;
}

export interface PickMenuTexts {
  title: string;
  search: string;
  nothing: string;
  library: string;
  choose?: string;
}

function Name({ menu, choose }: { menu: OfferedMenu; choose: string | undefined }) {
  return (
    <Text fontWeight="medium">
      {choose === undefined ? null : (
        <Box as="span" srOnly>
          {choose}{' '}
        </Box>
      )}
      <bdi>{menu.name}</bdi>
      {menu.by === undefined ? null : (
        <Text as="span" color="fg.muted" fontWeight="normal">
          {' · '}
          <bdi>{menu.by}</bdi>
        </Text>
      )}
      {menu.mark}
    </Text>
  );
}

interface OptionProps {
  menu: OfferedMenu;
  choose: string | undefined;
  onPick: () => void;
}

function Option({ menu, choose, onPick }: OptionProps) {
  const { code, detail, below, figure } = menu;
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      h="auto"
      minH="14"
      py="2"
      px="3"
      gap="3"
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
      onClick={onPick}
    >
      {code === undefined ? null : (
        <Box as="span" w="24" flexShrink="0">
          {code}
        </Box>
      )}
      <Box flex="1" minW="0">
        <Name menu={menu} choose={choose} />
        {detail === undefined ? null : (
          <Text textStyle="sm" color="fg.muted" lineClamp="2" fontWeight="normal">
            {detail}
          </Text>
        )}
        {below}
      </Box>
      {figure === undefined ? null : (
        <Text css={tabular} flexShrink="0">
          {figure}
        </Text>
      )}
    </Button>
  );
}

interface OptionsProps<M extends OfferedMenu> {
  matches: { own: readonly M[]; library: readonly M[] };
  texts: PickMenuTexts;
  onPick: (menu: M) => void;
}

function Options<M extends OfferedMenu>({ matches, texts, onPick }: OptionsProps<M>) {
  const { own, library } = matches;
  const option = (menu: M) => (
    <Option key={menu.id} menu={menu} choose={texts.choose} onPick={() => onPick(menu)} />
  );
  if (own.length + library.length === 0)
    return (
      <Text color="fg.muted" px="3" aria-live="polite">
        {texts.nothing}
      </Text>
    );
  return (
    <Stack gap="1">
      {own.map(option)}
      {library.length > 0 ? (
        <Heading as="h3" size="sm" color="fg.muted" px="3" pt="3">
          {texts.library}
        </Heading>
      ) : null}
      {library.map(option)}
    </Stack>
  );
}

interface PickMenuDialogProps<M extends OfferedMenu> extends Omit<OptionsProps<M>, 'matches'> {
  query: string;
  onQuery: (query: string) => void;
  matches: OptionsProps<M>['matches'] | undefined;
  onClose: () => void;
}

export function PickMenuDialog<M extends OfferedMenu>(props: PickMenuDialogProps<M>) {
  const { query, onQuery, matches, texts, onPick, onClose } = props;
  const phone = useMedia(PHONE);
  const body = useRef<HTMLDivElement>(null);
  return (
    <AppDialog
      onClose={onClose}
      initialFocusEl={() => body.current?.querySelector('input') ?? null}
      scrollBehavior="inside"
      size={phone ? 'full' : 'md'}
      placement="top"
    >
      <Dialog.Header pe="14">
        <Dialog.Title>{texts.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body ref={body} px="3" pb="4" tabIndex={0} focusVisibleRing="inside">
        <Flex px="1" pb="2">
          <SearchField label={texts.search} value={query} onChange={onQuery} />
        </Flex>
        {matches ? <Options matches={matches} texts={texts} onPick={onPick} /> : null}
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
