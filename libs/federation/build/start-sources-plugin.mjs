import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { startupChunkGroups } from './startup-chunks.mjs';

const LIBRARIES = fileURLToPath(new URL('../../', import.meta.url));

/** Name of the file in the build's folder; `tools/size` reads it. */
export const START_SOURCES = 'start-sources.json';

/** Lists the files of our libraries whose code the first page of a build waits for. */
export class StartSourcesPlugin {
  /** @param entry name of the host's or the remote's entry */
  constructor(entry) {
    this.entry = entry;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StartSources', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'StartSources', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const names = startSources(compilation, compilation.entrypoints.get(this.entry));
          compilation.emitAsset(START_SOURCES, new sources.RawSource(`${JSON.stringify(names)}\n`));
        },
      );
    });
  }
}

function startSources({ chunkGraph }, entry) {
  const chunks = [entry, ...startupChunkGroups(entry)].flatMap((group) => group.chunks);
  const files = chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    // Modules that are joined into one are still files of their own.
    .flatMap((module) => module.modules ?? [module])
    .map((module) => module.nameForCondition?.() ?? '')
    .filter((file) => file.startsWith(LIBRARIES))
    .map((file) => path.relative(LIBRARIES, file).replaceAll(path.sep, '/'));
  return [...new Set(files)].sort();
}
