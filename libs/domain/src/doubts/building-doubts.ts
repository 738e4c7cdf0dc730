import { isCondominium, type DossierForm } from '../dossier/index.js';
import { formatCadastralCategory } from '../enumerations/index.js';
import { formatNumber } from '../formats/index.js';
import { COHERENCE_SOURCE, type DoubtRule, type FoundDoubt } from './doubt.js';

const EXISTING_BUILDING_SOURCE = 'D.M. 6/8/2020, art. 2: edifici esistenti e riscaldati';

/** Stores and garages, which are hardly ever heated. */
const UNHEATED_CATEGORIES: readonly string[] = ['C2', 'C6', 'C7'];

function findYear(
  { immovableEstimatedYearOfConstruction, interventionStartDate }: DossierForm,
  today: string,
): FoundDoubt[] {
  const year = immovableEstimatedYearOfConstruction?.trim() ?? '';
  if (!/^\d{4}$/.test(year)) return [];
  const field = 'immovableEstimatedYearOfConstruction';
  const worksYear = Number((interventionStartDate ?? today).slice(0, 4));
  return Number(year) >= worksYear
    ? [
        {
          field,
          value: year,
          limit: `prima del ${worksYear}`,
          message: `L’edificio risulta costruito nel ${year}, l’anno dei lavori o dopo: ricontrolla l’anno, la detrazione spetta per edifici esistenti`,
        },
      ]
    : [];
}

/** Units of the building against units of the works and against the kind of intervention. */
function findUnitCounts({
  interventionOnImmovableType: type,
  immovableUnitNumber: units,
  interventionImmovableUnitNumber: worked,
}: DossierForm): FoundDoubt[] {
  if (units === null) return [];
  const [field, value] = ['immovableUnitNumber', String(units)];
  if (units < 1)
    return [
      {
        field,
        value,
        limit: 'almeno 1',
        message: 'Un edificio ha almeno un’unità immobiliare: ricontrolla il numero di unità',
      },
    ];
  if (type === 0 && units === 1)
    return [
      {
        field,
        value,
        limit: 'almeno 2',
        message:
          'L’intervento è su una singola unità di un edificio di più unità, ma l’edificio ne ha una: ricontrolla il numero di unità',
      },
    ];
  if (type === 1 && units > 1)
    return [
      {
        field,
        value,
        limit: '1',
        message: `L’intervento è su un edificio di una sola unità, ma l’edificio ne ha ${units}: ricontrolla il numero di unità`,
      },
    ];
  if (type === 2 && units === 1)
    return [
      {
        field,
        value,
        limit: 'almeno 2',
        message:
          'L’intervento è su un intero edificio, ma l’edificio ha una sola unità: ricontrolla il numero di unità, o scegli l’edificio costituito da una singola unità',
      },
    ];
  return worked !== null && worked > units
    ? [
        {
          field: 'interventionImmovableUnitNumber',
          value: String(worked),
          limit: `al massimo ${units}`,
          message: `Le unità dell’intervento (${worked}) sono più di quelle dell’edificio (${units}): ricontrolla i due numeri`,
        },
      ]
    : [];
}

function findUnheated({
  serviceType,
  immovableCadastralCode,
  immovableParticularUse,
  immovableParticularUseHardAttribution,
  tipoImpianto,
  generatori,
}: DossierForm): FoundDoubt[] {
  const hard = immovableParticularUse === 8 ? immovableParticularUseHardAttribution : null;
  const category = UNHEATED_CATEGORIES.find(
    (code) => code === immovableCadastralCode || code === hard,
  );
  const hasHeating = tipoImpianto !== null || generatori.length > 0;
  if (serviceType !== 1 || !hasHeating || category === undefined) return [];
  const value = formatCadastralCategory(category);
  return [
    {
      field:
        category === immovableCadastralCode
          ? 'immovableCadastralCode'
          : 'immovableParticularUseHardAttribution',
      value,
      message: `Un immobile di categoria ${value} di solito non è riscaldato, ma è indicato un impianto: ricontrolla la categoria, la detrazione spetta solo per locali riscaldati`,
    },
  ];
}

/** Useful surface of a home and of other units, m² per unit. */
const UNIT_SURFACE = { home: { min: 20, max: 600 }, other: { min: 10, max: 50_000 } } as const;

