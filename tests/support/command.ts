import { spawn } from 'node:child_process';
import { serverProgram } from './serverProgram';

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

export function runProgram(
  program: string,
  args: readonly string[],
  { cwd = process.cwd(), env }: { cwd?: string; env: Record<string, string | undefined> },
): Promise<Ran> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

export function runGatewayCommand(
  command: 'admin-create' | 'backup' | 'catalogue-import' | 'restore' | 'second-factor-remove',
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<Ran> {
  return runProgram(process.execPath, [...serverProgram(command), ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
}
