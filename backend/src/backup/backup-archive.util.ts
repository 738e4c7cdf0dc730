import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Duplex, Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartupError } from '../platform/config/index.js';
import { isEncrypted, decryptBytes, encryptBytes } from './backup-cipher.util.js';
import { secretChecksSchema } from './secret-checks.util.js';

/** An archive is a folder: the manifest with its seal, the rows, and every file under its key. */
export const PART_NAMES = {
  manifest: 'manifest.json',
  seal: 'manifest.sha256',
  rows: 'database.ndjson.gz',
  files: 'files',
  secrets: 'secrets',
} as const;

/** Name of a file inside the archive, the same on every system. */
export const archivePath = (folder: 'files' | 'secrets', name: string): string =>
  `${PART_NAMES[folder]}/${name}`;

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
const partSchema = z.object({ size: z.int().min(0), sha256: sha256Schema });

const manifestSchema = z.object({
  format: z.literal('pratiche-infissi-backup'),
  version: z.literal(1),
  created: z.iso.datetime(),
  /** Every file beside it, and itself, is encrypted. */
  encrypted: z.boolean().default(false),
  /** Names of the migrations that produced its schema. */
  migrations: z.array(z.string()),
  /** Rows of each table. */
  tables: z.record(z.string().regex(/^[a-z0-9_]+$/), z.int().min(0)),
  database: partSchema,
  files: z.array(
    partSchema.extend({
      key: z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/),
    }),
  ),
  secrets: z.array(partSchema.extend({ name: z.string().regex(/^[a-z-]+$/) })),
  /** Tells a restore whether a machine has the secrets that rows depend on; absent before 1.2. */
  secretChecks: secretChecksSchema.optional(),
  /** Keys that rows refer to although the storage has no such file. */
  missing: z.array(z.string()),
});
export type Manifest = z.output<typeof manifestSchema>;
export type ManifestPart = z.output<typeof partSchema>;

const sha256Hex = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Configured keys: the first key encrypts, every key decrypts. */
export type BackupKeys = readonly string[];

/**
 * Writes one file of an archive, encrypted when a key is configured.
 * @param name path inside the archive
 */
export async function writePart(
  folder: string,
  name: string,
  bytes: Readable,
  [key]: BackupKeys,
  through: readonly Transform[] = [],
): Promise<void> {
  const target = createWriteStream(join(folder, name), {
    mode: 0o600,
    flush: !name.startsWith(PART_NAMES.files),
  });
  const seal =
    key === undefined
      ? []
      : [Duplex.from((source: AsyncIterable<Buffer>) => encryptBytes(source, name, key))];
  await pipeline([bytes, ...through, ...seal, target]);
}

export function readPart(
  folder: string,
  name: string,
  { encrypted }: Pick<Manifest, 'encrypted'>,
  keys: BackupKeys,
): Readable {
  const bytes = createReadStream(join(folder, name));
  return encrypted ? Readable.from(decryptBytes(bytes, name, keys), { objectMode: false }) : bytes;
}

/** Writes one file of an archive to disk, readable by its owner only. */
export async function savePart(from: Readable, path: string): Promise<void> {
  await pipeline(from, createWriteStream(path, { mode: 0o600 }));
  await chmod(path, 0o600);
}

/** Size and sum of a file on this machine. */
export async function describePart(path: string): Promise<ManifestPart> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { size: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** Written last: an archive without it was broken off. */
export async function writeManifest(
  folder: string,
  content: Manifest,
  keys: BackupKeys,
): Promise<void> {
  await writePart(
    folder,
    PART_NAMES.manifest,
    Readable.from([Buffer.from(`${JSON.stringify(content, null, 1)}\n`)]),
    keys,
  );
  await writeFile(
    join(folder, PART_NAMES.seal),
    `${sha256Hex(await readFile(join(folder, PART_NAMES.manifest)))}\n`,
    { mode: 0o600, flush: true },
  );
}

/**
 * Reads the manifest and verifies every byte of the files it lists.
 * @throws StartupError naming each file that is foreign, damaged, or encrypted with another key
 */
export async function readVerifiedManifest(folder: string, keys: BackupKeys): Promise<Manifest> {
  const content = await readManifest(folder, keys);
  const damaged: string[] = [];
  const check = async (name: string, { size, sha256: sum }: ManifestPart): Promise<void> => {
    const found = await describePart(join(folder, name)).catch(() => null);
    if (found === null) damaged.push(`${name} is missing`);
    else if (found.size !== size || found.sha256 !== sum) damaged.push(`${name} is damaged`);
  };
  await check(PART_NAMES.rows, content.database);
  for (const file of content.files) await check(archivePath('files', file.key), file);
  for (const secret of content.secrets) await check(archivePath('secrets', secret.name), secret);
  if (damaged.length > 0)
    throw new StartupError(damaged.slice(0, 20).map((line) => `Archive: ${line}`));
  return content;
}

export async function readManifest(folder: string, keys: BackupKeys): Promise<Manifest> {
  const [bytes = null, seal = null] = await Promise.all(
    [PART_NAMES.manifest, PART_NAMES.seal].map((name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        // It may well be an archive; the sentence about the rights says what to do.
        if (error.code === 'EACCES') throw error;
        return null;
      }),
    ),
  );
  if (bytes === null || seal === null)
    throw new StartupError([`${folder} is no archive, or its backup was broken off`]);
  if (sha256Hex(bytes) !== seal.toString('utf8').trim())
    throw new StartupError([`Archive: ${PART_NAMES.manifest} is damaged`]);
  const text = isEncrypted(bytes)
    ? await buffer(decryptBytes(Readable.from([bytes]), PART_NAMES.manifest, keys))
    : bytes;
  const parsed = manifestSchema.safeParse(parseJsonOrNull(text.toString('utf8')));
  if (!parsed.success)
    throw new StartupError([`${folder} is an archive of another program or version`]);
  return parsed.data;
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
