import type { GoneMunicipality, NameEntry, ResolvableMunicipality } from './municipality-index.js';
import { toCoreKey } from './municipality-keys.js';

const SHOWN_NAME_MAX = 60;

/** "Bergamo (BG)". */
export const formatMunicipalityName = ({
  name,
  province,
}: Pick<ResolvableMunicipality, 'name' | 'province'>): string => `${name} (${province})`;

const quote = (text: string): string => `«${text.slice(0, SHOWN_NAME_MAX)}»`;

/** Tells what was read where the name is not that of the municipality itself; `null` where it is. */
export function describeNameDoubt(
  written: string,
  { municipality, name, kind }: NameEntry<ResolvableMunicipality>,
): string | null {
  const today = formatMunicipalityName(municipality);
  switch (kind) {
    case 'hamlet':
      return `${name} è una frazione del comune di ${today}.`;
    case 'former':
      return `${name} oggi fa parte del comune di ${today}.`;
    case 'usual':
      return `${quote(written)} vale come ${today}.`;
    default:
      return toCoreKey(written) === toCoreKey(name)
        ? null
        : `${quote(written)} vale come ${today}.`;
  }
}

export const describeProvinceDoubt = (
  municipality: ResolvableMunicipality,
  written: string,
): string =>
  `${municipality.name} è in provincia di ${municipality.province}, non di ${quote(written)}: ricontrolla comune e provincia.`;

/** `null` where no postal code was written and the municipality has a single one. */
export function describeZipDoubt(
  municipality: ResolvableMunicipality,
  zip: string | null,
): string | null {
  const { caps } = municipality;
  const name = formatMunicipalityName(municipality);
  if (zip === null)
    return caps.length > 1 ? `${name} ha ${caps.length} CAP: indica quello della via.` : null;
  const shown = zip.slice(0, SHOWN_NAME_MAX);
  return caps.length > 1
    ? `Il CAP ${shown} non è di ${name}, che ne ha ${caps.length}: indica quello della via.`
    : `Il CAP ${shown} non è di ${name}, che ha ${caps[0] ?? ''}: ricontrolla il CAP.`;
}

/** Names those to choose from. */
export function describeCandidates(
  written: string,
  candidates: readonly ResolvableMunicipality[],
): string {
  const names = candidates.map(formatMunicipalityName);
  return `${written === '' ? 'Il nome del comune manca' : `${quote(written)} non dice con certezza quale comune`}: ${names.length === 1 ? `forse ${names[0]}. Ricontrolla e scegli tu` : `scegli tra ${names.join(', ')}`}.`;
}

export function describeUnknownName(written: string, gone: readonly GoneMunicipality[]): string {
  const [former] = gone;
  if (written === '') return 'Il nome del comune manca.';
  return former === undefined
    ? `${quote(written)} non è nell’elenco dei comuni: ricontrolla il nome.`
    : `${quote(written)} (${former.province}) non è più un comune dal ${former.until.slice(0, 4)}, e l’elenco non dice di quale fa parte oggi: cerca il comune di oggi.`;
}
