import { matchesSearch, normalizeSearchText } from '@pratiche/domain';
import { toPlainText, type TextBlock } from '../text/parse-text.js';
import type { ManualChapter } from './manual-chapters.js';

/** A heading with the text below it. */
export interface ManualSection {
  chapter: ManualChapter;
  /** Empty for the text before the first heading. */
  anchor: string;
  title: string;
  text: string;
}

export interface ManualHit extends ManualSection {
  /** Some words around the first match. */
  excerpt: string;
}

/** Cuts a chapter into its sections. */
export function listSections(
  chapter: ManualChapter,
  blocks: readonly TextBlock[],
): ManualSection[] {
  const sections: ManualSection[] = [{ chapter, anchor: '', title: chapter.title, text: '' }];
  for (const block of blocks) {
    if (block.kind === 'heading')
      sections.push({ chapter, anchor: block.id, title: block.text, text: '' });
    const last = sections.at(-1);
    if (last) last.text = `${last.text} ${wordsOf(block)}`.trim();
  }
  return sections;
}

function wordsOf(block: TextBlock): string {
  if (block.kind === 'list') return block.items.map(toPlainText).join(' ');
  return block.kind === 'paragraph' || block.kind === 'note' ? toPlainText(block.text) : '';
}

/** Sections with every word of the query, those with all of them in the title first. */
export function searchManual(sections: readonly ManualSection[], query: string): ManualHit[] {
  if (normalizeSearchText(query).length < 2) return [];
  const hits = sections
    .filter(({ title, text }) => matchesSearch(`${title} ${text}`, query))
    .map((section) => ({ ...section, excerpt: cutExcerpt(section.text, query) }));
  const isInTitle = ({ title }: ManualHit): boolean => matchesSearch(title, query);
  return [...hits.filter(isInTitle), ...hits.filter((hit) => !isInTitle(hit))];
}

const EXCERPT_WORDS = 24;

/** Whole words, beginning a few before the first that matches. */
function cutExcerpt(text: string, query: string): string {
  const words = text.split(' ');
  const wanted = normalizeSearchText(query).split(' ');
  const at = words.findIndex((word) =>
    wanted.some((one) => normalizeSearchText(word).includes(one)),
  );
  const from = Math.max(0, at - 6);
  const cut = words.slice(from, from + EXCERPT_WORDS).join(' ');
  return `${from > 0 ? '… ' : ''}${cut}${from + EXCERPT_WORDS < words.length ? ' …' : ''}`;
}

/** A text as parts, of which those that match a word of the query are marked. */
export function markMatches(text: string, query: string): { text: string; isMatch: boolean }[] {
  const wanted = normalizeSearchText(query)
    .split(' ')
    .filter((word) => word.length > 1);
  return text
    .split(/(\s+)/)
    .filter((part) => part !== '')
    .map((part) => ({
      text: part,
      isMatch: wanted.some((word) => normalizeSearchText(part).includes(word)),
    }));
}
