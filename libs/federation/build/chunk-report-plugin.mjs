import { ON_DEMAND } from './shared-modules.mjs';

/** Modules through which a build reaches what host and remotes share. */
export const SHARING = new Set(['consume-shared-module', 'provide-module']);

/** Name of the file in the build's folder. */
export const CHUNK_REPORT = 'chunks.json';

/**
 * Reports which files of a build are its own code, counted for every remote, and which exist only
 * for shared libraries, counted once. `everything` includes what those load on demand.
 */
export class ChunkReportPlugin {
  /**
   * @param entry the entry whose code is counted; the standalone page of a remote is not counted
   */
  constructor(entry) {
    this.entry = entry;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkReport', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ChunkReport', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = `${JSON.stringify(buildReport(compilation, this.entry), null, 1)}\n`;
          compilation.emitAsset(CHUNK_REPORT, new compiler.webpack.sources.RawSource(text));
        },
      );
    });
  }
}

const sharing = (group) => group.origins.filter(({ module }) => module && SHARING.has(module.type));

/** Only there for what host and remotes share. */
export const isSharedChunkGroup = (group) =>
  sharing(group).length > 0 && sharing(group).length === group.origins.length;

/** Name of the shared module a group is there for; `undefined` for own code. */
export const sharedNameOf = (group) =>
  isSharedChunkGroup(group) ? nameOf(sharing(group)[0]?.module) : undefined;

/** Names of the parts shared on demand that the code of these chunks waits for. */
export const consumedParts = ({ chunkGraph }, chunks) =>
  chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .filter(({ type }) => type === 'consume-shared-module')
    .map(({ options }) => options.shareKey)
    .filter((name) => ON_DEMAND.has(name));

/** Libraries that a page fetches only when something is opened; their size is fixed by their version. */
const OPENED_LATER = ['pdfjs-dist'];

/** Name of such a library whose code a chunk holds; `undefined` for every other chunk. */
const findOpenedLater = ({ chunkGraph }, chunk) =>
  OPENED_LATER.find((name) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
      (module.rootModule ?? module).resource?.includes(`/node_modules/${name}/`),
    ),
  );

function buildReport(compilation, entry) {
  const start = compilation.entrypoints.get(entry);
  const files = (chunks) =>
    [...new Set(chunks.flatMap((chunk) => [...chunk.files]))]
      .filter((name) => name.endsWith('.js'))
      .sort();
  const [own, shared] = [new Set([start]), new Map()];
  // Sets are walked in the order they grow: groups found on the way are walked too.
  for (const group of own) {
    for (const child of group.childrenIterable) {
      if (isSharedChunkGroup(child)) shared.set(child, sharedNameOf(child));
      else own.add(child);
    }
  }
  const entryFiles = files(start.chunks);
  const ownChunks = [...new Set([...own].flatMap(({ chunks }) => chunks))];
  const openedLater = Map.groupBy(ownChunks, (chunk) => findOpenedLater(compilation, chunk));
  const ownFiles = files(openedLater.get(undefined) ?? []).filter(
    (name) => !entryFiles.includes(name),
  );
  const counted = new Set([...entryFiles, ...ownFiles]);
  const byName = Map.groupBy(shared, ([, name]) => name);
  const listed = (isListed) =>
    [...byName.keys()]
      .filter(isListed)
      .sort()
      .map((name) => ({
        name,
        files: files(byName.get(name).flatMap(([{ chunks }]) => chunks)).filter(
          (file) => !counted.has(file),
        ),
      }));
  return {
    entry: entryFiles,
    own: ownFiles,
    shared: listed((name) => !ON_DEMAND.has(name)),
    // Fetched by the pages that need it, on top of the rest.
    onDemand: [
      ...listed((name) => ON_DEMAND.has(name)),
      ...OPENED_LATER.filter((name) => openedLater.has(name)).map((name) => ({
        name,
        files: files(openedLater.get(name)),
      })),
    ],
    // Listed here, because the folder may also contain files of earlier builds.
    everything: files(
      [...compilation.chunks].filter((chunk) => findOpenedLater(compilation, chunk) === undefined),
    ),
  };
}

const nameOf = (module) => module?.options?.shareKey ?? module?._name ?? 'unknown';
