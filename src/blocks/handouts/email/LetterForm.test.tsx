// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profile } from '../../../../tests/support/profile';
import { AccountProvider, DataProvider } from '../../../data/react';
import type { LocalData } from '../../../data/types';
import { printContext, printedMenu } from '../../../domain/printable/fixtures';
import { menuPrintable } from '../../../domain/printable/menu';
import { UiProvider } from '../../../ui/Provider';
import { LetterForm } from './LetterForm';
import type { WrittenLetter } from './useLetter';

const printable = menuPrintable(printedMenu(), printContext());
const insert = vi.fn(async () => undefined);
const data = {
  account: profile(),
  newBase: () => ({ id: '1' }),
  outbox: { insert, watchAll: () => ({ subscribe: () => ({ unsubscribe: () => undefined }) }) },
} as unknown as LocalData;
const clear = vi.fn();
const written: WrittenLetter = {
  about: { kind: 'menu_email', targetId: 'm', printable },
  letter: {
    recipients: [{ name: 'Mai', address: 'mai@example.vn' }],
    subject: 'Thực đơn',
    message: 'Chị xem nhé',
  },
  change: () => undefined,
  clear,
};

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  vi.clearAllMocks();
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

async function open(emailConfirmed: boolean): Promise<void> {
  await act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={data}>
          <AccountProvider value={profile({ emailConfirmed })}>
            <LetterForm
              letter={written}
              handout={{ printable, client: undefined, plan: 'pro' }}
              onPreview={() => undefined}
            />
          </AccountProvider>
        </DataProvider>
      </UiProvider>,
    ),
  );
}

async function send(): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('Gửi Email'),
  );
  await act(async () => button?.click());
}

describe('P12 a mail of an expert whose address is not confirmed', () => {
  it('is said to stay here before it is written, and nothing typed is lost', async () => {
    await open(false);
    expect(document.body.textContent).toContain('Bạn chưa xác nhận địa chỉ email của mình');
    await send();
    expect(insert).not.toHaveBeenCalled();
    expect(clear).not.toHaveBeenCalled();
  });

  it('goes once it is confirmed', async () => {
    await open(true);
    expect(document.body.textContent).not.toContain('Bạn chưa xác nhận');
    await send();
    expect(insert).toHaveBeenCalledTimes(1);
  });
});
