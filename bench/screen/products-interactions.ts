import type { DossierForm } from '@pratiche/domain';
import type { Page } from 'playwright-core';
import {
  chiusura,
  ecobonusForm,
  schermatura,
  serramento,
} from '../../backend/test/kit/dossier-fixtures.js';
import type { Interaction } from './interaction-to-next-paint.ts';

const WINDOWS = 10;
const SHADINGS = 5;
const SHUTTERS = 5;

/** A dossier with as many rows as fit: ten windows, ten shadings and shutters. */
export const createTwentyRowDossier = (): DossierForm =>
  ecobonusForm({
    manufatti: {
      serramenti: Array.from({ length: WINDOWS }, () => serramento()),
      schermature: Array.from({ length: SHADINGS }, () => schermatura()),
      chiusure: Array.from({ length: SHUTTERS }, () => chiusura()),
    },
  });

const fieldId = (list: string, index: number, field: string): string =>
  `#campo-manufatti-${list}-${index}-${field}`;

/**
 * Presses the mouse at the element's position: Playwright's own click would inspect the whole page
 * and be part of the measurement.
 */
async function pressElement(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { state: 'attached' });
  const place = await page.evaluate(async (wanted) => {
    const element = document.querySelector(wanted);
    if (element === null) return null;
    element.scrollIntoView({ block: 'center' });
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
    });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  if (place === null) throw new Error(`Nothing on the page is ${selector}`);
  await page.mouse.click(place.x, place.y);
}

const focusElement = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

const byAccessibleName = (name: string): string => `button[aria-label^="${name}"]`;

async function typeInto(page: Page, field: string, text: string): Promise<void> {
  await pressElement(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text, { delay: 60 });
}

/** By keys, as a person picks from a list: the first letters, without opening it. */
async function selectByTyping(page: Page, field: string, letters: string): Promise<void> {
  await focusElement(page, field);
  await page.keyboard.type(letters, { delay: 60 });
}

/** What a person does on the products step of a wide screen. */
export const DESKTOP_INTERACTIONS: readonly Interaction[] = [
  {
    name: 'type a surface',
    act: (page) => typeInto(page, fieldId('serramenti', 0, 'superficie'), '12,34'),
  },
  {
    name: 'type a transmittance that is too high',
    act: (page) => typeInto(page, fieldId('serramenti', 4, 'trasmittanzaPost'), '1,95'),
  },
  { name: 'leave the field', act: (page) => page.keyboard.press('Tab') },
  {
    name: 'mend it',
    act: (page) => typeInto(page, fieldId('serramenti', 4, 'trasmittanzaPost'), '1,1'),
  },
  {
    name: 'choose an old frame (the transmittance follows)',
    act: (page) => selectByTyping(page, fieldId('serramenti', 7, 'tipologiaTelaioPre'), 'Metallo'),
  },
  {
    name: 'tick a shutter',
    act: (page) => pressElement(page, fieldId('serramenti', 2, 'installazioneChiusuraOscurante')),
  },
  {
    name: 'type a solar transmission',
    act: (page) => typeInto(page, fieldId('schermature', 1, 'trasmissioneSolare'), '25'),
  },
  { name: 'leave it (a percentage becomes a fraction)', act: (page) => page.keyboard.press('Tab') },
  {
    name: 'choose a shutter (the resistance follows)',
    act: (page) => selectByTyping(page, fieldId('chiusure', 3, 'tipologiaPost'), 'Persiana cieca'),
  },
  {
    name: 'Enter to the row below',
    act: async (page) => {
      await focusElement(page, fieldId('serramenti', 1, 'superficie'));
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'Ctrl+D',
    act: async (page) => {
      await focusElement(page, fieldId('serramenti', 8, 'superficie'));
      await page.keyboard.press('Control+D');
    },
  },
  { name: 'open a light', act: (page) => pressElement(page, byAccessibleName('Serramento 5: ')) },
  { name: 'close it', act: (page) => page.keyboard.press('Escape') },
  {
    name: 'show overhangs',
    act: (page) => pressElement(page, fieldId('schermature', 2, 'aggettiOstruzioni')),
  },
  {
    name: 'remove a window',
    act: (page) => pressElement(page, byAccessibleName('Elimina: Serramento 3')),
  },
  { name: 'take it back', act: (page) => pressElement(page, '.wz-undo button') },
  {
    name: 'remove a shutter',
    act: (page) => pressElement(page, byAccessibleName('Elimina: Chiusura 1')),
  },
  {
    name: 'copy a shutter',
    act: (page) => pressElement(page, byAccessibleName('Copia: Chiusura 2')),
  },
  {
    name: 'move a window',
    act: (page) => pressElement(page, byAccessibleName('Sposta in basso: Serramento 6')),
  },
];

/** The same on a phone: one card per product, one row per bottom sheet. */
export const PHONE_INTERACTIONS: readonly Interaction[] = [
  {
    name: 'open a window',
    act: (page) => pressElement(page, byAccessibleName('Modifica: Serramento 4')),
  },
  {
    name: 'type a surface in the sheet',
    act: (page) => typeInto(page, fieldId('serramenti', 3, 'superficie'), '12,34'),
  },
  {
    name: 'go to the next window',
    act: (page) => pressElement(page, '.wz-sheet-footer button:nth-child(2)'),
  },
  {
    name: 'close the sheet',
    act: (page) => pressElement(page, '.wz-sheet-footer button:last-child'),
  },
  {
    name: 'show the other actions',
    act: (page) => pressElement(page, byAccessibleName('Altre azioni: Serramento 3')),
  },
  {
    name: 'remove a window',
    act: (page) => pressElement(page, byAccessibleName('Elimina: Serramento 3')),
  },
  { name: 'take it back', act: (page) => pressElement(page, '.wz-undo button') },
  { name: 'open a light', act: (page) => pressElement(page, byAccessibleName('Schermatura 2: ')) },
];
