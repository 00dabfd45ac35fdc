/** A file of the app that holds many modules. It takes along what they import, unless an earlier one has that. */
interface Chunk {
  name: string;
  test: RegExp;
}

/** Matches modules by the beginnings of their paths. The bundler's own modules have a zero where others have a slash. */
function modules(...paths: readonly string[]): RegExp {
  return new RegExp(String.raw`[/\0](${paths.join('|')})`);
}

const PACKAGES = ['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'zod'];
const CHAKRA = '@chakra-ui/react/dist/esm';

/**
 * What many pages need lies in a few large files: each file more is a way more to the server, and some milliseconds of
 * the service worker in a start without a network. A budget that breaks by some 100 KB says that a page imports one
 * module of a chunk that is not made for it: that module belongs in an earlier chunk.
 */
export const chunks: readonly Chunk[] = [
  // What every page of every entry needs, in two files.
  {
    name: 'vendor',
    test: modules(
      `node_modules/(${PACKAGES.join('|')})/`,
      'vite/(preload-helper|modulepreload-polyfill)',
      'src/platform/zodSetup',
    ),
  },
  {
    name: 'base',
    test: modules(
      'src/app/(routes|RouterLink|startFailure)',
      'src/features/account/(paths|Frame|PasswordField)',
      'src/gateway/(?!jobCalls)',
      'src/routing',
      'src/platform/storage',
      'src/ui/(plain|Link|useDraft|draftStore)',
      String.raw`src/i18n/(common|account\.)`,
      'src/domain/(account|errors|primitives)',
    ),
  },
  {
    name: 'entrance',
    test: modules(
      'src/app/public/(?!main)',
      'src/features/account/(Login|Register|Demo|Entrance|StorageNote|registration|use(Login|PublicConfig))',
    ),
  },
  { name: 'device', test: modules('src/platform/(?!serviceWorker|zodSetup)') },
  // The sign-in page removes the data of accounts that signed out here, and needs nothing else of the data.
  { name: 'removal', test: modules('src/data/removal') },
  // The manifests of the expert's features, which the entry reads.
  { name: 'pages', test: modules('src/app/expert/features') },
  // What both shells, the expert's and the administrators', and nearly all of their pages need.
  {
    name: 'staff',
    test: modules(
      String.raw`src/app/(Frame|featureRoutes|FullMessage|NotFound|Leave|Opening|Toaster|home)\.`,
      String.raw`src/app/shell/(Shell|AccountMenu|Banner|BannerSlot)\.`,
      String.raw`src/app/update/(UpdateBar|filesKept|useUpdate)\.`,
      'src/app/workspace/standingPage',
      String.raw`src/ui/(useOnline|Page|EmptyState|restoring)\.`,
      'src/features/account/useSignOut',
      'src/domain/once',
      `${CHAKRA}/(components/(badge/badge|icons)|styled-system/create-slot-recipe-context)`,
      String.raw`lucide-react/dist/esm/icons/(cloud-off|key-round)\.`,
    ),
  },
  {
    name: 'workspace',
    test: modules(
      'src/app/workspace/openWorkspace',
      'src/app/shell/(ExpertShell|RefusalNotice)',
      'src/(data|sync)/react',
      'src/blocks/lines/add/liveContext',
      'src/ui/formNotice',
      String.raw`lucide-react/dist/esm/icons/(search|plus)\.`,
    ),
  },
];
