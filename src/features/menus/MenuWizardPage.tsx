import { Spinner, Stack } from '@chakra-ui/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LimitNotice } from '../../blocks/tier/LimitNotice';
import { useData } from '../../data/react';
import { menusText } from '../../i18n/menus';
import { Page } from '../../ui/Page';
import { getAddresses } from '../../routing/addresses';
import { MenuEditor } from './editor/MenuEditor';
import { DraftNotice } from './editor/DraftNotice';
import { useMasterName } from './hooks/useMasterName';
import { useAutomaticMail } from './hooks/useAutomaticMail';
import { useSave } from './hooks/useSave';
import type { EditorValue } from './model/editorValue';
import { saveNew, type SaveRequest } from './model/saving';
import { MENU_PATHS } from './paths';
import { ClientStep } from './wizard/ClientStep';
import { MasterStep } from './wizard/MasterStep';
import { ModeStep } from './wizard/ModeStep';
import { useWizard, type Wizard } from './wizard/useWizard';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';

const text = menusText.wizard;

interface FormStepProps {
  wizard: Wizard;
  value: EditorValue;
  home: string;
}

function FormStep({ wizard, value, home }: FormStepProps) {
  const data = useData();
  const navigate = useNavigateFromHere();
  const { draft, client, clear, isStored, restored, discard } = wizard;
  const { menuId, masterId, clientId } = draft;
  const kind = draft.kind ?? 'master';
  const basedOn = useMasterName(masterId);
  const save = useCallback(
    (request: SaveRequest) => {
      const origin =
        kind === 'personal'
          ? { kind, clientId: clientId ?? undefined, masterMenuId: masterId ?? undefined }
          : { kind };
      return saveNew(data, menuId, origin, value, request);
    },
    [data, kind, clientId, masterId, menuId, value],
  );
  const onSaved = useCallback(() => {
    clear();
    navigate(home, { replace: true });
  }, [clear, navigate, home]);
  const { saving, run } = useSave(kind, save, useAutomaticMail(), onSaved);
  // Stable objects: new ones would render the whole form at each keystroke.
  const back = useMemo(() => ({ to: home }), [home]);
  const notices = useMemo(
    () => <DraftNotice isStored={isStored} restored={restored} discard={discard} />,
    [isStored, restored, discard],
  );
  return (
    <MenuEditor
      title={client ? text.formPersonal(client.clientName) : text.formMaster}
      subtitle={menusText.unsaved}
      back={back}
      value={value}
      editing={wizard.editing}
      status="draft"
      kind={kind}
      client={kind === 'personal' ? client : undefined}
      basedOn={basedOn}
      saving={saving}
      onSave={run}
      notices={notices}
    />
  );
}

function Steps({ preset }: { preset: string | undefined }) {
  const wizard = useWizard(preset);
  const { step, draft, client } = wizard;
  const home =
    preset && !wizard.clientGone ? getAddresses('clients').detail(preset) : MENU_PATHS.list;
  const back = { to: home };
  if (!wizard.loaded)
    return (
      <Page title={menusText.create} back={back}>
        <Spinner aria-label={menusText.loading} />
      </Page>
    );
  if (step === 'form' && draft.value)
    return <FormStep wizard={wizard} value={draft.value} home={home} />;
  const titles = { mode: menusText.create, client: text.clientTitle, master: text.masterTitle };
  return (
    <Page
      title={step === 'form' ? menusText.create : titles[step]}
      subtitle={step === 'master' && client ? text.masterFor(client.clientName) : undefined}
      back={back}
      maxW="5xl"
    >
      <Stack gap="4">
        <LimitNotice name="menus" />
        <DraftNotice {...wizard} />
        {step === 'mode' ? (
          <ModeStep isShared={wizard.isShared} onChoose={wizard.chooseKind} />
        ) : null}
        {step === 'client' ? (
          <ClientStep
            clients={wizard.clients}
            gone={wizard.clientGone}
            onChoose={wizard.chooseClient}
          />
        ) : null}
        {step === 'master' && client ? (
          <MasterStep client={client} onChoose={wizard.chooseMaster} />
        ) : null}
      </Stack>
    </Page>
  );
}

export function MenuWizardPage() {
  const [params] = useSearchParams();
  const preset = params.get('client') ?? undefined;
  return <Steps key={preset ?? ''} preset={preset} />;
}
