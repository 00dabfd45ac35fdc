import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const runtimeSchema = z.object({
  pid: z.number().int(),
  couch: z.object({ url: z.string(), username: z.string(), password: z.string() }),
});
export type Runtime = z.infer<typeof runtimeSchema>;

const getRuntimePath = (dataDir: string): string => join(dataDir, 'runtime.json');

/** Readable by its owner only: it holds the database's password. */
export function writeRuntime(dataDir: string, runtime: Runtime): void {
  const file = getRuntimePath(dataDir);
  const draft = `${file}.${runtime.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(runtime)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

export function readRuntime(dataDir: string): Runtime | undefined {
  try {
    return runtimeSchema.parse(JSON.parse(readFileSync(getRuntimePath(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

export function removeRuntime(dataDir: string): void {
  rmSync(getRuntimePath(dataDir), { force: true });
}
