import { DEFAULT_NATION, type PickedMunicipality } from '../autofill/index.js';
import type { DossierForm } from '../dossier/index.js';
import { CADASTRAL_CATEGORIES, HARD_ATTRIBUTION_CATEGORIES } from '../enumerations/index.js';
import type { Section } from './section.js';

/** A municipality as the table has it. */
export interface FoundMunicipality extends Omit<PickedMunicipality, 'cap'> {
  /** Belfiore code. */
  code: string;
  /** The postal code of the file is one of its own. */
  hasZip: boolean;
  /** Its climate zone is derived, not read from the decree. */
  zoneToVerify: boolean;
}

/** Looks a municipality up by postal code and name; the province helps where the postal code is not one of its own. */
export type MunicipalityLookup = (
  zip: string | null,
  name: string,
  province: string | null,
) => FoundMunicipality | null;

export const UNKNOWN_MUNICIPALITY = 'Comune non trovato';
const SHORT = 20;

export interface ReadPlace {
  values: Partial<DossierForm>;
  found: FoundMunicipality | null;
}

/** An address: of the residence or of the property. */
export function readPlace(
  section: Section,
  place: 'beneficiaryResidential' | 'immovable',
  lookup: MunicipalityLookup,
  warn: (text: string) => void,
  exact: boolean,
): ReadPlace {
  const zip = section.text('CAP', 9);
  const name = section.text('Comune');
  const given = section.text('Provincia', 60);
  const found = name === null ? null : lookup(zip, name, given);
  if (name !== null) warnAbout(section.path, name, zip, found, warn);
  const values: Record<string, string | null> = {
    [`${place}Address`]: section.text('Indirizzo'),
    [`${place}AddressNumber`]: section.text('NumeroCivico', SHORT),
    [`${place}Municipality`]: exact ? name : (found?.name ?? name),
    [`${place}Zip`]: zip,
    [`${place}Province`]: exact ? given : (found?.province ?? given?.toUpperCase() ?? null),
    [`${place}ClimateZone`]: found?.climateZone ?? null,
  };
  if (place === 'immovable')
    Object.assign(values, {
      immovableStair: section.text('Scala', SHORT),
      immovableInterior: section.text('Interno', SHORT),
    });
  readNation(section, place, values);
  section.finish();
  return { values, found };
}

function warnAbout(
  path: string,
  name: string,
  zip: string | null,
  found: FoundMunicipality | null,
  warn: (text: string) => void,
): void {
  const shown = zip === null ? `«${name}»` : `«${name}», CAP ${zip}`;
  if (found === null)
    warn(
      `${path}: ${UNKNOWN_MUNICIPALITY} (${shown}). Controllare comune, CAP, provincia e zona climatica.`,
    );
  else if (zip !== null && !found.hasZip)
    warn(
      `${path}: il CAP ${zip} non risulta per ${found.name} (${found.province}). Controllare il CAP.`,
    );
  else if (found.zoneToVerify) warn(`${path}: la zona climatica di ${found.name} è da verificare.`);
}

/** The property lies in Italy: only a residence has a nation of its own. */
function readNation(section: Section, place: string, values: Record<string, string | null>): void {
  const nation = section.text('Nazione');
  if (place === 'beneficiaryResidential') values['beneficiaryResidentialNation'] = nation;
  else if (nation !== null && nation.toLowerCase() !== DEFAULT_NATION.toLowerCase())
    section.remark('Nazione', 'L’immobile deve trovarsi in Italia');
}

const category = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^([A-F])0+(?=\d)/, '$1')
    .replace(/^ALTRO$/, 'altro');

/** Cadastral data. A category of difficult attribution becomes "altro" with that category beside it. */
export function readCadastral(section: Section): Partial<DossierForm> {
  const code = section.text('CodiceComune', 4)?.toUpperCase() ?? null;
  const chosen = section.choice('Categoria', (text) => {
    const value = category(text);
    return CADASTRAL_CATEGORIES.includes(value) || HARD_ATTRIBUTION_CATEGORIES.includes(value)
      ? value
      : undefined;
  });
  // D9 is in both lists: there it needs no "altro".
  const isHard = chosen !== null && !CADASTRAL_CATEGORIES.includes(chosen);
  const values: Partial<DossierForm> = {
    immovableMunicipalityCode: code,
    immovableCadastralCode: isHard ? 'altro' : chosen,
    cadastralSection: section.text('Sezione', SHORT),
    cadastralSheet: section.text('Foglio', SHORT),
    cadastralParcel: section.text('Particella', SHORT),
    cadastralSubordinate: section.text('Subalterno', SHORT),
    ...(isHard ? { immovableParticularUse: 8, immovableParticularUseHardAttribution: chosen } : {}),
  };
  section.finish();
  return values;
}
