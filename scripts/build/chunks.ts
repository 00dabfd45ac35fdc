/** A file of the app that holds many modules. It takes along what they import, unless an earlier one has that. */
interface Chunk {
  name: string;
  test: RegExp;
  /** How many pages, shells and other parts that load by themselves must share a module. */
  minShareCount?: number;
}

/** Matches modules by the beginnings of their paths. The bundler's own modules have a zero where others have a slash. */
function modules(...paths: readonly string[]): RegExp {
  return new RegExp(String.raw`[/\0](${paths.join('|')})`);
}

const PACKAGES = ['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'zod'];
const CHAKRA = '@chakra-ui/react/dist/esm';
const ICONS = 'lucide-react/dist/esm/icons';

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
      'src/ui/(plain|Link|composing|useDraft|draftStore)',
      String.raw`src/i18n/(common|account\.)`,
      'src/domain/(account|errors|primitives)',
    ),
  },
  {
    name: 'entrance',
    test: modules(
      'src/app/entrance/(?!main)',
      'src/features/account/(Login|Register|Demo|Entrance|StorageNote|registration|use(Login|PublicConfig))',
    ),
  },
  { name: 'device', test: modules('src/platform/(?!serviceWorker|zodSetup)') },
  // The sign-in page removes the data of accounts that signed out here, and needs nothing else of the data.
  { name: 'removal', test: modules('src/data/removal') },
  // The manifests of the expert's features, which the entry reads, and the icons of its navigation.
  {
    name: 'pages',
    test: modules(
      'src/app/expert/features',
      String.raw`${ICONS}/(cooking-pot|file-text|images|refresh-cw|users-round|utensils)\.`,
    ),
  },
  // What both shells, the expert's and the administrators', and nearly all of their pages need.
  {
    name: 'staff',
    test: modules(
      String.raw`src/app/(Frame|featureRoutes|FullMessage|NotFound|Leave|Opening|Toaster|home)\.`,
      String.raw`src/app/shell/(Shell|AccountMenu|Banner|BannerSlot)\.`,
      String.raw`src/app/update/(UpdateBar|filesKept|useUpdate)\.`,
      'src/app/workspace/accountStatePage',
      String.raw`src/ui/(useOnline|Page|EmptyState|restoring|besideDialogs|format|Section|Notice|topDialog)\.`,
      'src/i18n/(labelOf|actionNames)',
      'src/features/account/useSignOut',
      'src/domain/once',
      `${CHAKRA}/(components/(alert/|badge/badge|grid/|icons|simple-grid/)|styled-system/create-slot-recipe-context)`,
      String.raw`${ICONS}/(circle-check|cloud-off|key-round|lock-keyhole|search)\.`,
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
      String.raw`${ICONS}/plus\.`,
    ),
  },
  // Below, by what it is for: what several pages share, so that a page comes in some 20 files, an editor's in some 45.
  { name: 'icons', test: modules(`${ICONS}/`), minShareCount: 3 },
  {
    name: 'fields',
    test: modules(
      `${CHAKRA}/components/(field|input|input-group|native-select|textarea)/`,
      String.raw`src/ui/SearchField\.`,
    ),
  },
  // The state machines under all that opens, slides or is ticked.
  {
    name: 'machines',
    test: modules(
      '@zag-js/(core|dom-query|focus-visible|react|types|utils)/',
      '@ark-ui/react/dist/(utils|providers)/',
    ),
  },
  { name: 'dialogs', test: modules(String.raw`src/ui/(AppDialog|ConfirmDialog)\.`) },
  { name: 'tabs', test: modules(`${CHAKRA}/components/tabs/`) },
  { name: 'checkbox', test: modules(`${CHAKRA}/components/checkbox/`) },
  {
    name: 'parts',
    test: modules(
      String.raw`src/ui/(MoreMenu|RowButton|RemovableTag|useMedia|useUndo|fieldText|numberText|optionLook)\.`,
      'src/ui/nutrition/boundText',
      String.raw`src/i18n/(fields|forms|tags)\.`,
      String.raw`src/blocks/(forms/failureText|pictures/(Picture|smallJpeg))\.`,
      String.raw`src/domain/(draftLists|tags|nutrition/format)\.`,
      `${CHAKRA}/components/tag/`,
    ),
  },
  {
    name: 'lists',
    test: modules(String.raw`src/ui/(useVirtualRows|WindowList|ListTools)\.`, 'zustand'),
  },
  {
    name: 'targets',
    test: modules(
      String.raw`src/domain/(clientList|lines|clinical/(bounds|types)|targets/(body|compare|fixedLimits|prescribed))\.`,
    ),
  },
  {
    name: 'foods',
    test: modules(String.raw`src/domain/(quantities\.|search/aliases\.|allergens/)`),
  },
  {
    name: 'food-texts',
    test: modules(
      String.raw`src/i18n/(foods|lines)\.`,
      String.raw`src/(blocks/foods/lazyDialog|data/picks)\.`,
    ),
  },
  { name: 'allergies', test: modules('src/blocks/allergies/') },
  { name: 'nutrition', test: modules(String.raw`src/(domain/dishes|workers/nutritionClient)\.`) },
  {
    name: 'printable',
    test: modules(
      String.raw`src/domain/printable/(clean|letterhead|marks|words)\.`,
      'src/domain/articles/markdownInline',
    ),
  },
  { name: 'handout-texts', test: modules(String.raw`src/i18n/handouts\.`) },
  // What menus, recipes and plans share; then what menus and recipes do.
  {
    name: 'drag',
    test: modules(
      'src/ui/useHandlers',
      '@dnd-kit',
      String.raw`src/i18n/(clinical|nutritionPanel)\.`,
      String.raw`src/ui/nutrition/(totalsContext|limitTexts|Energy\w+)\.`,
      'src/blocks/targets/',
    ),
  },
  { name: 'add-line', test: modules('src/blocks/lines/add/(?!useAddDialog|AddLineButton)') },
  {
    name: 'lines',
    test: modules(
      // The figures that changed come with a notice of their own, which few menus show.
      'src/blocks/lines/(?!newFigures/(?!lazy))',
      'src/blocks/(tags/|handouts/HandOutButton)',
      'src/ui/nutrition/',
      String.raw`src/i18n/nutrition\.`,
    ),
  },
];
