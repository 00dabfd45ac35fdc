import { ConfigError, loadConfig } from '../config';
import { CouchUnavailable } from '../couch/client';
import { connectCouch } from '../couch/connect';
import { setUpDatabases } from '../couch/setup';
import { rebuildPublished } from '../modules/published/rebuild';
import { rebuildSharedImages } from '../modules/sharedImages/show';
import { createSharedImageStore } from '../modules/sharedImages/store';
import { ACCOUNTS_DATABASE } from '../store/envelope';

async function run(): Promise<void> {
  const connection = await connectCouch(loadConfig(process.env), 'command');
  try {
    await setUpDatabases(connection.couch);
    const { couch } = connection;
    const { workspaces, written: documents } = await rebuildPublished(couch);
    const store = createSharedImageStore(couch.database(ACCOUNTS_DATABASE), () => new Date());
    const written = documents + (await rebuildSharedImages({ couch, store }));
    process.stdout.write(
      `Đã đối chiếu ${workspaces} phòng khám.\nĐã sửa ${written} mục công khai.\n`,
    );
  } finally {
    await connection.close();
  }
}

try {
  await run();
} catch (error) {
  if (error instanceof CouchUnavailable)
    process.stderr.write(
      'Không kết nối được cơ sở dữ liệu. Hãy thử lại; chạy lại không gây hại.\n',
    );
  else if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else throw error;
  process.exitCode = 1;
}