function findSurface({
  immovableSurfaceArea: surface,
  interventionImmovableUnitNumber,
  immovableGeneralUse,
}: DossierForm): FoundDoubt[] {
  if (surface === null || surface <= 0) return [];
  const perUnit = surface / Math.max(1, interventionImmovableUnitNumber ?? 1);
  const { min, max } = UNIT_SURFACE[immovableGeneralUse === 0 ? 'home' : 'other'];
  if (perUnit >= min && perUnit <= max) return [];
  const [value, limit] = [`${formatNumber(perUnit, 0)} m²`, `tra ${min} e ${formatNumber(max)} m²`];
  return [
    {
      field: 'immovableSurfaceArea',
      value,
      limit,
      message: `La superficie utile è di ${value} per unità, di solito è ${limit}: ricontrolla la superficie`,
    },
  ];
}

/** The common parts of a condominium have no subordinate, nor has a whole building. */
function findMissingSubordinate(form: DossierForm): FoundDoubt[] {
  const { cadastralParcel, cadastralSubordinate, immovableUnitNumber: units } = form;
  if (cadastralParcel === null || (cadastralSubordinate ?? '').trim() !== '') return [];
  if (units === null || units < 2 || isCondominium(form)) return [];
  if (form.interventionOnImmovableType === 2) return [];
  return [
    {
      field: 'cadastralSubordinate',
      limit: `edificio di ${units} unità`,
      message: `Manca il subalterno, ma l’edificio ha ${units} unità: ricontrolla sulla visura`,
    },
  ];
}

/** Several numbers in one field: "7, 8", "7-9", "7 e 8". */
const SEVERAL_NUMBERS = /[^a-z0-9]/i;

/** Works in several units that share one subordinate; units that were merged have one. */
function findUnitsOfOneSubordinate(form: DossierForm): FoundDoubt[] {
  const { interventionImmovableUnitNumber: worked, cadastralSubordinate } = form;
  const subordinate = cadastralSubordinate?.trim() ?? '';
  const isOneUnit = form.interventionOnImmovableType === 0 && !form.immovableMergeUnits;
  if (!isOneUnit || worked === null || worked < 2 || isCondominium(form)) return [];
  if (subordinate === '' || SEVERAL_NUMBERS.test(subordinate)) return [];
  return [
    {
      field: 'interventionImmovableUnitNumber',
      value: String(worked),
      limit: `1 (subalterno ${subordinate})`,
      message: `L’intervento è su una singola unità, con il subalterno ${subordinate}, ma le unità interessate sono ${worked}: ricontrolla il numero, o indica tutti i subalterni`,
    },
  ];
}

const describeUnbuilt = (category: string): string =>
  category === 'F2'
    ? 'La categoria F/2 è di un’unità collabente: la detrazione spetta solo se l’edificio esisteva ed era riscaldato, ricontrolla sulla visura e tieni la prova dell’impianto'
    : `La categoria ${formatCadastralCategory(category)} non è di un edificio finito e riscaldato: ricontrolla sulla visura se l’immobile può avere la detrazione`;

/** The property: what it is, how old, how large, and which part of the building. */
export const BUILDING_DOUBT_RULES: readonly DoubtRule[] = [
  {
    code: 'category-unbuilt',
    rule: 'Le categorie F di solito non sono edifici finiti e riscaldati',
    source: EXISTING_BUILDING_SOURCE,
    find: ({ immovableParticularUse, immovableParticularUseHardAttribution: category }) =>
      immovableParticularUse === 8 && category?.startsWith('F') === true
        ? [
            {
              field: 'immovableParticularUseHardAttribution',
              value: formatCadastralCategory(category),
              message: describeUnbuilt(category),
            },
          ]
        : [],
  },
  {
    code: 'category-unheated',
    rule: 'Depositi, garage e tettoie di solito non sono riscaldati',
    source: EXISTING_BUILDING_SOURCE,
    find: findUnheated,
  },
  {
    code: 'building-new',
    rule: 'L’edificio esiste da prima dei lavori',
    source: EXISTING_BUILDING_SOURCE,
    find: (form, { today }) => findYear(form, today),
  },
  {
    code: 'subordinate-missing',
    rule: 'In un edificio di più unità ciascuna ha il suo subalterno',
    source: 'Visura catastale',
    find: findMissingSubordinate,
  },
  {
    code: 'units-of-one-subordinate',
    rule: 'Più unità hanno più subalterni',
    source: 'Visura catastale',
    find: findUnitsOfOneSubordinate,
  },
  {
    code: 'unit-count',
    rule: 'Le unità dell’edificio e dell’intervento sono coerenti',
    source: COHERENCE_SOURCE,
    find: findUnitCounts,
  },
  {
    code: 'unit-surface',
    rule: 'La superficie utile è quella usuale di un’unità',
    source: COHERENCE_SOURCE,
    find: findSurface,
  },
];
