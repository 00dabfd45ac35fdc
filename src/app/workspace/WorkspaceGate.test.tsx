import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import type { useSyncExternalStore as UseStore } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { AccountProfile } from '../../domain/accounts/account';
import type { AccountStatus, Role } from '../../domain/accounts/access/roles';
import { workspaceGate } from '../../i18n/workspaceGate';
import { WorkspaceGate } from './WorkspaceGate';

const state = vi.hoisted(() => ({ account: null as AccountProfile | null, locked: null }));
// Otherwise rendering starts to load it, and it would still be loading in the next file.
vi.mock('./Workspace', () => ({ Workspace: () => null }));
vi.mock('./accountStatePage', () => ({ AccountStatePage: () => 'no workspace for now' }));
vi.mock('../../gateway/browserSession', () => ({
  session: {},
  sessionStore: { subscribe: () => () => undefined, getSnapshot: () => state },
}));

function renderPage(role: Role, status: AccountStatus = 'approved'): string {
  const email = `${role}@demo.bualanh.local`;
  const known = { accountId: 'a1', workspaceId: 'w1', name: 'Lan', status };
  state.account = { ...known, email, role, plan: 'pro', maxClients: 50 };
  return renderToStaticMarkup(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter>
        <WorkspaceGate />
      </MemoryRouter>
    </ChakraProvider>,
  );
}

// renderToStaticMarkup uses the store's server snapshot; React throws where there is none.
vi.mock('react', async (actual) => {
  const react = await actual<{ useSyncExternalStore: typeof UseStore }>();
  const useSyncExternalStore: typeof UseStore = (subscribe, get) =>
    react.useSyncExternalStore(subscribe, get, get);
  return { ...react, useSyncExternalStore };
});

describe('P02 who is let into the workspace', () => {
  it('P02 an account that is no expert’s is told what it is', () => {
    const page = renderPage('user');
    expect(page).toContain(workspaceGate.user.title);
    expect(page).toContain(workspaceGate.signOut);
  });

  it('P02 an administrator is shown nothing of it', () => {
    expect(renderPage('admin')).not.toContain('<main');
  });

  it('P02 an expert is let in', () => {
    const page = renderPage('expert');
    expect(page).not.toContain(workspaceGate.signOut);
  });

  it.each(['pending', 'rejected', 'frozen'])('P02 not while the account is %s', (status) => {
    expect(renderPage('expert', status as AccountStatus)).toContain('no workspace for now');
  });

  it.each(['approved', 'suspended'] as const)('P02 while the account is %s', (status) => {
    expect(renderPage('expert', status)).not.toContain('no workspace for now');
  });
});
