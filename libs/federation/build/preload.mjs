import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Names every script of the host in its page, so that the browser fetches them side by side instead of
 * learning of them one after the other.
 */
export class PreloadScripts {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadScripts', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadScripts', (groups) => {
        const scripts = compilation.getAssets().map(({ name }) => name).filter((name) => name.endsWith('.js') && name !== 'main.js');
        const links = scripts.map((name) => HtmlWebpackPlugin.createHtmlTagObject('link', { rel: 'preload', as: 'script', href: `/${name}` }));
        return { ...groups, headTags: [...groups.headTags, ...links] };
      });
    });
  }
}
