import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

/** Age at which a search that found nothing looks into the folders again. */
const RESCAN_MS = 30_000;

/**
 * Finds the map of a served file. Chunks have their content in their name; of files that keep their
 * name (`remoteEntry.js`) the one counts whose front end or release is in the path.
 */
export class SourceMapIndex {
  private byName = new Map<string, string[]>();
  private scannedAt = 0;

  /** @param folders each with `<front end>/[<release>/]<file>.map` below */
  constructor(private readonly folders: readonly string[]) {}

  findMap(path: string): string | null {
    const name = `${basename(path)}.map`;
    if (!this.byName.has(name) && Date.now() - this.scannedAt > RESCAN_MS) this.scanFolders();
    const found = this.byName.get(name) ?? [];
    if (isHashed(name)) return found[0] ?? null;
    const segments = new Set(path.split('/').slice(1, -1));
    const named = found.filter((file) => file.split(sep).some((one) => segments.has(one)));
    const [only] = named.length > 0 ? named : found;
    return named.length > 1 || (named.length === 0 && found.length > 1) ? null : (only ?? null);
  }

  private scanFolders(): void {
    this.scannedAt = Date.now();
    this.byName = Map.groupBy(
      this.folders.flatMap((folder) => listMaps(folder)),
      (file) => basename(file),
    );
  }
}

const isHashed = (name: string): boolean => /\.[0-9a-f]{8,}\.js\.map$/.test(name);

function listMaps(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.map'))
      .map((name) => join(folder, name));
  } catch {
    // A set-up without maps: errors are logged with the places in the served files.
    return [];
  }
}
