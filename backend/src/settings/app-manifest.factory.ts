import { listBrandTones, type Brand } from '@pratiche/domain';
import type { AppManifestDto } from './dto/app-manifest.dto.js';

/** The frame's colour where the brand keeps that of the portal (`--pr-frame-end`). */
const OWN_FRAME = '#10301f';
/** What fits below an icon on a phone. */
const SHORT_NAME_MAX = 12;

/** What a phone that installs the portal shows; the icons are files of the front end. */
export const createAppManifest = ({
  name,
  colour,
}: Pick<Brand, 'name' | 'colour'>): AppManifestDto => ({
  id: '/',
  name,
  short_name: shortenName(name),
  description: 'Le pratiche ENEA dei clienti, dal rilievo all’invio.',
  lang: 'it',
  start_url: '/modules/drafts',
  scope: '/',
  display: 'standalone',
  background_color: '#f6f8f5',
  theme_color: new Map(listBrandTones(colour)).get('--pr-frame-end') ?? OWN_FRAME,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [{ name: 'Nuova pratica', url: '/modules/new' }],
});

/** As many whole words as fit, and at least the beginning of the first. */
function shortenName(name: string): string {
  if (name.length <= SHORT_NAME_MAX) return name;
  const cut = name.slice(0, SHORT_NAME_MAX + 1).lastIndexOf(' ');
  return name.slice(0, cut > 0 ? cut : SHORT_NAME_MAX);
}
