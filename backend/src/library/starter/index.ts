import { cadastralGuide } from './cadastral-guide.starter.js';
import { costFacSimile, requirementsFacSimile } from './fac-similes.starter.js';
import { dataCollectionForm } from './data-collection-form.starter.js';
import { faq } from './faq.starter.js';
import { generatorGuide } from './generator-guide.starter.js';
import { manual } from './manual.starter.js';
import { coolingPlantGuide, heatingPlantGuide } from './plant-guides.starter.js';
import { procedure } from './procedure.starter.js';
import type { StarterFile } from './starter.types.js';

export { LIBRARY_PLACES } from './library-places.constants.js';
export type { StarterFile } from './starter.types.js';

/** Date of the texts; to be moved when one of them changes. */
export const STARTER_EDITION = new Date('2026-11-30T08:00:00.000Z');

/** The files of every new portal, in the order in which they are shown. */
export const STARTER_FILES: readonly StarterFile[] = [
  manual,
  procedure,
  dataCollectionForm,
  costFacSimile,
  requirementsFacSimile,
  cadastralGuide,
  generatorGuide,
  heatingPlantGuide,
  coolingPlantGuide,
  faq,
];
