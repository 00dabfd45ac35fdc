import type { Config } from './config';
import type { CouchConnection } from './couch/connect';
import { awaySentence } from './couch/errors';
import { DatabaseTooNew, refuseNewerDatabase } from './couch/migrations';
import { createReadiness, type Readiness } from './couch/readiness';
import { backgroundPart, type BackgroundPart } from './http/backgroundPart';
import type { GatewayContext } from './http/context';
import type { Logger } from './http/log';
import type { Authenticate, RouteDefinition } from './http/routes';
import { createTraffic, type Traffic } from './http/traffic';
import { createWakeHub } from './http/wakeHub';
import { VERSION } from './project';
import { adminRoutes } from './modules/accounts/expertRoutes';
import { adminJobRoutes } from './modules/jobs/routes';
import { authRoutes } from './modules/accounts/authRoutes';
import { configRoutes } from './modules/status/configRoutes';
import { deviceRoutes } from './modules/accounts/deviceRoutes';
import { emailConfirmationRoutes } from './modules/accounts/emailConfirmationRoutes';
import { documentRoutes } from './modules/printables/routes';
import { healthRoutes } from './modules/status/healthRoutes';
import { imageRoutes } from './modules/images/routes';
import { createKnownDevices } from './modules/accounts/knownDevice';
import { metricsRoutes } from './modules/metrics/routes';
import { passwordRoutes } from './modules/accounts/passwordRoutes';
import { securityRoutes } from './modules/accounts/securityRoutes';
import { syncRoutes } from './sync/routes';
import { createAccountServices, type AccountServices } from './modules/accounts/create';
import type { Account } from './modules/accounts/accountRecords';
import { createAccountMemory } from './modules/accounts/memory';
import { createAuthenticate, keyFor, keysFor } from './modules/accounts/tokens';
import { watchAccounts } from './modules/accounts/watch';
import { createArticlePurge } from './modules/articles/purge';
import { refuseDuringRestore, RestoreRunning } from './modules/backup/maintenance';
import { keepStarterSet } from './modules/catalogue/load';
import { cleanUp } from './cleanUp';
import { createClientMails } from './modules/clientMail/create';
import { createDocumentParts } from './modules/printables/create';
import { createImageStore } from './modules/images/store';
import { createDeadLetters } from './modules/jobs/deadLetters';
import { createRunCounter, jobMetrics } from './modules/jobs/metrics';
import { createJobQueue, type JobQueue } from './modules/jobs/queue';
import { removeOldJobs } from './modules/jobs/retention';
import { createJobRunner } from './modules/jobs/runner';
import { createCounters } from './modules/limits/counters';
import { createMailer } from './modules/mail/mailer';
import { createMetrics } from './modules/metrics/metrics';
import { createLibrary, type Library } from './modules/published/library';
import { createPublicMenus } from './modules/published/publicMenu';
import { createRunner } from './modules/published/runner';
import { createStorageQuota } from './modules/storage/storageQuota';
import { setUp } from './setUp';
import { readSiteFiles } from './site/files';
import { createPageCache } from './site/pageCache';
import { siteRoutes } from './site/routes';
import { createAccountGate } from './sync/accountGate';
import { createCatalogueWake } from './sync/catalogueWake';
import { createClusterWake } from './sync/clusterWake';
import { createLiveHub, type LiveHub } from './sync/hub';
import { mergeSiblings } from './sync/siblings';
import { followUpdates } from './sync/updates';

/** What the root needs from outside. */
export interface CompositionOptions {
  config: Config;
  log: Logger;
  connection: CouchConnection;
  /** Aborted when the gateway begins to stop. */
  shutdown: AbortSignal;
  /** Address of the app for links in mails, without a slash at its end. */
  publicUrl: () => string;
  /** Folder of the built app. */
  appFolder: string;
  /** Told that waiting does not help: the database is of a newer version, and the gateway has to end. */
  onUnusable: (error: DatabaseTooNew) => void;
}

