import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartupError } from '../platform/config/index.js';

/** An archive is a folder: the manifest with its seal, the rows, and every file under its key. */
export const NAMES = { manifest: 'manifest.json', seal: 'manifest.sha256', rows: 'database.ndjson.gz', files: 'files', secrets: 'secrets' } as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const part = z.object({ size: z.int().min(0), sha256 });

const manifest = z.object({
  format: z.literal('pratiche-infissi-backup'),
  version: z.literal(1),
  created: z.iso.datetime(),
  /** Names of the migrations its schema stands on. */
  migrations: z.array(z.string()),
  /** Rows of each table. */
  tables: z.record(z.string().regex(/^[a-z0-9_]+$/), z.int().min(0)),
  database: part,
  files: z.array(part.extend({ key: z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/) })),
  secrets: z.array(part.extend({ name: z.string().regex(/^[a-z-]+$/) })),
  /** Keys rows speak of although the storage has no such file. */
  missing: z.array(z.string()),
});
export type Manifest = z.output<typeof manifest>;
export type Part = z.output<typeof part>;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Size and sum of a file on this machine. */
export async function partOf(path: string): Promise<Part> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { size: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** Written last: an archive without it was broken off. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const text = `${JSON.stringify(content, null, 1)}\n`;
  await writeFile(join(folder, NAMES.manifest), text, { mode: 0o600, flush: true });
  await writeFile(join(folder, NAMES.seal), `${digestOf(text)}\n`, { mode: 0o600, flush: true });
}

/** Reads the manifest and checks every byte it speaks of. @throws StartupError naming what is foreign or damaged */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const content = await readManifest(folder);
  const damaged: string[] = [];
  const check = async (name: string, { size, sha256: sum }: Part): Promise<void> => {
    const found = await partOf(join(folder, name)).catch(() => null);
    if (found === null) damaged.push(`${name} is missing`);
    else if (found.size !== size || found.sha256 !== sum) damaged.push(`${name} is damaged`);
  };
  await check(NAMES.rows, content.database);
  for (const file of content.files) await check(join(NAMES.files, file.key), file);
  for (const secret of content.secrets) await check(join(NAMES.secrets, secret.name), secret);
  if (damaged.length > 0) throw new StartupError(damaged.slice(0, 20).map((line) => `Archive: ${line}`));
  return content;
}

async function readManifest(folder: string): Promise<Manifest> {
  const [text, seal] = await Promise.all([NAMES.manifest, NAMES.seal].map((name) => readFile(join(folder, name), 'utf8').catch(() => null)));
  if (text === null || text === undefined || seal === null || seal === undefined) throw new StartupError([`${folder} is no archive, or its backup was broken off`]);
  if (digestOf(text) !== seal.trim()) throw new StartupError([`Archive: ${NAMES.manifest} is damaged`]);
  const parsed = manifest.safeParse(jsonOrNull(text));
  if (!parsed.success) throw new StartupError([`${folder} is an archive of another program or version`]);
  return parsed.data;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
