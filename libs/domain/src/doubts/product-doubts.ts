import { estimateConstructionYear } from '../completeness/construction-year.js';
import type { DossierForm } from '../dossier/index.js';
import { formatLimit, formatNumber } from '../formats/index.js';
import { getOldTransmittance } from '../reference-tables/index.js';
import { COHERENCE_SOURCE, type DoubtRule, type FoundDoubt } from './doubt.js';

/** Share of the floor area that products of a list seldom exceed, all rows together. */
const FLOOR_SHARES = {
  serramenti: { share: 0.5, field: 'superficie', name: 'i serramenti' },
  schermature: { share: 1, field: 'superficieSchermatura', name: 'le schermature' },
  chiusure: { share: 0.5, field: 'superficieChiusura', name: 'le chiusure' },
} as const;
const LISTS = Object.keys(FLOOR_SHARES) as (keyof typeof FLOOR_SHARES)[];

/** The largest row is named: one digit too many is there. */
const findAgainstFloor = ({ immovableSurfaceArea: floor, manufatti }: DossierForm): FoundDoubt[] =>
  LISTS.flatMap((list) => {
    const { share, field, name } = FLOOR_SHARES[list];
    const areas = manufatti[list].map(
      (row) => (row as Readonly<Record<string, unknown>>)[field] as number | null,
    );
    const total = areas.reduce<number>((sum, area) => sum + (area ?? 0), 0);
    if (floor === null || floor <= 0 || total <= floor * share) return [];
    const largest = areas.indexOf(Math.max(...areas.map((area) => area ?? 0)));
    const value = `${formatNumber(total)} m²`;
    return [
      {
        field: `manufatti.${list}.${largest}.${field}`,
        value,
        limit: `${formatNumber(floor * share)} m²`,
        message: `In tutto ${name} misurano ${value}, troppo per ${formatNumber(floor)} m² di superficie utile: ricontrolla le superfici`,
      },
    ];
  });

const SCREENS = {
  schermature: { screen: 'superficieSchermatura', most: 4 },
  chiusure: { screen: 'superficieChiusura', most: 3 },
} as const;

const findAgainstGlass = ({ manufatti }: DossierForm): FoundDoubt[] =>
  (['schermature', 'chiusure'] as const).flatMap((list) =>
    manufatti[list].flatMap((row, index) => {
      const { screen, most } = SCREENS[list];
      const surface = (row as unknown as Readonly<Record<string, number | null>>)[screen] ?? 0;
      const glass = row.superficieFinestrata ?? 0;
      if (surface <= 0 || glass <= 0) return [];
      if (surface <= glass * most && surface * most >= glass) return [];
      return [
        {
          field: `manufatti.${list}.${index}.${screen}`,
          value: `${formatNumber(surface)} m²`,
          limit: `${formatNumber(glass)} m² di finestra`,
          message: `La superficie (${formatNumber(surface)} m²) è fuori proporzione con quella finestrata (${formatNumber(glass)} m²): ricontrolla le due superfici`,
        },
      ];
    }),
  );

/** No window with double glass is better, W/m²K. */
const BEST_DOUBLE_GLASS = 0.8;
/** Nor one with a metal frame without thermal break. */
const BEST_COLD_METAL = 1.6;

const findTooGood = ({ manufatti }: DossierForm): FoundDoubt[] =>
  manufatti.serramenti.flatMap((row, index) => {
    const value = row.trasmittanzaPost;
    const least = Math.max(
      row.tipologiaVetroPost === 'doppio' ? BEST_DOUBLE_GLASS : 0,
      row.tipologiaTelaioPost === 'metalloFreddo' ? BEST_COLD_METAL : 0,
    );
    if (row.tipologiaInfisso !== 'finestra' || value === null || value <= 0 || value >= least)
      return [];
    return [
      {
        field: `manufatti.serramenti.${index}.trasmittanzaPost`,
        value: `${formatLimit(value)} W/m²K`,
        limit: `almeno ${formatLimit(least)} W/m²K`,
        message: `Con questo vetro e questo telaio una trasmittanza di ${formatLimit(value)} W/m²K è insolita, di solito è almeno ${formatLimit(least)}: ricontrolla sulla DoP il valore Uw, non quello del vetro`,
      },
    ];
  });

