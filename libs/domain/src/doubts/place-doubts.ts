import { isResidenceInItaly } from '../autofill/property-patches.js';
import type { DossierForm } from '../dossier/index.js';
import { cleanCode, cleanZip } from '../formats/index.js';
import { normalizeSearchText } from '../text/index.js';
import type { DoubtFacts, DoubtRule, FoundDoubt, MunicipalityFacts } from './doubt.js';

const PLACES = ['beneficiaryResidential', 'immovable'] as const;
type Place = (typeof PLACES)[number];

interface NamedPlace {
  place: Place;
  name: string;
  province: string | null;
  /** Municipalities of that name. */
  named: readonly MunicipalityFacts[];
  /** The one meant; `null` where name and province do not tell. */
  municipality: MunicipalityFacts | null;
}

/** The Italian municipalities that a dossier names, with what the table knows of each. */
function listNamedPlaces(form: DossierForm, { findMunicipalities }: DoubtFacts): NamedPlace[] {
  if (findMunicipalities === null) return [];
  return PLACES.flatMap((place) => {
    const name = form[`${place}Municipality`];
    const province = form[`${place}Province`];
    if (name === null || (place === 'beneficiaryResidential' && !isResidenceInItaly(form)))
      return [];
    const named = findMunicipalities(name);
    const meant = named.filter(
      (one) =>
        province === null || normalizeSearchText(one.province) === normalizeSearchText(province),
    );
    const municipality = meant.length === 1 ? (meant[0] ?? null) : null;
    return [{ place, name, province, named, municipality }];
  });
}

const findAtMunicipality =
  (
    doubtOf: (
      form: DossierForm,
      municipality: MunicipalityFacts,
      place: Place,
    ) => FoundDoubt | null,
  ): DoubtRule['find'] =>
  (form, facts) =>
    listNamedPlaces(form, facts).flatMap(({ place, municipality }) => {
      const doubt = municipality === null ? null : doubtOf(form, municipality, place);
      return doubt === null ? [] : [doubt];
    });

const TABLE_SOURCE = 'Elenco dei comuni (ISTAT, ANPR)';

/** Name, province, postal code, climate zone and cadastral code of a place belong together. */
export const PLACE_DOUBT_RULES: readonly DoubtRule[] = [
  {
    code: 'place-unknown',
    rule: 'Il comune è nell’elenco dei comuni italiani',
    source: TABLE_SOURCE,
    find: (form, facts) =>
      listNamedPlaces(form, facts)
        .filter(({ named }) => named.length === 0)
        .map(({ place, name }) => ({
          field: `${place}Municipality`,
          value: name,
          message: `Il comune «${name}» non è nell’elenco, quindi non possiamo controllare CAP, provincia e zona climatica: ricontrolla il nome`,
        })),
  },
  {
    code: 'place-province',
    rule: 'La provincia è quella del comune',
    source: TABLE_SOURCE,
    find: (form, facts) =>
      listNamedPlaces(form, facts).flatMap(({ place, name, province, named, municipality }) =>
        province === null || named.length === 0 || municipality !== null
          ? []
          : [
              {
                field: `${place}Province`,
                value: province,
                limit: named.map((one) => one.province).join(', '),
                message: `Nella provincia «${province}» non c’è il comune ${name}: ricontrolla la provincia`,
              },
            ],
      ),
  },
  {
    code: 'place-zip',
    rule: 'Il CAP è uno di quelli del comune',
    source: 'Codice di avviamento postale',
    find: findAtMunicipality((form, { name, caps }, place) => {
      const zip = cleanZip(form[`${place}Zip`] ?? '');
      if (!/^\d{5}$/.test(zip) || caps.includes(zip)) return null;
      const [first = '', last = ''] = [caps[0], caps.at(-1)];
      const limit = caps.length === 1 ? first : `da ${first} a ${last}`;
      return {
        field: `${place}Zip`,
        value: zip,
        limit,
        message: `Il CAP ${zip} non è di ${name} (${limit}): ricontrolla il CAP`,
      };
    }),
  },
  {
    code: 'place-zone',
    rule: 'La zona climatica è quella del comune',
    source: 'D.P.R. 412/1993, Allegato A',
    find: findAtMunicipality(({ immovableClimateZone: zone }, { name, climateZone }, place) =>
      place !== 'immovable' || zone === null || climateZone === null || zone === climateZone
        ? null
        : {
            field: 'immovableClimateZone',
            value: zone,
            limit: climateZone,
            message: `Il comune di ${name} è in zona climatica ${climateZone}, non ${zone}: ricontrolla la zona, da cui dipendono i limiti di trasmittanza`,
          },
    ),
  },
  {
    code: 'place-cadastral-code',
    rule: 'Il codice catastale è quello del comune',
    source: 'Codici catastali dei comuni (Agenzia delle Entrate)',
    find: findAtMunicipality((form, { name, code }, place) => {
      const given = cleanCode(form.immovableMunicipalityCode ?? '');
      return place !== 'immovable' || given === '' || given === code
        ? null
        : {
            field: 'immovableMunicipalityCode',
            value: given,
            limit: code,
            message: `Il codice catastale di ${name} è ${code}, non ${given}: ricontrolla sulla visura, che può riportare quello di un comune soppresso`,
          };
    }),
  },
];
