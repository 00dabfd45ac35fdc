import { backgroundPart } from '../../http/backgroundPart';
import type { RouteDefinition } from '../../http/routes';
import type { Mailer } from '../mail/mailer';
import type { Core, Module } from '../module';
import { authRoutes } from './authRoutes';
import { createAccountServices, type AccountServices } from './wiring';
import { deviceRoutes } from './deviceRoutes';
import { emailConfirmationRoutes } from './emailConfirmationRoutes';
import { adminRoutes } from './expertRoutes';
import { googleRoutes } from './google/routes';
import { createGoogleTickets } from './google/tickets';
import { createKnownDevices } from './knownDevice';
import { passwordRoutes } from './passwordRoutes';
import { securityRoutes } from './securityRoutes';
import { keysFor } from './tokens';
import { watchAccounts } from './watch';

type Dependencies = Core & { mailer: Mailer };

function accountRoutes(
  { ctx: { config, log }, hub, counters, now }: Dependencies,
  services: AccountServices,
): RouteDefinition[] {
  const { accounts, passwords, news, confirmation, experts } = services;
  const devices = createKnownDevices(keysFor('known', config));
  return [
    ...authRoutes({ accounts, devices, counters, log }),
    ...passwordRoutes({ passwords, news, devices, counters, log }),
    ...emailConfirmationRoutes({ confirmation, counters, log }),
    ...deviceRoutes(services, hub),
    ...googleRoutes({
      google: services.google,
      tickets: createGoogleTickets(config, now),
      devices,
      counters,
      log,
    }),
    ...securityRoutes({ accounts: services, counters, log }),
    ...adminRoutes(experts),
  ];
}

export function accounts(options: Dependencies): Module<{ accounts: AccountServices }> {
  const { ctx, hub: streams, memory, jobs, mailer, now, brought } = options;
  const { config, couch, log, publicUrl } = ctx;
  const parts = { config, couch, log, memory, streams, jobs, mailer, publicUrl, now };
  const services = createAccountServices(parts);
  const { database } = services.store;
  const onAccount: Parameters<typeof watchAccounts>[0]['onAccount'] = (account) =>
    brought.accountListeners.forEach((listener) => listener(account));
  const watch = (signal: AbortSignal): Promise<void> =>
    watchAccounts({ database, streams, memory, log, signal, onAccount });
  return {
    gives: { accounts: services },
    routes: accountRoutes(options, services),
    jobs: services.handlers,
    queues: [
      {
        name: 'applications',
        count: async () => {
          const { applications, total: count } = await services.experts.waiting();
          return { count, oldest: applications[0]?.createdAt ?? null };
        },
      },
    ],
    cleanUps: [
      { name: 'sessions', remove: services.devices.removeExpired },
      ...(services.google
        ? [{ name: 'Google sign-ins', remove: services.google.links.removeExpired }]
        : []),
      { name: 'keys of second factors', remove: services.secondFactor.sealAgain },
    ],
    background: [backgroundPart('changes of accounts', watch, log)],
  };
}
