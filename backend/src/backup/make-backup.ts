import { createReadStream } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { StartupError, type AppConfig } from '../platform/config/index.js';
import { FileMissing, storageOf, type FileStorage } from '../platform/storage/index.js';
import {
  inArchive,
  NAMES,
  partOf,
  putPart,
  writeManifest,
  type BackupKeys,
  type Manifest,
} from './archive.js';
import { keysIn } from './file-references.js';
import { Snapshot, type Row } from './snapshot.js';

/** Files may be deleted while they are copied; each look finds fewer of those. */
const LOOKS = 5;
/** Secrets the embedded set-up keeps in its data folder. */
export const SECRETS = ['jwt-secret', 'secrets-key'] as const;

/**
 * Writes database and files into a new folder while the portal goes on working: all rows at one moment, and every file
 * those rows speak of. Files never change under their key, so copying them afterwards is as good; one that was deleted
 * meanwhile has the rows read again.
 */
export async function makeBackup(config: AppConfig, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new StartupError([`${folder} is not empty: a backup goes into a new folder`]);
  const copies = new Copies(await storageOf(config), folder, config.backupKeys);
  for (let look = 1; ; look += 1) {
    const { keys, ...rows } = await writeRows(config, folder);
    const missing = await copies.bring(keys);
    if (missing.length > 0 && look < LOOKS) continue;
    const manifest: Manifest = {
      format: 'pratiche-infissi-backup',
      version: 1,
      created: new Date().toISOString(),
      encrypted: config.backupKeys.length > 0,
      ...rows,
      database: await partOf(join(folder, NAMES.rows)),
      files: await copies.keepOnly(keys),
      secrets: await copySecrets(config, folder),
      missing,
    };
    await writeManifest(folder, manifest, config.backupKeys);
    return manifest;
  }
}

async function writeRows(
  { database, backupKeys }: AppConfig,
  folder: string,
): Promise<Pick<Manifest, 'migrations' | 'tables'> & { keys: Set<string> }> {
  return Snapshot.take(database, async (snapshot) => {
    const keys = new Set<string>();
    const tables: Record<string, number> = {};
    async function* lines(): AsyncGenerator<string> {
      for (const table of snapshot.tables) {
        let columns: string[] | null = null;
        tables[table] = 0;
        for await (const row of snapshot.rows(table)) {
          if (columns === null) yield line({ table, columns: (columns = Object.keys(row)) });
          for (const key of keysIn(table, row)) keys.add(key);
          tables[table] += 1;
          yield line(columns.map((name) => row[name] ?? null) satisfies Row[string][]);
        }
      }
    }
    await putPart(folder, NAMES.rows, Readable.from(lines()), backupKeys, [createGzip()]);
    return { migrations: snapshot.migrations, tables, keys };
  });
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Files brought into the archive so far. */
class Copies {
  private readonly brought = new Set<string>();

  constructor(
    private readonly storage: FileStorage,
    private readonly folder: string,
    private readonly keys: BackupKeys,
  ) {}

  /** @returns the keys the storage has no file under */
  async bring(keys: ReadonlySet<string>): Promise<string[]> {
    const missing: string[] = [];
    for (const key of keys) {
      if (this.brought.has(key)) continue;
      if (await this.copy(key)) this.brought.add(key);
      else missing.push(key);
    }
    return missing;
  }

  /** Drops what the rows of an earlier look spoke of, and tells size and sum of the rest. */
  async keepOnly(keys: ReadonlySet<string>): Promise<Manifest['files']> {
    const files: Manifest['files'] = [];
    for (const key of [...this.brought].sort()) {
      if (keys.has(key))
        files.push({ key, ...(await partOf(join(this.folder, inArchive('files', key)))) });
      else await rm(join(this.folder, inArchive('files', key)));
    }
    return files;
  }

  private async copy(key: string): Promise<boolean> {
    const name = inArchive('files', key);
    await mkdir(dirname(join(this.folder, name)), { recursive: true, mode: 0o700 });
    try {
      await putPart(this.folder, name, await this.storage.get(key), this.keys);
      return true;
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
      return false;
    }
  }
}

async function copySecrets(
  { embedded, dataDir, backupKeys }: AppConfig,
  folder: string,
): Promise<Manifest['secrets']> {
  if (!embedded) return [];
  await mkdir(join(folder, NAMES.secrets), { recursive: true, mode: 0o700 });
  const secrets: Manifest['secrets'] = [];
  for (const name of SECRETS) {
    const source = join(dataDir, name);
    if (
      await access(source).then(
        () => false,
        () => true,
      )
    )
      continue;
    await putPart(folder, inArchive('secrets', name), createReadStream(source), backupKeys);
    secrets.push({ name, ...(await partOf(join(folder, inArchive('secrets', name)))) });
  }
  return secrets;
}
