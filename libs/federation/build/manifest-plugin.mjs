/** Of `@module-federation/enhanced`, beside the manifest: the same facts once more, with places in the sources. */
const MANIFEST_STATS = 'mf-stats.json';

/** Keeps what only the build needs out of the folder that is published. */
export class ManifestPlugin {
  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Manifest', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'Manifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.deleteAsset(MANIFEST_STATS),
      );
    });
  }
}
