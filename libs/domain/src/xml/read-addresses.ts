import { DEFAULT_NATION, type PickedMunicipality } from '../autofill/index.js';
import { cleanCountryName } from '../countries/index.js';
import type { DossierForm } from '../dossier/index.js';
import { isCadastralCategory, isHardAttributionCategory } from '../enumerations/index.js';
import { cleanCode, cleanZip } from '../formats/index.js';
import type { XmlSection } from './xml-section.js';

/** A municipality as the table has it. */
export interface FoundMunicipality extends Omit<PickedMunicipality, 'cap'> {
  /** Belfiore code. */
  code: string;
  /** The municipality has the postal code of the file. */
  hasZip: boolean;
  /** Its climate zone is derived, not read from the decree. */
  zoneToVerify: boolean;
  /** The postal code of the file without what a spreadsheet added, where it is one of its. */
  zip?: string;
  /** In Italian: what the file says of it that is not so, such as its province. */
  doubts?: readonly string[];
}

/** A name that means no municipality, or that several may mean. */
export interface UnclearMunicipality {
  /** In Italian, with those to choose from. */
  reason: string;
}

/**
 * Looks a municipality up by postal code and name, and by province where it does not have that
 * postal code.
 */
export type MunicipalityLookup = (
  zip: string | null,
  name: string,
  province: string | null,
) => FoundMunicipality | UnclearMunicipality | null;

export const UNKNOWN_MUNICIPALITY_MESSAGE = 'Comune non trovato';
const SHORT_TEXT_MAX = 20;
const MUNICIPALITY_CODE_MAX = 4;

export interface ReadAddress {
  values: Partial<DossierForm>;
  found: FoundMunicipality | null;
}

/** An address: of the residence or of the property. */
export function readAddress(
  section: XmlSection,
  place: 'beneficiaryResidential' | 'immovable',
  lookup: MunicipalityLookup,
  warn: (text: string) => void,
  exact: boolean,
): ReadAddress {
  const written = section.readText('CAP', 9);
  const zip = written === null || exact ? written : cleanZip(written);
  const name = section.readText('Comune');
  const given = section.readText('Provincia', 60);
  const answer = name === null ? null : lookup(zip, name, given);
  const found = answer !== null && 'code' in answer ? answer : null;
  if (name !== null) warnAboutMunicipality(section.path, name, zip, answer, warn);
  const values: Record<string, string | null> = {
    [`${place}Address`]: section.readText('Indirizzo'),
    [`${place}AddressNumber`]: section.readText('NumeroCivico', SHORT_TEXT_MAX),
    [`${place}Municipality`]: exact ? name : (found?.name ?? name),
    [`${place}Zip`]: exact ? zip : (found?.zip ?? zip),
    [`${place}Province`]: exact ? given : (found?.province ?? given?.toUpperCase() ?? null),
    [`${place}ClimateZone`]: found?.climateZone ?? null,
  };
  if (place === 'immovable')
    Object.assign(values, {
      immovableStair: section.readText('Scala', SHORT_TEXT_MAX),
      immovableInterior: section.readText('Interno', SHORT_TEXT_MAX),
    });
  readNation(section, place, values);
  section.reportUnreadElements();
  return { values, found };
}

function warnAboutMunicipality(
  path: string,
  name: string,
  zip: string | null,
  found: ReturnType<MunicipalityLookup>,
  warn: (text: string) => void,
): void {
  const shown = zip === null ? `«${name}»` : `«${name}», CAP ${zip}`;
  if (found === null)
    warn(
      `${path}: ${UNKNOWN_MUNICIPALITY_MESSAGE} (${shown}). Controlla comune, CAP, provincia e zona climatica.`,
    );
  else if ('reason' in found) warn(`${path}: ${found.reason}`);
  else warnAboutParts(path, zip, found, warn);
}

function warnAboutParts(
  path: string,
  zip: string | null,
  found: FoundMunicipality,
  warn: (text: string) => void,
): void {
  for (const doubt of found.doubts ?? []) warn(`${path}: ${doubt}`);
  if (zip !== null && !found.hasZip)
    warn(
      `${path}: il CAP ${zip} non risulta per ${found.name} (${found.province}). Controlla il CAP.`,
    );
  else if (found.zoneToVerify) warn(`${path}: la zona climatica di ${found.name} è da verificare.`);
}

/** Reads the nation of a residence; the property is always in Italy. */
function readNation(
  section: XmlSection,
  place: string,
  values: Record<string, string | null>,
): void {
  const written = section.readText('Nazione');
  const nation = written === null ? null : cleanCountryName(written);
  if (place === 'beneficiaryResidential') values['beneficiaryResidentialNation'] = nation;
  else if (nation !== null && nation.toLowerCase() !== DEFAULT_NATION.toLowerCase())
    section.addRemark('Nazione', 'L’immobile deve trovarsi in Italia');
}

const normalizeCategory = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^([A-F])0+(?=\d)/, '$1')
    .replace(/^ALTRO$/, 'altro');

/** Blanks and points do not count in the length of the code. */
function readMunicipalityCode(section: XmlSection): string | null {
  const code = cleanCode(section.readText('CodiceComune', SHORT_TEXT_MAX) ?? '');
  if (code.length <= MUNICIPALITY_CODE_MAX) return code || null;
  section.addRemark('CodiceComune', `Troppo lungo: al massimo ${MUNICIPALITY_CODE_MAX} caratteri`);
  return null;
}

/** Cadastral data. A category of difficult attribution becomes "altro" with that category beside it. */
export function readCadastralData(section: XmlSection): Partial<DossierForm> {
  const code = readMunicipalityCode(section);
  const chosen = section.readChoice('Categoria', (text) => {
    const value = normalizeCategory(text);
    return isCadastralCategory(value) || isHardAttributionCategory(value) ? value : undefined;
  });
  // D9 is in both lists: there it needs no "altro".
  const category =
    chosen === null || isCadastralCategory(chosen)
      ? { immovableCadastralCode: chosen }
      : ({
          immovableCadastralCode: 'altro',
          immovableParticularUse: 8,
          immovableParticularUseHardAttribution: chosen,
        } as const);
  const values: Partial<DossierForm> = {
    immovableMunicipalityCode: code,
    ...category,
    cadastralSection: section.readText('Sezione', SHORT_TEXT_MAX),
    cadastralSheet: section.readText('Foglio', SHORT_TEXT_MAX),
    cadastralParcel: section.readText('Particella', SHORT_TEXT_MAX),
    cadastralSubordinate: section.readText('Subalterno', SHORT_TEXT_MAX),
  };
  section.reportUnreadElements();
  return values;
}
