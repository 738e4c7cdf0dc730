import { isSharedChunkGroup } from './chunk-report-plugin.mjs';

/** Name of the file beside a remote's entry; the host reads it (`shell/src/app/preload-remote.ts`). */
export const FIRST_FILES = 'first-files.json';

/**
 * Writes down which files a remote's pages need beside its entry and what is shared, so that the host has them fetched
 * while it is still coming itself, instead of learning of them from the entry.
 */
export class FirstFilesPlugin {
  /** @param entry name of the remote's entry */
  constructor(entry) {
    this.entry = entry;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'FirstFiles', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const own = [...compilation.entrypoints.get(this.entry).childrenIterable].filter(
            (group) => !isSharedChunkGroup(group),
          );
          const files = own
            .flatMap(({ chunks }) => chunks)
            .flatMap((chunk) => [...chunk.files])
            .filter((name) => name.endsWith('.js'));
          compilation.emitAsset(
            FIRST_FILES,
            new sources.RawSource(`${JSON.stringify([...new Set(files)].sort())}\n`),
          );
        },
      );
    });
  }
}
