import HtmlWebpackPlugin from 'html-webpack-plugin';
import { isShared } from './chunk-report.mjs';

/**
 * Names the scripts every page of the host needs in its page, so that the browser fetches them side by side instead of
 * learning of them one after the other. What a page loads when it is wanted is not among them.
 */
export class PreloadScripts {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadScripts', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadScripts', (groups) => {
        const links = atStart(compilation).map((name) => HtmlWebpackPlugin.createHtmlTagObject('link', { rel: 'preload', as: 'script', href: `/${name}` }));
        return { ...groups, headTags: [...groups.headTags, ...links] };
      });
    });
  }
}

/** Scripts of what the entry imports, and of what is shared and needed for that. */
function atStart(compilation) {
  const entry = compilation.entrypoints.get('main');
  const needed = new Set([entry, ...entry.childrenIterable]);
  for (const group of needed) for (const child of group.childrenIterable) if (isShared(child)) needed.add(child);
  const files = [...needed].flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files)].filter((name) => name.endsWith('.js') && name !== 'main.js');
}
