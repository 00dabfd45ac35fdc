import { ConfigError, loadConfig } from '../config';
import { CouchUnavailable } from '../couch/client';
import { connectCouch } from '../couch/connect';
import { setUpDatabases } from '../couch/setup';
import { rebuildPublished } from '../modules/published/rebuild';

async function run(): Promise<void> {
  const connection = await connectCouch(loadConfig(process.env), 'command');
  try {
    await setUpDatabases(connection.couch);
    const { workspaces, written } = await rebuildPublished(connection.couch);
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
