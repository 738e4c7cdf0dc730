import { BUILT_IN_SETTINGS, LIBRARY_SLUGS, createAllRules } from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { pdfPages, pdfText } from '../../test/kit/pdf-text.js';
import { requirementsFacSimile } from './starter/fac-similes.starter.js';
import { STARTER_FILES } from './starter/index.js';
import { renderStarter } from './starter-file.service.js';

describe('starter files', () => {
  it.each(STARTER_FILES.map((starter) => [starter.slug, starter] as const))(
    '%s is a small document with a title, text and no leftovers',
    async (_, starter) => {
      const file = await renderStarter(starter, createAllRules(BUILT_IN_SETTINGS));
      const text = pdfText(file);
      expect(text).toContain(starter.title);
      expect(text.length).toBeGreaterThan(900);
      expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
      // The manual has pictures, and tests of its own.
      if (starter.kind !== 'manual') {
        expect(file.length).toBeLessThan(70_000);
        expect(pdfPages(file).length).toBeLessThanOrEqual(3);
      }
      expect((await renderStarter(starter, createAllRules(BUILT_IN_SETTINGS))).equals(file)).toBe(
        true,
      );
    },
  );

  it('have names of their own, and every name the wizard links to', () => {
    const slugs = STARTER_FILES.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toEqual(expect.arrayContaining(Object.values(LIBRARY_SLUGS)));
    for (const { title, description } of STARTER_FILES)
      expect([title.length <= 160, description.length <= 500]).toEqual([true, true]);
  });

  it('give the limits of every climate zone', async () => {
    const text = pdfText(
      await renderStarter(requirementsFacSimile, createAllRules(BUILT_IN_SETTINGS)),
    );
    for (const part of ['E 1,30 W/m²K 1,40 W/m²K', 'F 1,00 W/m²K 1,00 W/m²K', 'D.M. 6/8/2020'])
      expect(text).toContain(part);
    // CE marking says nothing of what was replaced.
    expect(text.replace(/\s+/g, ' ')).toContain(
      'i valori dei prodotti sostituiti sono stimati da chi dichiara',
    );
  });
});
