import { ConfigError, loadConfig } from '../config';
import { CouchUnavailable } from '../couch/client';
import { connectCouch } from '../couch/connect';
import { VERSION } from '../project';
import { BackupRefused } from '../modules/backup/format';
import { refuseDuringRestore } from '../modules/backup/maintenance';
import { writeBackup } from '../modules/backup/write';

const USAGE = 'Cách dùng: npm run backup -- TỆP';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

function isExpected(error: unknown): error is Error {
  const isSystem = error instanceof Error && 'code' in error && typeof error.code === 'string';
  const known = [ConfigError, CouchUnavailable, BackupRefused];
  return isSystem || known.some((kind) => error instanceof kind);
}

/** Exit code: 0 the file is complete; 1 it is not, and an older one of this name is untouched; 2 wrong use. */
async function run(file: string | undefined): Promise<0 | 1 | 2> {
  if (file === undefined) {
    complain(USAGE);
    return 2;
  }
  try {
    const config = loadConfig(process.env);
    const connection = await connectCouch(config, 'command');
    try {
      await refuseDuringRestore(connection.couch);
      const keys = { keys: config.backupKeys };
      const counts = await writeBackup(connection.couch, file, VERSION, new Date(), keys);
      for (const [name, count] of Object.entries(counts)) print(`${name}: ${count}`);
      print(`Đã sao lưu vào ${file}`);
      if (config.backupKeys.length === 0)
        print('Bản sao lưu chưa được mã hóa và ký: hãy đặt BACKUP_KEY.');
      return 0;
    } finally {
      await connection.close();
    }
  } catch (error) {
    if (!isExpected(error)) throw error;
    complain(`Không sao lưu được: ${error.message}`);
    return 1;
  }
}

process.exitCode = await run(process.argv[2]);
