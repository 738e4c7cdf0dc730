import { DEFAULT_BRAND } from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { createAppManifest } from './app-manifest.factory.js';

describe('the web app manifest', () => {
  it.each([
    ['Pratiche Infissi', '#00703c', 'Pratiche', '#10301f'],
    ['Serramenti Uno', '#0b5fa5', 'Serramenti', '#042642'],
    ['Infissi', '#0b5fa5', 'Infissi', '#042642'],
    ['Serramentisticamente', '#0b5fa5', 'Serramentist', '#042642'],
    ['La mia casa nuova', '#0b5fa5', 'La mia casa', '#042642'],
  ])('of %s in %s is short as %s, with %s around it', (name, colour, short, frame) => {
    expect(createAppManifest({ name, colour })).toMatchObject({
      name,
      short_name: short,
      theme_color: frame,
    });
  });

  it('names icons, scope and the page of the drafts', () => {
    expect(createAppManifest(DEFAULT_BRAND)).toMatchObject({
      id: '/',
      scope: '/',
      start_url: '/modules/drafts',
      display: 'standalone',
      icons: expect.arrayContaining([expect.objectContaining({ sizes: '512x512' })]),
    });
  });
});
