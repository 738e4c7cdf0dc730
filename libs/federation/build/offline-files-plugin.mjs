import { createHash } from 'node:crypto';
import { sharedNameOf } from './chunk-report-plugin.mjs';

/** Name of the file that lists what a front end needs without a network. */
export const OFFLINE_FILES = 'offline-files.json';

/** Imports that lead to pages no fitter opens, or to what shows files of the server. */
const OFFICE_IMPORT =
  /(?:^|[\\/])(?:admin|office|office-edit|office-table|beneficiary|registration|public-pages|pdf-viewer)(?:[\\/]|$)/;
const OFFICE_SHARED = '@pratiche/ui/office';

const KEPT = /\.(?:js|css|html|svg|png|woff2)$/;
/** Names with a hash do not change their content. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

/**
 * Writes the list of files that a device keeps of a release, with the release's name: the service
 * worker keeps all of them or none. What only the back office opens is left out.
 */
export class OfflineFilesPlugin {
  /**
   * @param entry name of the entry that pages start with
   * @param more further files by name
   */
  constructor({ entry, more = [] }) {
    this.entry = entry;
    this.more = more;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OfflineFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'OfflineFiles', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const needed = new Set([...this.more, ...listFitterFiles(compilation, this.entry)]);
          const files = [...needed]
            .filter((name) => KEPT.test(name) && assets[name] !== undefined)
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
}

const isForOffice = (group) =>
  sharedNameOf(group) === OFFICE_SHARED ||
  (group.origins.length > 0 &&
    group.origins.every(({ request }) => OFFICE_IMPORT.test(request ?? '')));

/** Files of every chunk that an import leads to, except through the back office. */
function listFitterFiles(compilation, entry) {
  const groups = new Set([compilation.entrypoints.get(entry)]);
  // Sets are walked in the order they grow: groups found on the way are walked too.
  for (const group of groups)
    for (const child of group.childrenIterable) if (!isForOffice(child)) groups.add(child);
  return [...groups].flatMap(({ chunks }) =>
    chunks.flatMap(({ files, auxiliaryFiles }) => [...files, ...auxiliaryFiles]),
  );
}