/** Everything that a gateway is made of. */
export interface GatewayParts {
  ctx: GatewayContext;
  /** The live streams. */
  hub: LiveHub;
  jobs: JobQueue;
  authenticate: Authenticate;
  routes: RouteDefinition[];
  /** What bounds the callers. */
  traffic: Traffic;
  /** What runs beside the calls, in the order of its start. */
  background: BackgroundPart[];
  /** Started by the set-up of the database. */
  starter: BackgroundPart;
}

const now = (): Date => new Date();
const steady = (): number => performance.now();

function createDatabaseWatch(
  { config, log, connection: { couch }, shutdown, onUnusable }: CompositionOptions,
  starter: BackgroundPart,
  onReady: () => void,
  onRestore: () => void,
): Readiness {
  const unusable = (error: unknown): never => {
    if (error instanceof DatabaseTooNew && !shutdown.aborted) {
      log.fatal({ err: error }, 'the gateway ends');
      onUnusable(error);
    }
    throw error;
  };
  return createReadiness({
    version: async () => {
      // Together: only the version is asked with little patience, and a silent database is away.
      const [version] = await Promise.all([
        couch.version(),
        refuseDuringRestore(couch),
        // Also while it runs: a newer gateway beside it may have migrated the database.
        refuseNewerDatabase(couch).catch(unusable),
      ]);
      return version;
    },
    setUp: () => setUp({ couch, config, starter, signal: shutdown }).catch(unusable),
    onChange: (ready, err) => {
      if (err instanceof RestoreRunning) onRestore();
      if (ready) {
        log.info('database is ready');
        onReady();
      } else if (!shutdown.aborted) log.warn({ err }, `database is away: ${awaySentence(err)}`);
    },
  });
}

/** What the others stand on. */
function createFoundation(options: CompositionOptions) {
  const { config, log, connection, shutdown, publicUrl } = options;
  const { couch, mode: databaseMode } = connection;
  const wake = createWakeHub();
  const hub = createLiveHub(wake);
  const memory = createAccountMemory();
  const counters = createCounters(couch, keyFor('limits', config.sessionSecret));
  const jobs = createJobQueue({ couch, log, now, steady });
  const load = (signal: AbortSignal): Promise<void> => keepStarterSet(couch, now(), signal);
  const starter = backgroundPart('starter catalogue', load, log);
  // Devices come again when a restore is over, and learn the new epochs then.
  const readiness = createDatabaseWatch(options, starter, jobs.wake, hub.closeAll);
  const metrics = createMetrics();
  const ctx: GatewayContext = {
    config,
    couch,
    databaseMode,
    log,
    wake,
    metrics,
    readiness,
    publicUrl,
    shutdown,
    version: VERSION,
  };
  const rooms = createStorageQuota(couch);
  return { ctx, hub, memory, counters, jobs, rooms, starter };
}
type Run = Parameters<typeof backgroundPart>[1];
type Foundation = ReturnType<typeof createFoundation>;

/** Accounts, and the jobs that they ask for. */
function createAccountParts({ ctx, hub: streams, memory, jobs, counters, rooms }: Foundation) {
  const { config, couch, log, publicUrl, readiness, wake } = ctx;
  const mailer = createMailer({ config, log });
  const parts = { config, couch, log, memory, streams, jobs, mailer, publicUrl, now };
  const accounts = createAccountServices(parts);
  const { store, devices } = accounts;
  const images = createImageStore(couch, now);
  const documents = createDocumentParts(images);
  const mails = createClientMails({ ctx, jobs, counters, mailer, documents, accounts, now });
  const handlers = [...accounts.handlers, mails.handler];
  const runs = createRunCounter();
  const { ready } = readiness;
  const runner = createJobRunner({ queue: jobs, handlers, log, ready, now, steady, runs });
  const deadLetters = createDeadLetters({ queue: jobs, store, now });
  const expiring = [
    { name: 'sessions', remove: devices.removeExpired },
    { name: 'keys of second factors', remove: accounts.secondFactor.sealAgain },
    { name: 'jobs', remove: () => removeOldJobs(jobs.database, now()) },
    createArticlePurge({ couch, rooms, wake, now }),
  ];
  return { accounts, mails, images, documents, runs, runner, deadLetters, expiring };
}

