import { normalizeSearchKey } from '../municipalities/index.js';

/**
 * Names of states today, each with the names that it had before, has in official lists or in speech. States that
 * were divided or united (Jugoslavia, URSS, Cecoslovacchia, Tanganica) stay as they are: their
 * successor depends on the town.
 */
const COUNTRY_NAMES: readonly string[] = [
  'Bangladesh|Pakistan Orientale',
  'Belize|Honduras Britannico',
  'Benin|Dahomey',
  'Bielorussia|Belarus|Russia Bianca',
  'Bosnia-Erzegovina|Bosnia ed Erzegovina|Bosnia Herzegovina|Bosnia',
  'Botswana|Bechuania|Beciuania|Bechuanaland',
  'Burkina Faso|Alto Volta',
  'Cambogia|Kampuchea',
  'Capo Verde|Cabo Verde|Isole di Capo Verde',
  'Cina|Cinese, Repubblica Popolare|Repubblica Popolare Cinese|Repubblica Popolare di Cina',
  'Congo|Congo (Repubblica del)|Repubblica del Congo|Congo Brazzaville|Congo Francese',
  'Corea del Nord|Corea, Repubblica Popolare Democratica (Corea del Nord)|Corea, Repubblica Popolare Democratica|Repubblica Popolare Democratica di Corea',
  'Corea del Sud|Corea, Repubblica (Corea del Sud)|Corea, Repubblica|Repubblica di Corea',
  'Costa d’Avorio|Avorio, Costa d’|Côte d’Ivoire',
  'Emirati Arabi Uniti|Emirati Arabi|EAU',
  'Eswatini|Swaziland|Regno di Eswatini|Regno dello Swaziland|Ngwane',
  'Etiopia|Abissinia',
  'Gambia|Gambia, Repubblica del',
  'Germania|Repubblica Federale di Germania|Repubblica Federale Tedesca|Germania Ovest',
  'Ghana|Costa d’Oro',
  'Gibuti|Somalia Francese|Territorio degli Afar e degli Issa',
  'Guinea Bissau|Guinea Portoghese',
  'Guinea Equatoriale|Guinea Spagnola',
  'Guyana|Guyana Britannica|Guiana Britannica|Guiana Inglese',
  'Indonesia|Indie Orientali Olandesi',
  'Iran|Persia|Iran, Repubblica Islamica del|Repubblica Islamica dell’Iran',
  'Isole Marshall|Marshall, Isole',
  'Isole Salomone|Salomone, Isole',
  'Kiribati|Isole Gilbert',
  'Lesotho|Basutoland',
  'Macedonia del Nord|Macedonia|Macedonia, Repubblica di|Repubblica di Macedonia|Macedonia, ex Repubblica Jugoslava di|Ex Repubblica Jugoslava di Macedonia|FYROM',
  'Malawi|Nyasaland',
  'Mali|Sudan Francese',
  'Micronesia|Micronesia, Stati Federati|Stati Federati di Micronesia',
  'Moldova|Moldavia|Repubblica di Moldova|Moldova, Repubblica di',
  'Myanmar|Birmania|Myanmar/Birmania|Myanmar (Birmania)|Burma|Unione di Myanmar',
  'Namibia|Africa del Sud Ovest|Africa Sud Occidentale',
  'Paesi Bassi|Olanda',
  'Regno Unito|Gran Bretagna|Inghilterra|Scozia|Galles|Irlanda del Nord|UK',
  'Repubblica Ceca|Ceca, Repubblica|Cechia',
  'Repubblica Centrafricana|Centrafricana, Repubblica|Impero Centrafricano|Ubangi-Sciari',
  'Repubblica Democratica del Congo|Zaire|Congo, Repubblica democratica del (ex Zaire)|Congo, Repubblica Democratica del|Congo (Zaire)|Congo Belga|Congo Kinshasa',
  'Repubblica Dominicana|Dominicana, Repubblica|Santo Domingo',
  'Ruanda|Rwanda',
  'Russia|Russa, Federazione|Federazione Russa',
  'Sahara occidentale|Sahara Spagnolo',
  'Samoa|Samoa Occidentali|Samoa Occidentale',
  'Serbia|Serbia, Repubblica di|Repubblica di Serbia',
  'Slovacchia|Repubblica Slovacca|Slovacca, Repubblica',
  'Sri Lanka|Ceylon',
  'Stati Uniti d’America|Stati Uniti|USA',
  'Stato della Città del Vaticano|Città del Vaticano|Vaticano',
  'Sudafrica|Sud Africa|Repubblica Sudafricana|Africa del Sud|Unione Sudafricana',
  'Sud Sudan|Sud Sudan, Repubblica del|Sudan del Sud',
  'Suriname|Guiana Olandese|Guyana Olandese',
  'Taiwan|Formosa',
  'Thailandia|Siam|Tailandia',
  'Timor Est|Timor Orientale|Timor Leste|Timor Portoghese',
  'Turchia|Türkiye',
  'Tuvalu|Isole Ellice',
  'Vanuatu|Nuove Ebridi',
  'Zambia|Rhodesia del Nord|Rhodesia Settentrionale',
  'Zimbabwe|Rhodesia|Rhodesia del Sud|Rhodesia Meridionale',
];

let todayByKey: ReadonlyMap<string, string> | null = null;

const buildIndex = (): ReadonlyMap<string, string> =>
  new Map(
    COUNTRY_NAMES.flatMap((line) => {
      // As in the table of places, where the names of the tax codes come from.
      const names = line.replaceAll('’', "'").split('|');
      return names.map((name) => [normalizeSearchKey(name), names[0] ?? name] as const);
    }),
  );

/** Longest text that may name a state. */
const NAME_MAX = 100;
/** The former name behind the name of today: "Eswatini (ex Swaziland)". */
const FORMER_NAME = /^([^()]{2,60}?)\s?\((?:già |ex[ -])[^()]{2,60}\)$/i;

/** The name of today of a state that is written with a former one; other texts as they are. */
export function cleanCountryName(text: string): string {
  const name = text.trim();
  if (name.length > NAME_MAX) return name;
  todayByKey ??= buildIndex();
  const [, bare = name] = FORMER_NAME.exec(name) ?? [];
  const spelled = name.replace(/\brep\./i, 'Repubblica ').replace(/\bdem\./i, 'Democratica ');
  return (
    todayByKey.get(normalizeSearchKey(spelled)) ?? todayByKey.get(normalizeSearchKey(bare)) ?? name
  );
}
