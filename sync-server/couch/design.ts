import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectPath } from '../project';

export interface DesignDocument {
  _id: string;
  version: number;
  language: 'javascript';
  validate_doc_update: string;
}

/**
 * Source format: a comment with `version: <n>`, then one named function, which CouchDB wants anonymous.
 * @throws Error when version or function is missing
 */
export function parseDesign(name: string, source: string): DesignDocument {
  const version = /\bversion: (\d+)/.exec(source)?.[1];
  const start = source.search(/^function \w+\(/m);
  if (version === undefined || start < 0) throw new Error(`couchdb/design/${name}.js is malformed`);
  return {
    _id: `_design/${name}`,
    version: Number(version),
    language: 'javascript',
    validate_doc_update: source
      .slice(start)
      .trim()
      .replace(/^function \w+\(/, 'function ('),
  };
}

let loaded: Promise<DesignDocument[]> | undefined;

async function load(): Promise<DesignDocument[]> {
  const folder = projectPath('couchdb', 'design');
  const names = (await readdir(folder)).filter((file) => file.endsWith('.js')).sort();
  return Promise.all(
    names.map(async (file) =>
      parseDesign(file.replace(/\.js$/, ''), await readFile(join(folder, file), 'utf8')),
    ),
  );
}

export function designDocuments(): Promise<DesignDocument[]> {
  loaded ??= load();
  return loaded;
}
