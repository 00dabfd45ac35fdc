import { readFile } from 'node:fs/promises';
import { ConfigError, loadConfig } from '../config';
import { CouchUnavailable } from '../couch/client';
import { connectCouch } from '../couch/connect';
import { setUpDatabases } from '../couch/setup';
import { importFoods } from '../modules/catalogue/import';
import { readFoodTable, type FoodTable } from '../modules/catalogue/table';

const USAGE = 'Cách dùng: npm run catalogue:import -- TỆP.csv';

/** Exit code: 0 the file was imported (refused rows are in the report); 1 it was not; 2 wrong use. */
type ExitCode = 0 | 1 | 2;

type ReadTable = Extract<FoodTable, { ok: true }>;

/** Text of a file may hold escape sequences that a terminal would obey. */
const harmless = (line: string): string => line.replace(/\p{Cc}/gu, '\ufffd');
const print = (line: string): void => void process.stdout.write(`${harmless(line)}\n`);
const complain = (line: string): void => void process.stderr.write(`${harmless(line)}\n`);

function describeError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'không có tệp này';
  if (code === 'EISDIR') return 'đây là một thư mục';
  if (code === 'EACCES') return 'không có quyền đọc tệp này';
  return String(error);
}

async function readTable(path: string): Promise<ReadTable | undefined> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await readFile(path));
  } catch (error) {
    complain(`Không đọc được ${path}: ${describeError(error)}.`);
    return undefined;
  }
  const table = readFoodTable(bytes);
  if (table.ok) return table;
  complain(`Từ chối ${path}: ${table.message} Danh mục không thay đổi.`);
  return undefined;
}

function printColumns({ ignoredColumns, notMeasured }: ReadTable): void {
  if (ignoredColumns.length > 0) print(`Bỏ qua cột: ${ignoredColumns.join(', ')}`);
  if (notMeasured.length === 0) return;
  const why = 'Cột toàn số 0 dù thực phẩm nào cũng có, coi là chưa đo và giữ số liệu đã có';
  print(`${why}: ${notMeasured.join(', ')}`);
}

async function take(table: ReadTable): Promise<void> {
  const connection = await connectCouch(loadConfig(process.env), 'command');
  try {
    await setUpDatabases(connection.couch);
    const { added, changed, unchanged } = await importFoods(
      connection.couch,
      table.foods,
      new Date(),
      table.notMeasured,
    );
    print(`Thêm mới: ${added}`);
    print(`Thay đổi: ${changed}`);
    print(`Không đổi: ${unchanged}`);
  } finally {
    await connection.close();
  }
}

async function run(path: string | undefined): Promise<ExitCode> {
  if (path === undefined) {
    complain(USAGE);
    return 2;
  }
  const table = await readTable(path);
  if (!table) return 1;
  printColumns(table);
  try {
    await take(table);
  } catch (error) {
    if (error instanceof CouchUnavailable)
      complain(
        'Không kết nối được cơ sở dữ liệu. Hãy thử lại; dòng đã nạp sẽ không bị nạp hai lần.',
      );
    else if (error instanceof ConfigError) complain(error.message);
    else throw error;
    return 1;
  }
  print(`Từ chối: ${table.refused.length}`);
  for (const { row, reason } of table.refused) print(`  Dòng ${row}: ${reason}`);
  if (table.lostCells.length > 0) print(`Ô coi là chưa biết: ${table.lostCells.length}`);
  for (const { row, reason } of table.lostCells) print(`  Dòng ${row}: ${reason}`);
  return 0;
}

process.exitCode = await run(process.argv[2]);
