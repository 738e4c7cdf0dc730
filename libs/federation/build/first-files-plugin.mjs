import { consumedParts, isSharedChunkGroup } from './chunk-report-plugin.mjs';

/** Name of the file beside a remote's entry; the host reads it (`shell/src/app/preload-remote.ts`). */
export const FIRST_FILES = 'first-files.json';

/**
 * Writes a list of the files that a remote's pages need besides its entry, and of the parts shared
 * on demand that they wait for, so that the host can preload both while it starts, before the
 * remote's entry has loaded.
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
          const own = [...compilation.entrypoints.get(this.entry).childrenIterable]
            .filter((group) => !isSharedChunkGroup(group))
            .flatMap(({ chunks }) => chunks);
          const files = own
            .flatMap((chunk) => [...chunk.files])
            .filter((name) => name.endsWith('.js'));
          const names = [...new Set([...files, ...consumedParts(compilation, own)])].sort();
          compilation.emitAsset(FIRST_FILES, new sources.RawSource(`${JSON.stringify(names)}\n`));
        },
      );
    });
  }
}
