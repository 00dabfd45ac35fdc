import { Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { avoidedBy } from '../../../domain/clinical/allergens/avoided';
import { countItems, emptyMeals } from '../../../domain/food/storedLines';
import { menus as collection, type Menu } from '../../../domain/records/menus';
import { clientMenuText } from '../../../i18n/clientMenu';
import { menusText } from '../../../i18n/menus';
import { AppLink } from '../../../ui/Link';
import { Page } from '../../../ui/Page';
import { toaster } from '../../../ui/toaster';
import { PHONE, useMedia, WIDE } from '../../../ui/useMedia';
import { useJudge } from '../../../blocks/harm/useJudge';
import { useAllergyReason } from '../editor/AllergyReason';
import { ClientBanner } from '../editor/ClientBanner';
import { DayNutrition } from '../editor/DayNutrition';
import { StoredImage } from '../../../blocks/images/StoredImage';
import { MealsProvider } from '../../../blocks/meals/mealsContext';
import { useTotalsFeed } from '../hooks/totalsFeed';
import { allergyCounts } from '../../../domain/clinical/allergens/concerns';
import { MENU_PATHS } from '../paths';
import { MenuFigures } from '../list/MenuFigures';
import { CurrentMenu } from './CurrentMenu';
import { ExistingMenuDialog } from './ExistingMenuDialog';
import { PlanFields } from './PlanFields';
import type { ClientMenuPageState } from './useClientMenuPage';

const text = clientMenuText.existing;

interface ExistingMenuProps {
  page: ClientMenuPageState;
  head: ReactNode;
  notices: ReactNode;
  back: { to: string };
}

function AllergyLine({ menu, allergies }: { menu: Menu; allergies: readonly string[] }) {
  const { certain, possible } = allergyCounts(menu.meals, allergies);
  const allergyTexts = menusText.allergies;
  return (
    <>
      {certain > 0 ? <Text color="fg.error">{allergyTexts.checkCertain(certain)}</Text> : null}
      {possible > 0 ? <Text color="fg.warning">{allergyTexts.checkPossible(possible)}</Text> : null}
    </>
  );
}

function About({ menu, allergies }: { menu: Menu; allergies: readonly string[] }) {
  return (
    <>
      <Heading as="h2" size="md">
        <AppLink to={MENU_PATHS.edit(menu.id)}>{menu.name || collection.title.untitled}</AppLink>
      </Heading>
      {menu.coverImage ? (
        <StoredImage address={menu.coverImage} alt="" maxW="2xs" borderRadius="l2" />
      ) : null}
      <MenuFigures menu={menu} />
      <Text color="fg.muted">{menusText.list.items(countItems(menu.meals))}</Text>
      <AllergyLine menu={menu} allergies={allergies} />
    </>
  );
}

function Chosen({ page, onOpen }: { page: ClientMenuPageState; onOpen: () => void }) {
  const { existing, form, visibleProblems } = page;
  const { existingId } = form.draft;
  const isGone = existingId !== '' && form.menus?.every(({ id }) => id !== existingId) === true;
  return (
    <Flex
      as="section"
      aria-label={text.title}
      gap="3"
      wrap="wrap"
      align="center"
      borderWidth="1px"
      borderColor={visibleProblems.menu ? 'border.error' : 'border'}
      borderRadius="l3"
      bg="bg.panel"
      p="4"
    >
      <Box flex="1" minW="52" textStyle="sm">
        {existing ? (
          <About menu={existing} allergies={form.client ? avoidedBy(form.client) : []} />
        ) : (
          <>
            <Heading as="h2" size="sm">
              {isGone ? text.gone : text.none}
            </Heading>
            <Text color="fg.muted">{text.noneHint}</Text>
          </>
        )}
      </Box>
      <Button variant={existing ? 'outline' : 'subtle'} colorPalette="leaf" onClick={onOpen}>
        {existing ? text.change : text.open}
      </Button>
    </Flex>
  );
}

type FiguresProps = { page: ClientMenuPageState; menu: Menu; wide: boolean };

function Figures({ page, menu, wide }: FiguresProps) {
  const { client, targetChoices } = page.form;
  const feed = useTotalsFeed(menu.meals);
  return (
    <MealsProvider value={menu.meals}>
      <DayNutrition
        feed={feed}
        client={client}
        targetChoices={targetChoices}
        shape={wide ? 'panel' : 'strip'}
      />
    </MealsProvider>
  );
}

function Choosing({ page, onClose }: { page: ClientMenuPageState; onClose: () => void }) {
  const { form, targets } = page;
  const { success } = clientMenuText.save;
  return (
    <ExistingMenuDialog
      client={form.client}
      targets={targets}
      date={form.draft.targetDate}
      menus={form.menus}
      failed={form.menusFailed}
      onClose={onClose}
      onChoose={(menu) => {
        form.put({ existingId: menu.id });
        onClose();
        toaster.create({ type: 'success', title: success, description: clientMenuText.picked });
      }}
    />
  );
}

function Main({ page, onOpen }: { page: ClientMenuPageState; onOpen: () => void }) {
  const { form, existing, visibleProblems } = page;
  const { client, draft, put } = form;
  return (
    <>
      <ClientBanner client={client} basedOn={undefined} />
      <Chosen page={page} onOpen={onOpen} />
      <PlanFields
        targetDate={draft.targetDate}
        goal={draft.goal}
        notes={draft.notes}
        invalidDate={visibleProblems.date === true}
        put={put}
      />
      {existing ? (
        <MealsProvider value={existing.meals}>
          <CurrentMenu client={client} nextId={existing.id} />
        </MealsProvider>
      ) : null}
    </>
  );
}

function useGuardedGiving({ form, give, ready, existing }: ClientMenuPageState) {
  const judge = useJudge(existing);
  const { client } = form;
  return useAllergyReason(
    { client, judge, onSave: give, ready, ...(existing ? { menuId: existing.id } : {}) },
    existing?.meals ?? emptyMeals(),
  );
}

export function ExistingMenu({ page, head, notices, back }: ExistingMenuProps) {
  const { form, existing, saving } = page;
  const { client } = form;
  const [choosing, setChoosing] = useState(false);
  const wide = useMedia(WIDE);
  const phone = useMedia(PHONE);
  const guarded = useGuardedGiving(page);
  const giveButton = (
    <Button
      loading={saving}
      w={phone ? 'full' : undefined}
      onClick={() => guarded.onSave({ status: 'published', assign: true, asked: true })}
    >
      {clientMenuText.save.give}
    </Button>
  );
  return (
    <Page
      title={client ? clientMenuText.titleFor(client.clientName) : clientMenuText.title}
      back={back}
      maxW="8xl"
      actions={phone ? undefined : giveButton}
    >
      <Grid
        templateColumns={wide ? 'minmax(0, 1fr) 20rem' : 'minmax(0, 1fr)'}
        gap={{ base: '5', xl: '8' }}
        alignItems="start"
      >
        <Stack gap="5">
          {notices}
          {head}
          <Main page={page} onOpen={() => setChoosing(true)} />
          {phone ? giveButton : null}
        </Stack>
        {existing ? <Figures key={existing.id} page={page} menu={existing} wide={wide} /> : null}
      </Grid>
      {guarded.dialog}
      {choosing ? <Choosing page={page} onClose={() => setChoosing(false)} /> : null}
    </Page>
  );
}
