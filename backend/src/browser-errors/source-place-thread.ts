import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { parentPort } from 'node:worker_threads';

/** Asks for the source of places in a served file. */
export interface PlacesQuestion {
  id: number;
  map: string;
  places: readonly { line: number; column: number }[];
}
export interface PlacesAnswer {
  id: number;
  /** `mfe-lists/src/list/Row.tsx:12:5`, or `null` for a place that no source has. */
  sources: (string | null)[];
}

/** Maps are megabytes: the last few are kept. */
const KEPT_MAPS = 4;
const maps = new Map<string, SourceMap>();

parentPort?.on('message', ({ id, map, places }: PlacesQuestion) => {
  const answer: PlacesAnswer = { id, sources: places.map((place) => findSource(map, place)) };
  parentPort?.postMessage(answer);
});

function findSource(file: string, { line, column }: PlacesQuestion['places'][number]) {
  try {
    const entry = openMap(file).findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return null;
    const source = entry.originalSource.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  } catch {
    return null;
  }
}

function openMap(file: string): SourceMap {
  const known = maps.get(file);
  maps.delete(file);
  const map = known ?? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as never);
  maps.set(file, map);
  const [oldest] = maps.keys();
  if (maps.size > KEPT_MAPS && oldest !== undefined) maps.delete(oldest);
  return map;
}
