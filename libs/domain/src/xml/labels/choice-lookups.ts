import type { Choice } from '../../enumerations/index.js';
import {
  CHIUSURE_POST,
  CHIUSURE_PRE,
  CONFINI,
  ESPOSIZIONI,
  INSTALLAZIONI,
  MATERIALI_SCHERMATURA,
  MECCANISMI_REGOLAZIONE,
  MODALITA_CALCOLO,
  PERMEABILITA_ARIA,
  TELAI_POST,
  TELAI_PRE,
  TIPOLOGIE_FINESTRA,
  TIPOLOGIE_INFISSO,
  TIPOLOGIE_SCHERMATURA,
  TIPOLOGIE_VETRATA,
  VETRI_POST,
  VETRI_PRE,
} from '../../enumerations/index.js';
import { createLabelLookup, type LabelLookup } from './label-lookup.js';
import * as labels from './product-labels.js';

/** Choices for which other programs have words of their own. */
const LOOKUPS = new Map<readonly Choice[], LabelLookup<string | number>>([
  [TIPOLOGIE_INFISSO, labels.infisso],
  [TELAI_PRE, labels.telaioPre],
  [TELAI_POST, labels.telaioPost],
  [VETRI_PRE, labels.vetroPre],
  [VETRI_POST, labels.vetroPost],
  [CONFINI, labels.confine],
  [TIPOLOGIE_SCHERMATURA, labels.schermatura],
  [TIPOLOGIE_FINESTRA, labels.finestra],
  [TIPOLOGIE_VETRATA, labels.vetrata],
  [MATERIALI_SCHERMATURA, labels.materiale],
  [INSTALLAZIONI, labels.installazione],
  [ESPOSIZIONI, labels.esposizione],
  [MECCANISMI_REGOLAZIONE, labels.meccanismo],
  [MODALITA_CALCOLO, labels.calcolo],
  [PERMEABILITA_ARIA, labels.permeabilita],
  [CHIUSURE_PRE, labels.chiusuraPre],
  [CHIUSURE_POST, labels.chiusuraPost],
]);

/** How a list of choices is read: by its other words where it has some, otherwise by labels and codes. */
export function findChoiceLookup(choices: readonly Choice[]): LabelLookup<string | number> {
  const lookup = LOOKUPS.get(choices) ?? createLabelLookup(choices);
  LOOKUPS.set(choices, lookup);
  return lookup;
}