/** Replication between gateways, and what is published. */
function createSyncParts({ ctx, hub, memory }: Foundation) {
  const { couch, log, shutdown: signal, wake: wakeHub } = ctx;
  const library = createLibrary(couch, now);
  const cluster = createClusterWake({ couch, hub, log });
  const wake = (): void => wakeHub.wake('*', ['library']);
  const onSiblings = mergeSiblings;
  const projector = createRunner({ couch, log, library, signal, onSiblings, wake });
  const catalogue = createCatalogueWake(wakeHub, signal);
  const gate = createAccountGate(couch, memory);
  return { library, cluster, projector, catalogue, gate };
}

/** What people do with their own accounts. */
function ownAccountRoutes(
  { ctx: { config, log }, hub, counters }: Foundation,
  accounts: AccountServices,
): RouteDefinition[] {
  const known = createKnownDevices(keysFor('known', config));
  return [
    ...authRoutes({ accounts: accounts.accounts, known, counters, log }),
    ...passwordRoutes({ passwords: accounts.passwords, news: accounts.news, known, counters, log }),
    ...emailConfirmationRoutes({ confirmation: accounts.confirmation, counters, log }),
    ...deviceRoutes(accounts, hub),
    ...securityRoutes({ accounts, counters, log }),
  ];
}

/** What tells of the gateway, and the pages that anybody reads. */
function routesForAnybody(
  ctx: GatewayContext,
  library: Library,
  appFolder: string,
): RouteDefinition[] {
  const files = readSiteFiles(appFolder);
  const menus = createPublicMenus(ctx.couch, library);
  const pages = siteRoutes({ ctx, menus, cache: createPageCache(), files, now });
  return [...healthRoutes(ctx), ...configRoutes(ctx), ...pages];
}

/**
 * The composition root: makes every part of a gateway, once, and hands each what it works with. It opens
 * nothing and starts nothing.
 */
export function compose(options: CompositionOptions): GatewayParts {
  const foundation = createFoundation(options);
  const { ctx, hub, memory, counters, jobs, rooms, starter } = foundation;
  const { couch, log } = ctx;
  const { accounts, mails, images, documents, ...own } = createAccountParts(foundation);
  const { library, cluster, projector, catalogue, gate } = createSyncParts(foundation);
  const { database } = accounts.store;
  const { touch: onPublishable, wrote: onWrites } = projector;
  // A suspended expert's masters leave all devices with their next pull, which this asks for.
  const onAccount = (account: Account): void => {
    if (library.expertChanged(account)) ctx.wake.wake('*', ['library']);
  };
  const listeners = [cluster, projector, catalogue, jobs];
  const beside = (name: string, run: Run): BackgroundPart => backgroundPart(name, run, log);
  return {
    ctx,
    hub,
    jobs,
    starter,
    traffic: createTraffic(ctx.config.trustProxy, ctx.config.gateways),
    authenticate: createAuthenticate(accounts.tokens, accounts.accountState.of),
    routes: [
      ...routesForAnybody(ctx, library, options.appFolder),
      ...metricsRoutes(ctx, [jobMetrics(jobs.board, now), own.runs]),
      ...ownAccountRoutes(foundation, accounts),
      ...adminRoutes(accounts.experts),
      ...adminJobRoutes(own.deadLetters),
      ...documentRoutes({ couch, accounts, mails, counters, rooms, documents, now }),
      ...imageRoutes({ images, gate, counters }),
      ...syncRoutes(ctx, {
        accounts: gate,
        hub,
        cluster,
        library,
        onPublishable,
        onWrites,
        enqueueWithWrite: mails.around,
        rooms,
      }),
    ],
    background: [
      beside('changes of accounts', (signal) =>
        watchAccounts({ database, streams: hub, memory, log, signal, onAccount }),
      ),
      beside('written databases', (signal) => followUpdates({ couch, log, signal, listeners })),
      beside('projector', projector.run),
      own.runner,
      mails.teller,
      { start: () => undefined, stop: documents.stop },
      beside('clean-up', (signal) => cleanUp(own.expiring, log, signal)),
    ],
  };
}
