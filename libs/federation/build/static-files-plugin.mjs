import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Puts the files of a folder into the build under their own names. */
export class StaticFilesPlugin {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StaticFiles', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      compilation.hooks.processAssets.tap(
        { name: 'StaticFiles', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const name of readdirSync(this.folder))
            compilation.emitAsset(
              name,
              new sources.RawSource(readFileSync(path.join(this.folder, name))),
            );
        },
      );
    });
  }
}
