import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const TEMPLATES = resolve(import.meta.dirname, '../../docker/front-end');

/**
 * The text of an nginx site: the template the images use, with its `${WORDS}` filled in as their
 * entrypoint does.
 * @throws on a word without a value
 */
export async function renderNginxSite(
  template: 'shell' | 'remote',
  words: Readonly<Record<string, string>>,
): Promise<string> {
  const text = await readFile(join(TEMPLATES, `${template}.conf.template`), 'utf8');
  const code = text.replaceAll(/^#.*$/gm, '');
  return code.replaceAll(/\$\{([A-Z_]+)\}/g, (_, word: string) => {
    const value = words[word];
    if (value === undefined) throw new Error(`${template}.conf.template needs ${word}`);
    return value;
  });
}