const findOldTooGood = ({ manufatti }: DossierForm): FoundDoubt[] =>
  manufatti.serramenti.flatMap((row, index) => {
    const value = row.trasmittanzaPre;
    const usual = getOldTransmittance(
      row.tipologiaInfisso,
      row.tipologiaTelaioPre,
      row.tipologiaVetroPre,
    );
    if (usual === null || value === null || value <= 0 || value * 2 >= usual) return [];
    return [
      {
        field: `manufatti.serramenti.${index}.trasmittanzaPre`,
        value: `${formatLimit(value)} W/m²K`,
        limit: `${formatLimit(usual)} W/m²K`,
        message: `Per il vecchio serramento ${formatLimit(value)} W/m²K è meno della metà del valore usuale (${formatLimit(usual)}): ricontrolla il numero`,
      },
    ];
  });

/** Year from which windows have had double glass, as D.Lgs. 192/2005 and D.P.R. 59/2009 ask. */
const DOUBLE_GLASS_YEAR = 2010;
/** Transmittance that only a window with single glass reaches, W/m²K. */
const SINGLE_GLASS_U = 5;

const findOldInRecentBuilding = (form: DossierForm): FoundDoubt[] => {
  const year = estimateConstructionYear(form.immovableEstimatedYearOfConstruction);
  if (year === null || year < DOUBLE_GLASS_YEAR) return [];
  return form.manufatti.serramenti.flatMap((row, index) => {
    const value = row.trasmittanzaPre;
    const isSingle = row.tipologiaVetroPre === 'singolo';
    if (row.tipologiaInfisso !== 'finestra' || value === null) return [];
    if (!isSingle && value < SINGLE_GLASS_U) return [];
    return [
      {
        field: `manufatti.serramenti.${index}.trasmittanzaPre`,
        value: `${formatLimit(value)} W/m²K`,
        limit: `meno di ${formatLimit(SINGLE_GLASS_U)} W/m²K in un edificio del ${year}`,
        message: `Il vecchio serramento ha ${isSingle ? 'il' : 'una trasmittanza da'} vetro singolo (${formatLimit(value)} W/m²K), ma l’edificio è del ${year}: ricontrolla vetro e anno di costruzione`,
      },
    ];
  });
};

const findInside = ({ manufatti }: DossierForm): FoundDoubt[] =>
  manufatti.chiusure.flatMap(({ installazione }, index) =>
    installazione === 'interna'
      ? [
          {
            field: `manufatti.chiusure.${index}.installazione`,
            value: 'Interna',
            limit: 'Esterna',
            message:
              'La chiusura oscurante è indicata come interna, di solito è esterna: ricontrolla l’installazione, e per uno scuro interno che l’attestazione dica la resistenza termica supplementare (UNI EN 13125)',
          },
        ]
      : [],
  );

/** Surfaces and transmittances of the products that do not go together. */
export const PRODUCT_DOUBT_RULES: readonly DoubtRule[] = [
  {
    code: 'products-against-floor',
    rule: 'La superficie dei manufatti è in proporzione a quella dell’immobile',
    source: 'D.M. 5/7/1975, art. 5: superficie finestrata di almeno un ottavo del pavimento',
    find: findAgainstFloor,
  },
  {
    code: 'screen-against-glass',
    rule: 'Schermature e chiusure sono in proporzione alla finestra',
    source: COHERENCE_SOURCE,
    find: findAgainstGlass,
  },
  {
    code: 'window-too-good',
    rule: 'La trasmittanza è possibile con quel vetro e quel telaio',
    source: 'UNI EN ISO 10077-1',
    find: findTooGood,
  },
  {
    code: 'old-window-too-good',
    rule: 'Il vecchio serramento isola come quelli del suo tipo',
    source: 'Tabella delle trasmittanze dei vecchi serramenti',
    find: findOldTooGood,
  },
  {
    code: 'old-window-recent-building',
    rule: 'Un edificio dal 2010 in poi ha vetri doppi',
    source: 'D.Lgs. 192/2005 e D.P.R. 59/2009: trasmittanza dei serramenti dei nuovi edifici',
    find: findOldInRecentBuilding,
  },
  {
    code: 'shutter-inside',
    rule: 'Le chiusure oscuranti di solito sono esterne',
    source: 'UNI EN 13125',
    find: findInside,
  },
];
