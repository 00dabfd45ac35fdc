import { useEffect, useState } from 'react';
import { useData } from '../../data/react';
import { fittingMapping, headerKey, type Mapping } from '../../domain/practice/bulk/mapping';
import type { BulkKind } from '../../domain/practice/bulk/kinds';
import { storedText } from '../../domain/text/storedText';
import { TABLE_LIMITS } from '../../domain/practice/tabular/limits';
import { bulkText } from '../../i18n/bulk';
import { localDate } from '../../platform/clock';
import { useDraft } from '../../ui/useDraft';
import { bulkClient } from '../../workers/bulkClient';
import type { OpenedFile, Preview } from '../../workers/bulkService';
import type { CsvAsked } from '../../workers/tables/readTable';
import { listIds, roomFor, type Room } from './stored';
import { useRestoring } from '../../ui/restoring';

const texts = bulkText.import;

type Remembered = Record<string, Mapping>;
const NOTHING: Remembered = {};
const MAX_REMEMBERED = 20;
const readRemembered = (stored: unknown): Remembered => stored as Remembered;

export interface ChosenFile extends OpenedFile {
  name: string;
  kind: BulkKind;
  isRemembered: boolean;
}

export interface ImportState {
  file: ChosenFile | undefined;
  preview: (Preview & { room: Room }) | undefined;
  mapping: Mapping;
  answers: Readonly<Record<string, string>>;
  takesDoubles: boolean;
  error: string | undefined;
  isReading: boolean;
  choose: (file: File) => Promise<void>;
  reread: (csv: CsvAsked) => Promise<void>;
  map: (column: number, field: string | null) => void;
  answer: (word: string, meant: string) => void;
  setTakesDoubles: (takes: boolean) => void;
  clear: () => void;
}

interface Read {
  bytes: Uint8Array;
  name: string;
}

function useMappings() {
  const [all, setAll] = useDraft('bulk:mappings', NOTHING, { read: readRemembered });
  return {
    find: (kind: BulkKind, headers: readonly string[]) =>
      fittingMapping(kind, headers, all[headerKey(kind, headers)]),
    keep: (kind: BulkKind, headers: readonly string[], mapping: Mapping) =>
      setAll((before) => {
        const key = headerKey(kind, headers);
        const { [key]: _former, ...others } = before;
        const remembered = Object.entries(others).slice(-(MAX_REMEMBERED - 1));
        return { ...Object.fromEntries(remembered), [key]: mapping };
      }),
  };
}

function usePreview(
  file: ChosenFile | undefined,
  options: Pick<ImportState, 'mapping' | 'answers' | 'takesDoubles'>,
  onFailed: () => void,
) {
  const data = useData();
  const [preview, setPreview] = useState<ImportState['preview']>();
  const { mapping, answers, takesDoubles } = options;
  // Doubles are looked for among clients that are here.
  const restoring = useRestoring();
  useEffect(() => {
    if (!file || restoring) return undefined;
    let isOver = false;
    const look = async () => {
      const ids = await listIds(data, file.kind);
      const clients = (await data.clients.all()).map(({ id, clientName, birthYear }) => ({
        id,
        clientName,
        ...(birthYear === undefined ? {} : { birthYear }),
      }));
      const today = localDate();
      const context = { ids, clients, allergyAnswers: answers, takesDoubles, today };
      const made = await bulkClient().preview(mapping, context);
      const room = await roomFor(data, file.kind, ids.length);
      if (!isOver) setPreview({ ...made, room });
    };
    look().catch(() => {
      if (!isOver) onFailed();
    });
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `onFailed` is new each time and does the same
  }, [data, file, mapping, answers, takesDoubles, restoring]);
  return file ? preview : undefined;
}

function useReading() {
  const [error, setError] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const reading = async (work: () => Promise<void>) => {
    setIsReading(true);
    setError(undefined);
    try {
      await work();
    } catch {
      setError(texts.failed);
    } finally {
      setIsReading(false);
    }
  };
  return { error, setError, isReading, reading };
}

function useFile(kind: BulkKind, onOpened: (mapping: Mapping) => void) {
  const mappings = useMappings();
  const [read, setRead] = useState<Read>();
  const [file, setFile] = useState<ChosenFile>();
  const { error, setError, isReading, reading } = useReading();

  const open = async ({ bytes, name }: Read, csv: CsvAsked) => {
    const { value, problem } = await bulkClient().open(kind, bytes, csv);
    if (!value) return setError(problem ? texts.files[problem] : texts.failed);
    const remembered = mappings.find(kind, value.headers);
    onOpened(remembered ?? value.mapping);
    const isRemembered = remembered !== undefined;
    setFile({ ...value, name, kind: value.kind ?? kind, isRemembered });
  };
  const take = async (chosen: File) => {
    setFile(undefined);
    if (chosen.size > TABLE_LIMITS.fileBytes) return setError(texts.files.fileTooLarge);
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const next = { bytes, name: storedText(chosen.name).slice(0, 200) };
    setRead(next);
    await open(next, {});
  };
  return {
    file,
    error,
    isReading,
    mappings,
    fail: () => setError(texts.failed),
    choose: (chosen: File) => reading(() => take(chosen)),
    reread: (csv: CsvAsked) => reading(async () => (read ? open(read, csv) : undefined)),
    close: () => {
      setFile(undefined);
      setRead(undefined);
      setError(undefined);
    },
  };
}

export function useImport(kind: BulkKind): ImportState {
  const [mapping, setMapping] = useState<Mapping>([]);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [takesDoubles, setTakesDoubles] = useState(false);
  const opened = useFile(kind, setMapping);
  const { file, error, isReading, mappings, reread } = opened;
  const options = { mapping, answers, takesDoubles };
  return {
    ...options,
    file,
    preview: usePreview(file, options, opened.fail),
    error,
    isReading,
    reread,
    setTakesDoubles,
    choose: (chosen) => {
      setAnswers({});
      return opened.choose(chosen);
    },
    map: (column, field) => {
      const next = mapping.map((one, at) => (at === column ? field : one));
      setMapping(next);
      if (file) mappings.keep(file.kind, file.headers, next);
    },
    answer: (word, meant) => setAnswers((before) => ({ ...before, [word]: meant })),
    clear: () => {
      setAnswers({});
      opened.close();
    },
  };
}
