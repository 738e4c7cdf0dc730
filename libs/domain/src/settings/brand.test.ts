import { describe, expect, it } from '@jest/globals';
import { DEFAULT_BRAND, listBrandTones } from './brand.js';
import { findBrandColourFault, findLogoFault } from './brand-rules.js';

declare function btoa(text: string): string;

const toBytes = (side: number): string =>
  String.fromCharCode(...[24, 16, 8, 0].map((shift) => (side >> shift) & 255));

/** The head of a PNG of that size; what follows is for the browser to read. */
const png = (width: number, height: number, rest = 20): string =>
  `data:image/png;base64,${btoa(
    `\u0089PNG\r\n\u001a\n${toBytes(13)}IHDR${toBytes(width)}${toBytes(height)}${'\0'.repeat(rest)}`,
  )}`;

describe('the colour of a brand', () => {
  it.each([
    ['#00703c', null],
    ['#0B5FA5', null],
    ['#f2a900', 'Colore troppo chiaro'],
    ['#ffffff', 'Colore troppo chiaro'],
    ['verde', 'Colore non valido'],
    ['#fff', 'Colore non valido'],
    ['', 'Colore non valido'],
  ])('%s', (colour, fault) => {
    const found = findBrandColourFault(colour);
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });

  it('gives its tones, none for the portal’s own', () => {
    expect(listBrandTones(DEFAULT_BRAND.colour)).toEqual([]);
    const tones = listBrandTones('#0b5fa5');
    expect(tones[0]).toEqual(['--pr-primary', '#0b5fa5']);
    for (const [, tone] of tones) expect(findBrandColourFault(tone)).toBeNull();
  });
});

describe('the logo of a brand', () => {
  it.each([
    ['none', '', null],
    ['a PNG', png(96, 32), null],
    ['one that is too wide', png(2_000, 32), 'lati da 16'],
    ['one that is too heavy', png(96, 32, 13_000), 'troppo grande'],
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zz4=', 'immagine PNG'],
    ['a script that says it is a PNG', `data:image/png;base64,${btoa('<script>')}`, 'immagine PNG'],
    ['an address', 'https://example.test/logo.png', 'immagine PNG'],
    ['what is no base64', 'data:image/png;base64,"><b>', 'immagine PNG'],
  ])('%s', (_name, logo, fault) => {
    const found = findLogoFault(logo);
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });
});
