import type { OfficeList } from '../statuses/index.js';

/** A text safe in a file name on every system: letters, digits and dashes, without accents. */
export const sanitizeFileName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');

/** Name of a spreadsheet of dossiers (spec platform §9). `day` is `dd-mm-yyyy`. */
export const buildExportName = (list: OfficeList, day: string): string =>
  `export_moduli_${list === 'RECEIVED' ? 'da_elaborare' : 'elaborati'}_${day}.xlsx`;
