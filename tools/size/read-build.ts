import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildSize } from './budget.ts';

interface Chunks {
  entry: string[];
  own: string[];
  shared: { name: string; files: string[] }[];
  everything: string[];
}

/** Files of our libraries that a built front end begins with (`libs/federation/build`). */
export const readStartSources = (root: string, name: string): string[] =>
  JSON.parse(readFileSync(join(root, name, 'dist/start-sources.json'), 'utf8')) as string[];

/** Reads the sizes of a built front end from its folder; each file counts once, with the first part that has it. */
export function readBuildSize(root: string, name: string): BuildSize {
  const dist = join(root, name, 'dist');
  const chunks = JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8')) as Chunks;
  const counted = new Set<string>();
  const zipped = (file: string): number =>
    gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const bytes = (files: readonly string[]): number =>
    files
      .filter((file) => !counted.has(file))
      .reduce((total, file) => {
        counted.add(file);
        return total + zipped(file);
      }, 0);
  return {
    name,
    start: listStartScripts(dist).reduce((total, file) => total + zipped(file), 0),
    entry: bytes(chunks.entry),
    own: bytes(chunks.own),
    shared: chunks.shared
      .map(({ name: part, files }) => ({ name: part, bytes: bytes(files) }))
      .filter((part) => part.bytes > 0),
    everything: chunks.everything.reduce((total, file) => total + zipped(file), 0),
  };
}

/** Scripts that the page of a build names, to run or to have beforehand. */
const listStartScripts = (dist: string): string[] => [
  ...new Set(
    [
      ...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(
        /(?:href|src)="\/?([\w.-]+\.js)"/g,
      ),
    ].map(([, file]) => file ?? ''),
  ),
];
