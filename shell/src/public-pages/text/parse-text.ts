/** What a text page is made of; the small part of Markdown that our texts use. */
export type TextBlock =
  | { kind: 'title' | 'paragraph' | 'note'; text: string }
  | { kind: 'heading'; text: string; id: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] }
  | { kind: 'picture'; name: string; text: string };

export type InlinePart =
  { kind: 'text' | 'strong' | 'code'; text: string } | { kind: 'link'; text: string; href: string };

const PICTURE = /^!\[([^\]]*)\]\(([\w.-]+)\)$/;
const ITEM = /^(?:- |(\d+)\. )/;

/** Blocks are separated by blank lines; lines of a list each begin with `- ` or `1. `. */
export function parseText(source: string): TextBlock[] {
  return source
    .replace(/\r/g, '')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(parseBlock);
}

function parseBlock(block: string): TextBlock {
  if (block.startsWith('# ')) return { kind: 'title', text: block.slice(2) };
  if (block.startsWith('## ')) {
    const text = block.slice(3);
    return { kind: 'heading', text, id: toAnchor(text) };
  }
  const picture = PICTURE.exec(block);
  if (picture) return { kind: 'picture', text: picture[1] ?? '', name: picture[2] ?? '' };
  const item = ITEM.exec(block);
  if (item)
    return {
      kind: 'list',
      isOrdered: item[1] !== undefined,
      items: block.split(/\n(?=- |\d+\. )/).map((line) => joinLines(line.replace(ITEM, ''))),
    };
  return block.startsWith('> ')
    ? { kind: 'note', text: joinLines(block.replace(/^> ?/gm, '')) }
    : { kind: 'paragraph', text: joinLines(block) };
}

const joinLines = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

/** Name of a heading in addresses: no accents, no signs. */
export const toAnchor = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const INLINE = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** Own pages, e-mail and sites over https; nothing that runs. */
const SAFE_LINK = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

/** Bold, code and links of a line. */
export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    const [whole, strong, code, label, href] = found;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (label !== undefined && href !== undefined && SAFE_LINK.test(href))
      parts.push({ kind: 'link', text: label, href });
    else parts.push({ kind: 'text', text: label ?? whole });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** The words of a line alone, for searching. */
export const toPlainText = (text: string): string =>
  parseInline(text)
    .map((part) => part.text)
    .join('');
