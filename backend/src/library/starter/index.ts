import { cadastralGuide } from './cadastral-guide.js';
import { costFacSimile, requirementsFacSimile } from './fac-similes.js';
import { dataSheet } from './data-sheet.js';
import { faq } from './faq.js';
import { generatorGuide } from './generator-guide.js';
import { manual } from './manual.js';
import { coolingSheets, heatingSheets } from './plant-sheets.js';
import { procedure } from './procedure.js';
import type { Starter } from './starter.js';

export type { Starter } from './starter.js';

/** Date of the texts; to be moved when one of them changes. */
export const EDITION = new Date('2026-11-21T08:00:00.000Z');

/** The files of every new portal, in the order in which they are shown. */
export const STARTERS: readonly Starter[] = [
  manual,
  procedure,
  dataSheet,
  costFacSimile,
  requirementsFacSimile,
  cadastralGuide,
  generatorGuide,
  heatingSheets,
  coolingSheets,
  faq,
];
