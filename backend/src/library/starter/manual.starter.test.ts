import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { BUILT_IN_SETTINGS, createAllRules } from '@pratiche/domain';
import { pdfPages, pdfTags } from '../../../test/kit/pdf-text.js';
import { PAGE_MARGINS } from '../../platform/pdf/pdf-style.constants.js';
import { renderStarter } from '../starter-file.service.js';
import { MANUAL_CHAPTERS } from './manual-chapters.constants.js';
import { manual, PICTURE_HEIGHT } from './manual.starter.js';

const WEB_MANUAL = join(import.meta.dirname, '../../../../shell/src/public-pages/manual/chapters');
const PICTURES = MANUAL_CHAPTERS.flatMap(({ pictures }) => pictures);

/** Between the margins of an A4 page, in points. */
const PAGE_WIDTH = 595.28 - PAGE_MARGINS.left - PAGE_MARGINS.right;

/** Pixels, from the frame header of a baseline or progressive JPEG. */
function readJpegSize(bytes: Buffer): { width: number; height: number } {
  const frame = bytes.findIndex(
    (byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1] ?? 0),
  );
  return { height: bytes.readUInt16BE(frame + 5), width: bytes.readUInt16BE(frame + 7) };
}

describe('manual to print', () => {
  let file: Buffer;
  let pages: string[];
  beforeAll(async () => {
    file = await renderStarter(manual, createAllRules(BUILT_IN_SETTINGS));
    pages = pdfPages(file);
  });

  it('has a few pages and can be mailed', () => {
    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(pages.length).toBeLessThanOrEqual(8);
    // Pictures in print quality; every mail server takes this.
    expect(file.length).toBeLessThan(1_500_000);
  });

  it('prints every picture with at least 200 dots an inch', () => {
    for (const { file: name } of PICTURES) {
      const bytes = readFileSync(join(import.meta.dirname, 'pictures', `${name}.jpg`));
      const { width, height } = readJpegSize(bytes);
      const printed = Math.min(PAGE_WIDTH, (PICTURE_HEIGHT * width) / height);
      expect((width / printed) * 72).toBeGreaterThanOrEqual(200);
    }
  });

  it('begins with what is inside, and names each chapter again as its heading', () => {
    for (const { title } of MANUAL_CHAPTERS) {
      expect(pages[0]).toContain(title);
      expect(pages.join(' ').split(title).length - 1).toBeGreaterThanOrEqual(2);
    }
    expect(pages.at(-1)).toContain('Bonifico parlante');
    // The list of contents and the words of the field are headings too.
    expect(pdfTags(file).filter((tag) => tag === 'H2')).toHaveLength(MANUAL_CHAPTERS.length + 2);
  });

  it('shows every chapter but the questions, with words for screen readers', () => {
    expect(MANUAL_CHAPTERS.filter(({ pictures }) => pictures.length === 0)).toEqual([
      MANUAL_CHAPTERS.at(-1),
    ]);
    expect(pdfTags(file).filter((tag) => tag === 'Figure')).toHaveLength(PICTURES.length);
    expect(PICTURES.every(({ alt }) => alt.length > 10)).toBe(true);
    expect(file.toString('latin1').match(/\/Alt \(/g)).toHaveLength(PICTURES.length);
  });

  it('has the chapters and the pictures of the manual on the web', () => {
    const texts = globSync('*.md', { cwd: WEB_MANUAL }).map((name) =>
      readFileSync(join(WEB_MANUAL, name), 'utf8'),
    );
    const titles = texts.map((text) => /^# (.+)$/m.exec(text)?.[1]);
    expect(titles.sort()).toEqual(MANUAL_CHAPTERS.map(({ title }) => title).sort());
    const shown = texts.flatMap((text) =>
      [...text.matchAll(/!\[([^\]]*)\]\(([\w.-]+)\)/g)].map(([, alt, picture]) => ({
        file: picture,
        alt,
      })),
    );
    expect(shown).toEqual(expect.arrayContaining([...PICTURES]));
    expect(shown).toHaveLength(PICTURES.length);
  });
});
