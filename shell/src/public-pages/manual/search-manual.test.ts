import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { OWNER_PLACEHOLDERS } from '../legal/fill-owner.js';
import { parseInline, parseText, type TextBlock } from '../text/parse-text.js';
import { MANUAL_CHAPTERS } from './manual-chapters.js';
import { MANUAL_PICTURES } from './manual-pictures.js';
import { listSections, markMatches, searchManual } from './search-manual.js';

const read = (slug: string): TextBlock[] =>
  parseText(readFileSync(join(__dirname, 'chapters', `${slug}.md`), 'utf8'));
const sections = MANUAL_CHAPTERS.flatMap((chapter) => listSections(chapter, read(chapter.slug)));
const find = (query: string): string[] =>
  searchManual(sections, query).map(({ chapter, anchor }) => `${chapter.slug}#${anchor}`);

describe('the search of the manual', () => {
  it.each([
    ['due pratiche', 'domande-frequenti#quando-servono-due-pratiche'],
    ['è gtot', 'domande-frequenti#che-cosa-e-gtot'],
    ['SUPERFICIE SERRAMENTO telaio', 'domande-frequenti#quale-superficie-indico'],
    ['codici di recupero', 'registrazione#accedere-con-due-passaggi'],
    ['whatsapp', 'link-al-cliente#mandarlo'],
    ['tapparelle', 'nuova-pratica#i-prodotti'],
    ['tapparella', 'nuova-pratica#i-prodotti'],
    ['persiane', 'nuova-pratica#i-prodotti'],
    ['persiana', 'nuova-pratica#i-prodotti'],
    ['zanzariera', 'nuova-pratica#i-prodotti'],
    ['cassonetti', 'nuova-pratica#i-prodotti'],
    ['condominio', 'domande-frequenti#l-immobile-e-un-appartamento-in-condominio'],
    ['rimborso', 'domande-frequenti#quando-arriva-il-rimborso'],
  ])('finds first for «%s» %s', (query, section) => {
    expect(find(query)[0]).toBe(section);
  });

  it('puts titles first, and ignores accents and case', () => {
    expect(find('eta')).toEqual(find('ETÀ'));
    expect(find('scadenze')[0]).toBe('scadenze#');
  });

  it.each(['', ' ', 'a', 'zzzz inesistente'])('finds nothing for «%s»', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('shows whole words around the match and marks them', () => {
    const [hit] = searchManual(sections, 'whatsapp');
    expect(hit?.excerpt).toMatch(/WhatsApp/);
    expect(
      markMatches('Città e WhatsApp', 'whatsapp citta').filter(({ isMatch }) => isMatch),
    ).toEqual([
      { text: 'Città', isMatch: true },
      { text: 'WhatsApp', isMatch: true },
    ]);
  });
});

describe('the texts of the public pages', () => {
  it.each(MANUAL_CHAPTERS.map(({ slug, title }) => [slug, title]))(
    'of the chapter %s begin with its title and show known pictures',
    (slug, title) => {
      const blocks = read(slug);
      expect(blocks[0]).toEqual({ kind: 'title', text: title });
      expect(blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : []))).toEqual(
        blocks.flatMap((block) =>
          block.kind === 'picture' && block.name in MANUAL_PICTURES && block.text.length > 10
            ? [block.name]
            : [],
        ),
      );
    },
  );

  it('use every picture, and all of them are smaller than 600 kB together', () => {
    const used = MANUAL_CHAPTERS.flatMap(({ slug }) => read(slug)).flatMap((block) =>
      block.kind === 'picture' ? [block.name] : [],
    );
    expect(used.sort()).toEqual(Object.keys(MANUAL_PICTURES).sort());
    const folder = join(__dirname, 'pictures');
    const files = readdirSync(folder);
    expect(files.map((name) => name.replace('.webp', '')).sort()).toEqual(used);
    expect(files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)).toBeLessThan(
      600_000,
    );
  });

  it('about the owner name only what is filled in, and link to addresses that exist', () => {
    const folder = join(__dirname, '../legal/texts');
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), 'utf8');
      for (const [, placeholder] of text.matchAll(/\{(\w+)\}/g))
        expect(OWNER_PLACEHOLDERS).toContain(placeholder);
    }
    const own = [
      '/privacy',
      '/cookie',
      '/termini',
      '/accessibilita',
      '/register',
      '/prezzi',
      '/verify-signature',
    ];
    const texts = [
      ...readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
      ...MANUAL_CHAPTERS.map(({ slug }) =>
        readFileSync(join(__dirname, 'chapters', `${slug}.md`), 'utf8'),
      ),
    ];
    for (const part of texts.flatMap(parseInline))
      if (part.kind === 'link' && part.href.startsWith('/')) expect(own).toContain(part.href);
  });
});
