import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig, type Config } from '../config';
import { CouchUnavailable, type Couch } from '../couch/client';
import { connectCouch } from '../couch/connect';
import { readRuntime } from '../couch/runtime';
import { VERSION } from '../project';
import { BackupRefused } from '../modules/backup/format';
import { LOOK_EVERY, ownDatabases, restorePhase } from '../modules/backup/maintenance';
import { verifyBackup } from '../modules/backup/read';
import { restoreBackup } from '../modules/backup/restore';
import type { BackupKeys } from '../modules/backup/seal';
import { writeBackup } from '../modules/backup/write';

const USAGE = 'Cách dùng: npm run restore -- TỆP [--yes] [--unsigned]';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

function isExpected(error: unknown): error is Error {
  const isSystem = error instanceof Error && 'code' in error && typeof error.code === 'string';
  const known = [ConfigError, CouchUnavailable, BackupRefused];
  return isSystem || known.some((kind) => error instanceof kind);
}

/** Saves the present data first, so that restoring the wrong backup loses nothing. */
async function keepOld(couch: Couch, { dataDir, backupKeys }: Config, now: Date): Promise<void> {
  if ((await ownDatabases(couch)).length === 0) return;
  const folder = join(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `before-restore-${now.toISOString().replace(/[:.]/g, '-')}.jsonl.gz`);
  await writeBackup(couch, file, VERSION, now, { keys: backupKeys });
  print(`Dữ liệu hiện có đã được giữ lại trong ${file}`);
}

interface Wanted {
  file: string;
  keys: BackupKeys;
}

async function replace(
  couch: Couch,
  config: Config,
  mode: string,
  { file, keys }: Wanted,
): Promise<void> {
  const now = new Date();
  const hasGateway = mode === 'remote' || readRuntime(config.dataDir) !== undefined;
  const counts = await restoreBackup(couch, file, {
    now,
    keys,
    keepOld: () => keepOld(couch, config, now),
    settle: () => new Promise((resolve) => setTimeout(resolve, hasGateway ? 2 * LOOK_EVERY : 0)),
  });
  for (const [name, count] of Object.entries(counts)) print(`${name}: ${count}`);
}

async function restore(file: string, yes: boolean, allowUnsigned: boolean): Promise<0 | 1> {
  const config = loadConfig(process.env);
  const keys = { keys: config.backupKeys, allowUnsigned };
  const { header } = await verifyBackup(file, VERSION, keys);
  print(`Bản sao lưu lúc ${header.createdAt}, phiên bản ${header.product}: nguyên vẹn`);
  const { couch, mode, close } = await connectCouch(config, 'command');
  try {
    const own = await ownDatabases(couch);
    const interrupted = (await restorePhase(couch)) !== undefined;
    if (!yes && (own.length > 0 || interrupted)) {
      complain(
        `Đang có ${own.length} cơ sở dữ liệu, chúng sẽ bị thay thế. Thêm --yes để đồng ý; chưa có gì thay đổi.`,
      );
      return 1;
    }
    await replace(couch, config, mode, { file, keys });
    print('Đã khôi phục. Các máy sẽ tự đối chiếu và gửi lại phần bản sao lưu chưa có.');
    return 0;
  } finally {
    await close();
  }
}

/** Exit code: 0 restored; 1 refused or interrupted (gateways report it until it is run again); 2 wrong use. */
async function run(args: string[]): Promise<0 | 1 | 2> {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        yes: { type: 'boolean', default: false },
        unsigned: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1)
      return await restore(file, values.yes, values.unsigned);
  } catch (error) {
    const isUsage = error instanceof TypeError && 'code' in error;
    if (!isUsage) {
      if (!isExpected(error)) throw error;
      complain(`Không khôi phục được: ${error.message}`);
      return 1;
    }
  }
  complain(USAGE);
  return 2;
}

process.exitCode = await run(process.argv.slice(2));
