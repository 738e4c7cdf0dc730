/**
 * Regions with the provinces in them (ISTAT). Trentino and Alto Adige are listed separately, San Marino beside them
 * (spec platform §9). San Marino has no province: addresses write RSM, the portal `SM`, which fits two letters.
 */
const REGION_PROVINCES = [
  { name: 'Abruzzo', provinces: 'AQ CH PE TE' },
  { name: 'Alto Adige', provinces: 'BZ' },
  { name: 'Basilicata', provinces: 'MT PZ' },
  { name: 'Calabria', provinces: 'CS CZ KR RC VV' },
  { name: 'Campania', provinces: 'AV BN CE NA SA' },
  { name: 'Emilia-Romagna', provinces: 'BO FC FE MO PC PR RA RE RN' },
  { name: 'Friuli-Venezia Giulia', provinces: 'GO PN TS UD' },
  { name: 'Lazio', provinces: 'FR LT RI RM VT' },
  { name: 'Liguria', provinces: 'GE IM SP SV' },
  { name: 'Lombardia', provinces: 'BG BS CO CR LC LO MB MI MN PV SO VA' },
  { name: 'Marche', provinces: 'AN AP FM MC PU' },
  { name: 'Molise', provinces: 'CB IS' },
  { name: 'Piemonte', provinces: 'AL AT BI CN NO TO VB VC' },
  { name: 'Puglia', provinces: 'BA BR BT FG LE TA' },
  { name: 'Sardegna', provinces: 'CA CI NU OG OR OT SS VS' },
  { name: 'Sicilia', provinces: 'AG CL CT EN ME PA RG SR TP' },
  { name: 'Toscana', provinces: 'AR FI GR LI LU MS PI PO PT SI' },
  { name: 'Trentino', provinces: 'TN' },
  { name: 'Umbria', provinces: 'PG TR' },
  { name: "Valle d'Aosta", provinces: 'AO' },
  { name: 'Veneto', provinces: 'BL PD RO TV VE VI VR' },
  { name: 'San Marino', provinces: 'SM' },
] as const;

export const SAN_MARINO_REGION = 'San Marino';

/** Regions to choose from. */
export const REGIONS = REGION_PROVINCES.map(({ name }) => ({ value: name, label: name }));
export type Region = (typeof REGION_PROVINCES)[number]['name'];

const REGION_BY_PROVINCE = new Map<string, Region>(
  REGION_PROVINCES.flatMap(({ name, provinces }) =>
    provinces.split(' ').map((code) => [code, name] as const),
  ),
);

/** Region of a province's two letters; `null` for letters that are none. */
export const findRegionByProvince = (province: string): Region | null =>
  REGION_BY_PROVINCE.get(province.toUpperCase()) ?? null;
