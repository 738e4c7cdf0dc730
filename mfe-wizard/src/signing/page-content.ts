import type { PDFPageProxy } from 'pdfjs-dist';

type StructTree = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type StructNode = StructTree['children'][number];

/** A node of the tree with what pdf.js hands over beside its types. */
interface TaggedNode {
  role: string;
  alt?: string;
  scope?: keyof typeof SCOPES;
  children: StructNode[];
}

const SCOPES = { Row: 'row', Column: 'col', Both: 'col' } as const;

/** A part of a page as it is tagged in the PDF: headings, paragraphs, lists, tables. */
export interface PageElement {
  tag: 'h2' | 'h3' | 'p' | 'ul' | 'li' | 'table' | 'tr' | 'th' | 'td' | 'span';
  children: readonly PageContent[];
  /** Says what a `th` heads. */
  scope?: 'col' | 'row';
}
export type PageContent = string | PageElement;

/** Tags of PDF (ISO 32000, 14.8.4); what is not here has no border of its own. */
const TAGS: Readonly<Record<string, PageElement['tag']>> = {
  H1: 'h2',
  H2: 'h3',
  H3: 'h3',
  P: 'p',
  L: 'ul',
  LI: 'li',
  Lbl: 'span',
  LBody: 'span',
  Table: 'table',
  TR: 'tr',
  TH: 'th',
  TD: 'td',
  Figure: 'p',
};

/**
 * Reads a page by the tags of its PDF, so that what is read aloud is what is signed: a tag says what
 * its lines do not, such as which box is ticked. A page without tags is one paragraph.
 */
export function readPageContent(tree: StructTree | null, { items }: TextContent): PageContent[] {
  const texts = readMarkedTexts(items);
  const content = tree === null ? [] : tree.children.flatMap((node) => toContent(node, texts));
  if (content.length > 0) return content;
  const whole = joinLines(items.map((item) => ('str' in item ? toText(item) : '')).join(''));
  return whole === '' ? [] : [{ tag: 'p', children: [whole] }];
}

function toContent(node: StructNode, texts: ReadonlyMap<string, string>): PageContent[] {
  if ('id' in node) return [texts.get(node.id) ?? ''].filter((text) => text !== '');
  const { role, alt, scope, children } = node as TaggedNode;
  const inside = alt === undefined ? children.flatMap((child) => toContent(child, texts)) : [alt];
  const tag = TAGS[role];
  if (tag === undefined || (inside.length === 0 && tag !== 'td')) return inside;
  return [{ tag, children: inside, ...(scope === undefined ? {} : { scope: SCOPES[scope] }) }];
}

/** The words of each piece of marked content, by its id in the tree of tags. */
function readMarkedTexts(items: TextContent['items']): Map<string, string> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((candidate) => candidate !== undefined);
      if (id !== undefined) texts.set(id, (texts.get(id) ?? '') + toText(item));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push((item as { id?: string }).id);
  }
  return new Map([...texts].map(([id, text]) => [id, joinLines(text)]));
}

const toText = ({ str, hasEOL }: { str: string; hasEOL: boolean }): string =>
  hasEOL ? `${str}\n` : str;

/** The lines of a paragraph follow each other without a blank at their end; they flow as one. */
const joinLines = (text: string): string =>
  text
    .replace(/(\S)\n/g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
