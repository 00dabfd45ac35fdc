/** Import directions (docs/architecture.md). No exceptions are listed on purpose. */
const room = (name) => `^src/${name}/`;
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** The rooms of the domain from the bottom up: each may import those before it. */
const DOMAIN_ROOMS = [
  'text',
  'schema',
  'food',
  'nutrition',
  'search',
  'accounts',
  'records',
  'protocol',
  'person',
  'menus',
  'clinical',
  'recipes',
  'targets',
  'verdict',
  'generator',
  'publicHouse',
  'money',
  'printable',
  'practice',
];

const TEST_OR_FIXTURE = '\\.test\\.ts$|[fF]ixtures?\\.ts$';

/** No room of the domain imports one above it. */
const domainOrder = DOMAIN_ROOMS.slice(0, -1).map((name, index) =>
  forbid(
    `domain-${name}-knows-no-room-above`,
    { path: `^src/domain/${name}/`, pathNot: TEST_OR_FIXTURE },
    { path: `^src/domain/(${DOMAIN_ROOMS.slice(index + 1).join('|')})/` },
    'The rooms of the domain stand on each other in one order (docs/architecture.md).',
  ),
);

module.exports = {
  forbidden: [
    ...domainOrder,
    forbid(
      'domain-has-no-loose-file',
      {},
      { path: `^src/domain/(?!(${DOMAIN_ROOMS.join('|')})/)` },
      'Each file of the domain stands in a room of the list.',
    ),
    forbid(
      'store-stands-on-couch',
      { path: '^sync-server/store/', pathNot: '\\.test\\.ts$' },
      { path: '^sync-server/(?!store/|couch/)' },
      'How documents are stored knows nothing of what they are about.',
    ),
    forbid(
      'tables-have-one-reader-of-figures',
      {
        path: '^src/(domain/practice/bulk/|domain/food/catalogueImport|workers/tables/)',
        pathNot: '\\.test\\.ts$',
      },
      { path: '^src/domain/text/parseNumber' },
      'Units, decimal signs and words for nothing are read by src/domain/text/tables/figures.ts.',
    ),
    forbid('no-cycles', {}, { circular: true }, 'A cycle has no bottom to start reading from.'),
    forbid(
      'domain-is-pure',
      { path: room('domain'), pathNot: '\\.test\\.ts$' },
      { pathNot: ['^src/domain/', '^node_modules/zod/'] },
      'The domain imports zod only, so that both sides can import it.',
    ),
    forbid(
      'printables-are-drawn-from-the-domain',
      { path: room('printables'), pathNot: '\\.test\\.ts$' },
      { pathNot: ['^src/printables/', '^src/domain/', '^node_modules/jspdf/'] },
      'The worker, the page and the gateway draw the same document.',
    ),
    forbid(
      'contracts-import-domain-and-zod',
      { path: room('api'), pathNot: '\\.test\\.ts$' },
      { pathNot: ['^src/api/', '^src/domain/', '^node_modules/zod/'] },
      'What a call is, both sides know; how it is made or answered, neither tells the other.',
    ),
    forbid(
      'who-knows-no-gateway-knows-no-call',
      {
        path: '^src/(domain|platform|i18n|ui|blocks|data|workers|printables|routing|serviceWorker)/',
      },
      { path: '^src/api/' },
      'Only what speaks to the gateway knows its calls.',
    ),
    forbid(
      'site-is-drawn-from-props',
      { path: room('site'), pathNot: '\\.test\\.tsx?$' },
      {
        pathNot: [
          '^src/(site|domain|i18n)/',
          '^node_modules/uqr/',
          '^node_modules/(@types/)?react/',
          '^node_modules/@fontsource/',
        ],
      },
      'Public pages are props in, HTML out: no app, no data, no fetch, no library beside React.',
    ),
    forbid(
      'a-link-is-light',
      { path: room('link'), pathNot: '\\.test\\.tsx?$' },
      {
        path: '^src/(?!link/|api/|domain/|i18n/linkPage|platform/|site/(plates|styles)/)',
      },
      'The page behind a client’s link is fetched by phones: nothing of the app, and no database.',
    ),
    forbid(
      'amounts-by-one-reader',
      { path: '^(src|sync-server)/', pathNot: '^src/domain/(food|recipes)/' },
      { path: '^src/domain/food/amounts/(?!readAmount)' },
      'Numbers and measures of an amount are read in one place, and nowhere by their tables.',
    ),
    forbid(
      'markup-of-recipes-by-one-reader',
      {
        path: '^src/domain/recipes/',
        pathNot: '^src/domain/recipes/recipeImport/(page\\w+|structured)\\.ts$',
      },
      { path: '^src/domain/text/html/' },
      'Pages are read as lines or as data, and not looked through elsewhere.',
    ),
    forbid(
      'platform-stands-alone',
      { path: room('platform') },
      { path: '^src/(?!platform/)' },
      'Nothing of ours.',
    ),
    forbid(
      'i18n-stands-alone',
      { path: room('i18n') },
      { path: '^src/(?!i18n/)' },
      'Texts import nothing.',
    ),
    forbid(
      'ui-is-dumb',
      { path: room('ui') },
      {
        path: '^src/(app|features|blocks|data|sync|workers)/|^node_modules/(react-router|rxdb|dexie)',
      },
      'No data, no routes.',
    ),
    forbid(
      'data-below-features',
      { path: room('data') },
      { path: '^src/(app|features|blocks|ui|sync|gateway)/' },
      'Arrows point to domain.',
    ),
    forbid(
      'gateway-calls-below-sync',
      { path: room('gateway') },
      { path: '^src/(app|features|blocks|ui|data|sync|workers)/' },
      'Calls of the gateway know nothing of what is stored or replicated.',
    ),
    forbid(
      'sync-below-features',
      { path: room('sync') },
      { path: '^src/(app|features|blocks|ui)/' },
      'Arrows point to domain.',
    ),
    forbid(
      'workers-are-leaves',
      { path: room('workers') },
      { path: '^src/(app|features|blocks|ui|data|sync|gateway)/' },
      'Arrows point to domain.',
    ),
    forbid(
      'routing-knows-no-feature',
      { path: room('routing') },
      { path: '^src/(?!routing/|domain/)' },
      'Manifests describe themselves with it; it knows none of them.',
    ),
    forbid(
      'service-worker-stands-alone',
      { path: room('serviceWorker') },
      { path: '^src/(?!serviceWorker/|domain/|i18n/offline\\.)' },
      'It runs beside the app, in every version of it.',
    ),
    forbid(
      'only-the-worker-runs-the-worker',
      { path: '^src/(?!serviceWorker/)' },
      { path: '^src/serviceWorker/', dependencyTypesNot: ['type-only'] },
      'The app knows its service worker by the form of messages.',
    ),
    forbid(
      'blocks-know-no-route',
      { path: room('blocks') },
      { path: '^src/(app|features|sync|gateway)/|^node_modules/(react-router|rxdb|dexie|rxjs)' },
      'What features are made of knows neither them nor where they stand, and reads through data.',
    ),
    forbid(
      'features-below-app',
      { path: room('features') },
      { path: '^src/app/' },
      'The app mounts features.',
    ),
    forbid(
      'features-are-separate',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
      'A feature never imports another feature.',
    ),
    forbid(
      'features-read-through-data',
      { path: room('features') },
      { path: '^node_modules/(rxdb|dexie|rxjs)' },
      'A feature never imports the database.',
    ),
    forbid(
      'only-sync-replicates',
      { path: '^src/(?!sync/)' },
      { path: '^node_modules/rxdb/.*replication' },
      'One room replicates.',
    ),
    forbid(
      'gateway-imports-contracts-and-what-draws',
      { path: '^sync-server/' },
      {
        path: '^src/(?!api/|domain/|printables/|site/|i18n/(?:site|house|purchase|reviews|refundAccount)\\.)',
      },
      'Of src it may import the contracts, the domain, and what draws documents and public pages from it.',
    ),
    forbid(
      'couch-is-the-bottom',
      { path: '^sync-server/couch/' },
      { path: '^sync-server/(modules|sync|http|commands)/' },
      'The database knows nobody who uses it.',
    ),
    forbid(
      'one-list-of-modules',
      { path: '^sync-server/(?!modules\\.ts$|.*\\.test\\.ts$)' },
      {
        path: ['^sync-server/modules/[^/]+/index\\.ts$', '^sync-server/sync/index\\.ts$'],
      },
      'What a module brings is taken in by the list alone; others use what it gives.',
    ),
    forbid(
      'sync-names-no-feature',
      { path: '^sync-server/sync/' },
      { path: '^sync-server/modules/(?!module\\.ts$|accounts/|published/library|metrics/)' },
      'What a pushed document causes, modules bring as push effects.',
    ),
    forbid(
      'http-below-modules',
      { path: '^sync-server/http/', pathNot: '\\.test\\.ts$' },
      { path: '^sync-server/(sync|modules/(?!limits/|metrics/))' },
      'What bounds every call knows no capability.',
    ),
    forbid(
      'modules-below-composition',
      { path: '^sync-server/(modules|sync|http|couch)/' },
      { path: '^sync-server/(composition|modules|app|gateway|main)\\.ts$' },
      'Arrows point away from what puts all together.',
    ),
    forbid(
      'modules-below-commands',
      { path: '^sync-server/modules/' },
      { path: '^sync-server/(commands)/' },
      'Commands start what the gateway is made of, never the other way.',
    ),
    forbid(
      'sync-below-commands',
      { path: '^sync-server/(sync|http)/' },
      { path: '^sync-server/(commands)/' },
      'Commands start what the gateway is made of, never the other way.',
    ),
    forbid(
      'app-never-imports-gateway',
      { path: '^src/' },
      { path: '^sync-server/' },
      'They meet over HTTP.',
    ),
    forbid(
      'only-the-site-draws-pages',
      { path: '^sync-server/(?!site/|modules\\.ts)' },
      { path: '^sync-server/site/|^src/site/|^node_modules/react' },
      'One room of the gateway knows how pages look.',
    ),
    forbid(
      'only-couch-speaks-couch',
      { path: '^sync-server/(?!couch/)' },
      { path: '^node_modules/(nano|pouchdb)', dependencyTypesNot: ['type-only'] },
      'One room speaks CouchDB.',
    ),
    forbid(
      'resolvable',
      {},
      // Virtual modules of the build have no file.
      { couldNotResolve: true, pathNot: '^virtual:' },
      'An import that cannot be found.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
