import HtmlWebpackPlugin from 'html-webpack-plugin';
import { startupChunkGroups } from './startup-chunks.mjs';

/**
 * Names the scripts every page of the host needs in its page, so that the browser fetches them side by side instead of
 * learning of them one after the other. What a page loads when it is wanted is not among them.
 */
export class PreloadScriptsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadScripts', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(
        'PreloadScripts',
        (groups) => {
          const links = startupScripts(compilation).map((name) =>
            HtmlWebpackPlugin.createHtmlTagObject('link', {
              rel: 'preload',
              as: 'script',
              href: `/${name}`,
            }),
          );
          // The entry before all of it: what it asks for itself, a remote above all, comes along with the rest then.
          for (const tag of groups.headTags)
            if (tag.tagName === 'script') tag.attributes.fetchpriority = 'high';
          return { ...groups, headTags: [...groups.headTags, ...links] };
        },
      );
    });
  }
}

function startupScripts(compilation) {
  const needed = startupChunkGroups(compilation.entrypoints.get('main'));
  const chunks = dedupeChunks([...new Set([...needed].flatMap((group) => group.chunks))], (chunk) =>
    chunkContent(compilation, chunk),
  );
  const files = chunks.flatMap((chunk) => [...chunk.files]);
  return [...new Set(files)].filter((name) => name.endsWith('.js') && name !== 'main.js');
}

/** Names of the modules in a chunk; of one without any, nothing to compare. */
const chunkContent = ({ chunkGraph }, chunk) =>
  [...chunkGraph.getChunkModulesIterable(chunk)]
    .map((module) => module.identifier())
    .sort()
    .join('\n') || chunk;

/**
 * Chunks of the same content stand for each other once one is loaded: the browser would fetch the others for nothing,
 * and say so in the console.
 */
export function dedupeChunks(chunks, contentOfChunk) {
  const contents = chunks.map(contentOfChunk);
  return chunks.filter((_, index) => contents.indexOf(contents[index]) === index);
}
