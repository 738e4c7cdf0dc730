import HtmlWebpackPlugin from 'html-webpack-plugin';
import { startupChunkGroups } from './startup-chunks.mjs';

/**
 * Adds preload links for the scripts every page of the host needs, so that the browser fetches them
 * in parallel instead of discovering them in turn. Lazy scripts of single pages are not included.
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
          // The entry has the highest priority: the files it requests itself, above all a remote,
          // then load together with the rest.
          for (const tag of groups.headTags)
            if (tag.tagName === 'script') tag.attributes.fetchpriority = 'high';
          const typeface = createTypefaceLink(Object.keys(compilation.assets));
          return { ...groups, headTags: [...groups.headTags, ...links, ...typeface] };
        },
      );
    });
  }
}

/**
 * Wide screens fetch the typeface beside the scripts, so that their first text is set in it; phones
 * fetch it after the page (`libs/ui/src/theme/typeface.ts`).
 */
const createTypefaceLink = (assets) =>
  assets
    .filter((name) => /-latin-wght-.*\.woff2$/.test(name))
    .map((name) =>
      HtmlWebpackPlugin.createHtmlTagObject('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
        media: '(min-width: 62em)',
        href: `/${name}`,
      }),
    );

function startupScripts(compilation) {
  const needed = startupChunkGroups(compilation.entrypoints.get('main'));
  const chunks = dedupeChunks([...new Set([...needed].flatMap((group) => group.chunks))], (chunk) =>
    chunkContent(compilation, chunk),
  );
  const files = chunks.flatMap((chunk) => [...chunk.files]);
  return [...new Set(files)].filter((name) => name.endsWith('.js') && name !== 'main.js');
}

/** Names of the modules in a chunk; a chunk without modules is compared by identity. */
const chunkContent = ({ chunkGraph }, chunk) =>
  [...chunkGraph.getChunkModulesIterable(chunk)]
    .map((module) => module.identifier())
    .sort()
    .join('\n') || chunk;

/**
 * Removes chunks with the same content: once one is loaded, the browser would fetch the others in
 * vain and log a warning in the console.
 */
export function dedupeChunks(chunks, contentOfChunk) {
  const contents = chunks.map(contentOfChunk);
  return chunks.filter((_, index) => contents.indexOf(contents[index]) === index);
}
