// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../domain/records/clients';
import { emptyMeals, type Meals } from '../../../domain/food/storedLines';
import { line } from '../../../domain/food/lineFixture';
import { UiProvider } from '../../../ui/Provider';
import type { SaveRequest } from '../model/saving';
import { useAllergyReason } from './AllergyReason';

const SAVE: SaveRequest = { status: 'draft', assign: true };
const CRAB_NOODLES = 'Có thể có tôm (mắm tôm trong bún riêu cua)';

const dinner = (...names: string[]): Meals => ({
  ...emptyMeals(),
  dinner: { items: names.map((name, order) => ({ ...line(name, { name }), order })) },
});

const clientWith = (allergyAsked?: string[]) =>
  ({
    clientName: 'Chị Hoa',
    allergies: ['Tôm'],
    assignedMenus: [{ menuId: 'menu', ...(allergyAsked ? { allergyAsked } : {}) }],
  }) as unknown as Client;

let root: Root;
const onSave = vi.fn<(request: SaveRequest) => void>();

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="form"></div>';
  root = createRoot(document.getElementById('form')!);
  onSave.mockReset();
});
afterEach(async () => act(async () => root.unmount()));

type Judge = (client: Client, meals: Meals) => Promise<string[]>;

function Form({ client, meals, judge }: { client: Client; meals: Meals; judge?: Judge }) {
  const guarded = useAllergyReason({ client, menuId: 'menu', judge, onSave }, meals);
  return (
    <>
      <button onClick={() => guarded.onSave(SAVE)}>Lưu</button>
      {guarded.dialog}
    </>
  );
}

async function save(client: Client, meals: Meals, judge?: Judge) {
  await act(async () =>
    root.render(
      <UiProvider>
        <Form client={client} meals={meals} {...(judge ? { judge } : {})} />
      </UiProvider>,
    ),
  );
  await press('Lưu');
}

async function press(name: string) {
  const buttons = [...document.querySelectorAll('button')];
  const match = buttons.find((button) => button.textContent === name);
  if (!match) throw new Error(`No button "${name}"`);
  await act(async () => match.click());
}

const getDialogText = () => document.querySelector('[role=alertdialog]')?.textContent;

describe('A4 saving a menu whose dishes may hold what the client is allergic to', () => {
  it('asks once, names allergen and part, wants no reason, and keeps that it was asked', async () => {
    await save(clientWith(), dinner('Bún riêu cua'));
    expect(onSave).not.toHaveBeenCalled();
    expect(getDialogText()).toContain(CRAB_NOODLES);
    expect(document.querySelector('[role=alertdialog] textarea')).toBeNull();
    await press('Đã xem, lưu thực đơn');
    expect(onSave).toHaveBeenCalledWith({ ...SAVE, allergyAsked: [CRAB_NOODLES] });
  });

  it('does not ask again what was asked, and asks of another dish', async () => {
    const client = clientWith([CRAB_NOODLES]);
    await save(client, dinner('Bún riêu cua'));
    expect(onSave).toHaveBeenCalledWith(SAVE);
    await save(client, dinner('Bún riêu cua', 'Bún chả nem'));
    expect(getDialogText()).toContain('Có thể có tôm (nhân nem trong bún chả nem)');
    expect(getDialogText()).not.toContain('mắm tôm');
  });

  it('asks nothing where nothing is possible', async () => {
    await save(clientWith(), dinner('Cơm trắng'));
    expect(onSave).toHaveBeenCalledWith(SAVE);
  });

  it('a certain allergen wants its reason, and what is possible stands below', async () => {
    await save(clientWith(), dinner('Tôm rim', 'Bún riêu cua'));
    expect(document.querySelector('[role=alertdialog] textarea')).not.toBeNull();
    expect(getDialogText()).toContain(CRAB_NOODLES);
  });
});

describe('must 8: a menu that is over a limit of illness', () => {
  const PROTEIN = 'Chất đạm 49 g, tối đa 38 g (Bệnh thận mạn · KDOQI 2020): vượt 11 g';
  const judge: Judge = async () => [PROTEIN];

  it('names it and asks once; what was seen is kept with the menu', async () => {
    await save(clientWith(), dinner('Cơm trắng'), judge);
    expect(onSave).not.toHaveBeenCalled();
    expect(getDialogText()).toContain(PROTEIN);
    await press('Đã xem, vẫn giao');
    expect(onSave).toHaveBeenCalledWith({ ...SAVE, allergyAsked: [PROTEIN] });
    onSave.mockReset();
    await save(clientWith([PROTEIN]), dinner('Cơm trắng'), judge);
    expect(onSave).toHaveBeenCalledWith(SAVE);
  });

  it('asks anew where the figure of a changed menu is another', async () => {
    await save(clientWith([PROTEIN]), dinner('Cơm trắng'), async () => [`${PROTEIN}!`]);
    expect(getDialogText()).toContain(`${PROTEIN}!`);
    expect(onSave).not.toHaveBeenCalled();
  });
});
