import { OPAQUE_DOOR_MESSAGE } from '../completeness/check-product-rows.js';
import type { Chiusura, Schermatura, Serramento } from '../dossier/index.js';
import type { EditableChoiceSettings } from '../enumerations/index.js';
import { SHADING_FIELDS, SHUTTER_FIELDS, WINDOW_FIELDS } from '../products/index.js';
import {
  getFinalResistance,
  getInitialResistance,
  hasAlwaysOpaquePanel,
  hasUsuallyOpaquePanel,
  getOldTransmittance,
} from '../reference-tables/index.js';
import { normalizeSearchText } from '../text/index.js';
import { describeDoubtfulWindow } from './doubtful-window.js';
import { fillAbsentFields, readProductFields } from './product-xml.js';
import type { XmlSection } from './xml-section.js';

export const PIECES_MAX = 500;

export type ProductKind = 'serramenti' | 'schermature' | 'chiusure';

const PRODUCT_KIND_PATTERNS: readonly [ProductKind, RegExp][] = [
  ['schermature', /schermature|tende|veneziane|^(schermatura|tenda|veneziana)\b/],
  ['chiusure', /chiusure|tapparelle|^(chiusura|tapparella)\b/],
];

/** The list a product belongs to, by its name: plural words anywhere, singular ones in front. */
export const detectProductKind = (name: string): ProductKind =>
  PRODUCT_KIND_PATTERNS.find(([, words]) => words.test(normalizeSearchText(name)))?.[0] ??
  'serramenti';

/** Number of pieces that a product element represents. */
export const readPieceCount = (section: XmlSection): number =>
  section.readInteger('Quantita', 1, PIECES_MAX) ?? 1;

const WINDOW_TYPE_PATTERNS: readonly [RegExp, NonNullable<Serramento['tipologiaInfisso']>][] = [
  [/cielin/, 'cielino'],
  [/cassonett/, 'cassonettoIspezioneFrontale'],
  [/portoncin|portone|blindat/, 'portoncino'],
  [/finestr/, 'finestra'],
];
const detectWindowType = (name: string) =>
  WINDOW_TYPE_PATTERNS.find(([words]) => words.test(normalizeSearchText(name)))?.[1] ?? null;

export function readWindow(
  section: XmlSection,
  name: string,
  exact: boolean,
  settings: EditableChoiceSettings,
): Serramento {
  const row = readProductFields(WINDOW_FIELDS, section, settings);
  const doubt = exact ? null : describeDoubtfulWindow(name);
  if (doubt !== null) section.addRemark('Nome', doubt);
  return exact ? row : completeWindow(row, section, name);
}

/** What the file lacks, as the form would fill it in. */
function completeWindow(row: Serramento, section: XmlSection, name: string): Serramento {
  const filled = fillAbsentFields(WINDOW_FIELDS, row, section, {
    tipologiaInfisso: detectWindowType(name),
  });
  const glass = resolveOldGlass(filled, section, filled.tipologiaInfisso);
  return {
    ...filled,
    tipologiaVetroPre: glass,
    trasmittanzaPre:
      filled.trasmittanzaPre ??
      getOldTransmittance(filled.tipologiaInfisso, filled.tipologiaTelaioPre, glass),
  };
}

/**
 * Returns the glass from the file; a window type with an opaque panel defaults to the panel, and a
 * front door always has it.
 */
function resolveOldGlass(
  { tipologiaVetroPre: said }: Serramento,
  section: XmlSection,
  type: Serramento['tipologiaInfisso'],
): Serramento['tipologiaVetroPre'] {
  if (!hasUsuallyOpaquePanel(type)) return said;
  if (!hasAlwaysOpaquePanel(type) || said === null || said === 'opaco') return said ?? 'opaco';
  section.addRemark('VetroPrecedente', `${OPAQUE_DOOR_MESSAGE}: vale quello`);
  return 'opaco';
}

const detectShadingType = (name: string): Schermatura['tipologia'] => {
  const text = normalizeSearchText(name);
  if (/tend[ae]/.test(text)) return 'tenda';
  return /venezian[ae]/.test(text) ? 'veneziana' : null;
};

export function readShading(
  section: XmlSection,
  name: string,
  exact: boolean,
  settings: EditableChoiceSettings,
): Schermatura {
  const row = readProductFields(SHADING_FIELDS, section, settings);
  return exact
    ? row
    : fillAbsentFields(SHADING_FIELDS, row, section, { tipologia: detectShadingType(name) });
}

export function readShutter(
  section: XmlSection,
  exact: boolean,
  settings: EditableChoiceSettings,
): Chiusura {
  const row = readProductFields(SHUTTER_FIELDS, section, settings);
  if (exact) return row;
  const filled = fillAbsentFields(SHUTTER_FIELDS, row, section);
  return {
    ...filled,
    resistenzaTermicaIniziale:
      filled.resistenzaTermicaIniziale ?? getInitialResistance(filled.tipologiaPre),
    resistenzaTermicaFinale:
      filled.resistenzaTermicaFinale ??
      getFinalResistance(filled.tipologiaPost, filled.permeabilitaAria),
  };
}
