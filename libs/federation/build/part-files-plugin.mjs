import HtmlWebpackPlugin from 'html-webpack-plugin';
import { consumedParts, sharedNameOf } from './chunk-report-plugin.mjs';
import { ON_DEMAND } from './shared-modules.mjs';
import { startupChunkGroups } from './startup-chunks.mjs';

/** Chunk names of parts within the shared ones that the host may fetch early. */
const NAMED_PARTS = ['office-table'];

/**
 * Names in the host's page the files of the parts that load later, so that the host can fetch those
 * of the opened page while it starts itself (`shell/src/app/preload-remote.ts`).
 */
export class PartFilesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PartFiles', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PartFiles', (groups) => {
        const tags = [...partFiles(compilation)].map(([part, files]) =>
          HtmlWebpackPlugin.createHtmlTagObject('meta', {
            name: `files of ${part}`,
            content: files.join(' '),
          }),
        );
        return { ...groups, headTags: [...groups.headTags, ...tags] };
      });
    });
  }
}

/** The files of each part with those of the parts it needs, but without those of every page. */
function partFiles(compilation) {
  const entry = compilation.entrypoints.get('main');
  const start = scripts(startupChunkGroups(entry));
  const groups = new Map(
    [...entry.childrenIterable].filter(isOffered).map((group) => [sharedNameOf(group), group]),
  );
  for (const part of NAMED_PARTS) {
    const group = compilation.namedChunkGroups.get(part);
    if (group === undefined) throw new Error(`No chunk has the name ${part}`);
    groups.set(part, group);
  }
  const withNeeded = (part) => {
    const needed = new Set([part]);
    // Sets are walked in the order they grow.
    for (const one of needed)
      for (const name of consumedParts(compilation, groups.get(one).chunks)) needed.add(name);
    return [...needed].map((name) => groups.get(name));
  };
  return new Map(
    [...groups.keys()].map((part) => [
      part,
      scripts(withNeeded(part)).filter((name) => !start.includes(name)),
    ]),
  );
}

/** A part on demand as the host offers it, rather than a copy that replaces another's. */
const isOffered = (group) =>
  ON_DEMAND.has(sharedNameOf(group)) &&
  group.origins.some(({ module }) => module?.type === 'provide-module');

const scripts = (groups) =>
  [
    ...new Set([...groups].flatMap(({ chunks }) => chunks.flatMap(({ files }) => [...files]))),
  ].filter((name) => name.endsWith('.js'));
