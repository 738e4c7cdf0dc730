import { inflateSync } from 'node:zlib';

/**
 * Reads the text of a PDF written by pdfkit with embedded fonts: page by page, one line per piece
 * of text. It uses the fonts' ToUnicode maps, so the result equals the text a user copies from the
 * document.
 */
export function pdfPages(file: Buffer): string[] {
  const objects = readObjects(file);
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
    .map(({ dictionary }) => {
      const content =
        objects.get(reference(dictionary, 'Contents'))?.stream?.toString('latin1') ?? '';
      const resources = objects.get(reference(dictionary, 'Resources'))?.dictionary ?? dictionary;
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
          const font = objects.get(Number(id))?.dictionary ?? '';
          return [
            name as string,
            unicodeMap(objects.get(reference(font, 'ToUnicode'))?.stream?.toString('latin1') ?? ''),
          ];
        }),
      );
      return shownText(content, fonts);
    });
}

/** All text of a PDF as a single line of words. */
export const pdfText = (file: Buffer): string =>
  pdfPages(file).join(' ').replace(/\s+/g, ' ').trim();

/** Structure tags (`H1`, `P`, `TH` …) in the order in which they were written. */
export const pdfTags = (file: Buffer): string[] =>
  [...readObjects(file).values()].flatMap(
    ({ dictionary }) => /\/S \/([A-Za-z0-9]+)/.exec(dictionary)?.[1] ?? [],
  );

interface PdfObject {
  dictionary: string;
  stream: Buffer | null;
}

function readObjects(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?<=^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('\nendobj', start);
    const body = text.slice(start, end);
    const at = body.indexOf('\nstream\n');
    const length = Number(/\/Length (\d+)/.exec(body)?.[1] ?? 0);
    const raw = at < 0 ? null : file.subarray(start + at + 8, start + at + 8 + length);
    objects.set(Number(match[1]), {
      dictionary: at < 0 ? body : body.slice(0, at),
      stream: raw && (body.includes('/FlateDecode') ? inflateSync(raw) : raw),
    });
  }
  return objects;
}

const reference = (dictionary: string, key: string): number =>
  Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? -1);

function unicodeMap(cmap: string): Map<number, string> {
  const map = new Map<number, string>();
  for (const [, block] of cmap.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, from, , list] of (block ?? '').matchAll(
      /<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g,
    )) {
      [...(list ?? '').matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex], index) =>
        map.set(
          parseInt(from as string, 16) + index,
          Buffer.from((hex ?? '').replaceAll(' ', ''), 'hex')
            .swap16()
            .toString('utf16le'),
        ),
      );
    }
  }
  return map;
}

function shownText(
  content: string,
  fonts: ReadonlyMap<string, ReadonlyMap<number, string>>,
): string {
  let font: ReadonlyMap<number, string> | undefined;
  let text = '';
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name);
    else
      text += `${[...(shown ?? '').matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex]) =>
          (hex ?? '')
            .match(/.{4}/g)
            ?.map((code) => font?.get(parseInt(code, 16)) ?? '�')
            .join(''),
        )
        .join('')}\n`;
  }
  return text;
}
