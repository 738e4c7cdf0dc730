import { createHash } from 'node:crypto';

/** Name of the file that lists what a front end needs without a network. */
export const OFFLINE_FILES = 'offline-files.json';

/** Code of pages that no fitter opens. */
export const OFFICE_CODE =
  /[\\/](?:libs[\\/]ui[\\/]src[\\/]office|mfe-wizard[\\/]src[\\/](?:admin|office-edit|beneficiary)|shell[\\/]src[\\/](?:registration|public-pages))[\\/]/;

const KEPT = /\.(?:js|css|html|svg|png|woff2|json)$/;
const NEVER = /^(?:chunks|first-files|offline-files)\.json$|^sw\.js$|^sw-/;
/** Names with a hash do not change their content. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

/**
 * Writes the list of files that a device keeps of a release, with the release's name: the service
 * worker keeps all of them or none. Code that matches `exclude` is for others than fitters.
 */
export class OfflineFilesPlugin {
  /** @param exclude pattern of the sources whose chunks are left out */
  constructor({ exclude }) {
    this.exclude = exclude;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OfflineFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the other plugins of the last stage.
        { name: 'OfflineFiles', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        (assets) => {
          const excluded = this.findExcludedFiles(compilation);
          const files = Object.keys(assets)
            .filter((name) => KEPT.test(name) && !NEVER.test(name) && !excluded.has(name))
            .sort();
          const sum = createHash('sha256');
          for (const name of files) {
            sum.update(`${name}\0`);
            if (!HASHED.test(name)) sum.update(assets[name].buffer());
          }
          const release = sum.digest('hex').slice(0, 16);
          const text = `${JSON.stringify({ release, files })}\n`;
          compilation.emitAsset(OFFLINE_FILES, new sources.RawSource(text));
        },
      );
    });
  }

  findExcludedFiles({ chunks, chunkGraph }) {
    const isExcluded = (chunk) =>
      !chunk.canBeInitial() &&
      [...chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
        this.exclude.test(module.nameForCondition() ?? ''),
      );
    return new Set(
      [...chunks].filter(isExcluded).flatMap(({ files, auxiliaryFiles }) => [
        ...files,
        ...auxiliaryFiles,
      ]),
    );
  }
}
