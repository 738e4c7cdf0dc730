import { createReadStream } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { StartupError, type AppConfig } from '../platform/config/index.js';
import {
  FileNotFoundError,
  createFileStorage,
  type FileStorageService,
} from '../platform/storage/index.js';
import {
  archivePath,
  PART_NAMES,
  describePart,
  writePart,
  writeManifest,
  type BackupKeys,
  type Manifest,
} from './backup-archive.util.js';
import { calculateSecretChecks, SECRET_FILES } from './secret-checks.util.js';
import { extractStorageKeys } from './file-references.util.js';
import { DatabaseSnapshot, type Row } from './database-snapshot.util.js';

/** Files may be deleted while they are copied; each pass finds fewer of them. */
const MAX_COPY_PASSES = 10;

/**
 * Writes database and files into a new folder while the portal keeps running. Files never change
 * under their key, so they are copied after the rows; when one was deleted meanwhile, the rows are
 * read again, and the few files that are new by then are copied as soon as their keys are known.
 */
export async function createBackup(config: AppConfig, folder: string): Promise<Manifest> {
  await createNewFolder(folder);
  const copies = new FileCopier(await createFileStorage(config), folder, config.backupKeys);
  let tables: readonly string[] = [];
  for (let look = 1; ; look += 1) {
    const { keys, tablesWithKeys, ...rows } = await DatabaseSnapshot.withSnapshot(
      config.database,
      async (snapshot) => {
        await copies.copyFiles(await readKeys(snapshot, tables));
        return writeRows(snapshot, folder, config.backupKeys);
      },
    );
    const missing = await copies.copyFiles(keys);
    if (missing.length > 0 && look < MAX_COPY_PASSES) {
      tables = tablesWithKeys;
      continue;
    }
    const manifest: Manifest = {
      format: 'pratiche-infissi-backup',
      version: 1,
      created: new Date().toISOString(),
      encrypted: config.backupKeys.length > 0,
      ...rows,
      database: await describePart(join(folder, PART_NAMES.rows)),
      files: await copies.deleteOtherFiles(keys),
      secrets: await copySecrets(config, folder),
      secretChecks: calculateSecretChecks(config),
      missing,
    };
    await writeManifest(folder, manifest, config.backupKeys);
    return manifest;
  }
}

/** @throws StartupError for a folder with entries, which would be mixed with the archive */
export async function createNewFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new StartupError([`${folder} is not empty: a backup goes into a new folder`]);
}

async function readKeys(
  snapshot: DatabaseSnapshot,
  tables: readonly string[],
): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const table of tables)
    for await (const row of snapshot.readRows(table))
      for (const key of extractStorageKeys(table, row)) keys.add(key);
  return keys;
}

interface WrittenRows extends Pick<Manifest, 'migrations' | 'tables'> {
  keys: Set<string>;
  tablesWithKeys: string[];
}

async function writeRows(
  snapshot: DatabaseSnapshot,
  folder: string,
  backupKeys: BackupKeys,
): Promise<WrittenRows> {
  const keys = new Set<string>();
  const tablesWithKeys = new Set<string>();
  const tables: Record<string, number> = {};
  async function* lines(): AsyncGenerator<string> {
    for (const table of snapshot.tables) {
      let columns: string[] | null = null;
      tables[table] = 0;
      for await (const row of snapshot.readRows(table)) {
        if (columns === null) yield toJsonLine({ table, columns: (columns = Object.keys(row)) });
        for (const key of extractStorageKeys(table, row)) {
          keys.add(key);
          tablesWithKeys.add(table);
        }
        tables[table] += 1;
        yield toJsonLine(columns.map((name) => row[name] ?? null) satisfies Row[string][]);
      }
    }
  }
  await writePart(folder, PART_NAMES.rows, Readable.from(lines()), backupKeys, [createGzip()]);
  return { migrations: snapshot.migrations, tables, keys, tablesWithKeys: [...tablesWithKeys] };
}

const toJsonLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Files brought into the archive so far. */
class FileCopier {
  private readonly copiedKeys = new Set<string>();

  constructor(
    private readonly storage: FileStorageService,
    private readonly folder: string,
    private readonly keys: BackupKeys,
  ) {}

  /** @returns the keys the storage has no file under */
  async copyFiles(keys: ReadonlySet<string>): Promise<string[]> {
    const missing: string[] = [];
    for (const key of keys) {
      if (this.copiedKeys.has(key)) continue;
      if (await this.copyFile(key)) this.copiedKeys.add(key);
      else missing.push(key);
    }
    return missing;
  }

  /**
   * Deletes copies that only the rows of an earlier pass refer to.
   * @returns size and checksum of the remaining files
   */
  async deleteOtherFiles(keys: ReadonlySet<string>): Promise<Manifest['files']> {
    const files: Manifest['files'] = [];
    for (const key of [...this.copiedKeys].sort()) {
      if (keys.has(key))
        files.push({ key, ...(await describePart(join(this.folder, archivePath('files', key)))) });
      else await rm(join(this.folder, archivePath('files', key)));
    }
    return files;
  }

  private async copyFile(key: string): Promise<boolean> {
    const name = archivePath('files', key);
    await mkdir(dirname(join(this.folder, name)), { recursive: true, mode: 0o700 });
    try {
      await writePart(this.folder, name, await this.storage.openReadStream(key), this.keys);
      return true;
    } catch (error) {
      if (!(error instanceof FileNotFoundError)) throw error;
      return false;
    }
  }
}

async function copySecrets(
  { embedded, dataDir, backupKeys }: AppConfig,
  folder: string,
): Promise<Manifest['secrets']> {
  if (!embedded) return [];
  await mkdir(join(folder, PART_NAMES.secrets), { recursive: true, mode: 0o700 });
  const secrets: Manifest['secrets'] = [];
  for (const name of Object.values(SECRET_FILES)) {
    const source = join(dataDir, name);
    if (
      await access(source).then(
        () => false,
        () => true,
      )
    )
      continue;
    await writePart(folder, archivePath('secrets', name), createReadStream(source), backupKeys);
    secrets.push({ name, ...(await describePart(join(folder, archivePath('secrets', name)))) });
  }
  return secrets;
}
