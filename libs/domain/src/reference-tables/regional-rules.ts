/** Facts of a dossier that say where its property is. */
interface PropertyPlace {
  readonly immovableProvince: string | null;
  readonly immovableMunicipalityCode: string | null;
}

interface RegionalLimits {
  /** Places that they hold in, as a sentence begins. */
  readonly where: string;
  readonly kind: 'regionali' | 'provinciali';
  readonly provinces: readonly string[];
}

/**
 * Regions and provinces with limits of their own for the energy of buildings. Their rules were not
 * read, so that no value of theirs is named.
 */
export const REGIONAL_LIMITS: {
  readonly recordedOn: string;
  readonly areas: readonly RegionalLimits[];
} = {
  recordedOn: '2026-11-30',
  areas: [
    {
      where: 'In Lombardia',
      kind: 'regionali',
      provinces: ['BG', 'BS', 'CO', 'CR', 'LC', 'LO', 'MB', 'MI', 'MN', 'PV', 'SO', 'VA'],
    },
    {
      where: 'In Emilia-Romagna',
      kind: 'regionali',
      provinces: ['BO', 'FC', 'FE', 'MO', 'PC', 'PR', 'RA', 'RE', 'RN'],
    },
    { where: 'In Valle d’Aosta', kind: 'regionali', provinces: ['AO'] },
    { where: 'In provincia di Trento', kind: 'provinciali', provinces: ['TN'] },
    { where: 'In provincia di Bolzano', kind: 'provinciali', provinces: ['BZ'] },
  ],
};

/** One line beside the limit of the new windows; `null` where no other limits are recorded. */
export function findRegionalLimitNote({
  immovableProvince: province,
}: Pick<PropertyPlace, 'immovableProvince'>): string | null {
  const area = REGIONAL_LIMITS.areas.find(
    ({ provinces }) => province !== null && provinces.includes(province.toUpperCase()),
  );
  return area === undefined
    ? null
    : `${area.where} valgono anche limiti ${area.kind}: verifica con il tecnico.`;
}

/** Provinces whose land register is the Libro fondiario. */
const LAND_REGISTER_PROVINCES: readonly string[] = ['BZ', 'GO', 'TN', 'TS'];

/** Municipalities of other provinces with it, by their cadastral codes. */
export const LAND_REGISTER_MUNICIPALITIES: Readonly<Record<string, string>> = {
  A103: 'Aiello del Friuli',
  A266: 'Cortina d’Ampezzo',
  A346: 'Aquileia',
  C556: 'Cervignano del Friuli',
  C872: 'Colle Santa Lucia',
  E622: 'Livinallongo del Col di Lana',
  E800: 'Magasa',
  L057: 'Tarvisio',
  L144: 'Terzo d’Aquileia',
  L468: 'Valvestino',
};

/** Tells a property of a land register of its own kind (sistema tavolare). */
export const hasLandRegister = ({
  immovableProvince: province,
  immovableMunicipalityCode: code,
}: PropertyPlace): boolean =>
  LAND_REGISTER_PROVINCES.includes(province?.toUpperCase() ?? '') ||
  Object.hasOwn(LAND_REGISTER_MUNICIPALITIES, code?.trim().toUpperCase() ?? '');
