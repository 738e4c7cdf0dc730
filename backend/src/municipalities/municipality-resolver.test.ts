import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  indexMunicipalityNames,
  resolveMunicipality,
  type MunicipalityIndex,
  type ResolvableMunicipality,
} from '@pratiche/domain';
import { readReferenceMunicipalities } from './reference-municipalities.util.js';
import { readReferenceNames, type ReferenceNames } from './reference-names.util.js';

let all: ResolvableMunicipality[];
let names: ReferenceNames;
let index: MunicipalityIndex;
let buildMs: number;
beforeAll(async () => {
  const { rows } = await readReferenceMunicipalities();
  all = rows().map(({ code, name, province, caps }) => ({
    code,
    name,
    province,
    caps: caps.split(';'),
  }));
  names = await readReferenceNames();
  const start = process.threadCpuUsage();
  index = indexMunicipalityNames({ municipalities: all, ...names });
  buildMs = process.threadCpuUsage(start).user / 1_000;
});

const resolve = (name: string, zip = '', province = '') =>
  resolveMunicipality(index, { name, zip, province });
/** "Forlì FC 47121", with the parts that are doubtful; else the candidates. */
function summarize(name: string, zip = '', province = ''): string {
  const answer = resolve(name, zip, province);
  if (answer.kind === 'none') return 'none';
  if (answer.kind === 'several')
    return `? ${answer.candidates.map((town) => `${town.name} ${town.province}`).join(', ')}`;
  const { municipality, cap, doubts } = answer;
  return [municipality.name, municipality.province, cap, ...doubts.map(({ part }) => `-${part}`)]
    .filter((part) => part !== '')
    .join(' ');
}

describe('the names beside the table', () => {
  it('lead to municipalities that exist', () => {
    const codes = new Set(all.map(({ code }) => code));
    expect(names.otherNames.filter(({ code }) => !codes.has(code))).toEqual([]);
    expect(names.otherNames.length).toBeGreaterThan(700);
    expect(names.gone.length).toBeGreaterThan(500);
  });
  it('are indexed quickly', () => expect(buildMs).toBeLessThan(5_000));
});

describe('a written municipality', () => {
  it.each([
    ["FORLI'", '47121', 'FC', 'Forlì FC 47121'],
    ["FORLI'", '', '', 'Forlì FC -zip'],
    ["CANTU'", '22063', 'CO', 'Cantù CO 22063'],
    ['CANTU’', '', '', 'Cantù CO 22063'],
    ["L' AQUILA", '67100', 'AQ', "L'Aquila AQ 67100"],
    ['L AQUILA', '', 'AQ', "L'Aquila AQ 67100"],
    ["QUARTU SANT' ELENA", '09045', 'CA', "Quartu Sant'Elena CA 09045"],
    ['S. BONIFACIO', '37047', 'VR', 'San Bonifacio VR 37047'],
    ['SESTO S.GIOVANNI', '20099', 'MI', 'Sesto San Giovanni MI 20099'],
    ['REGGIO EMILIA', '42121', 'RE', "Reggio nell'Emilia RE 42121"],
    ['REGGIO CALABRIA', '', '', 'Reggio di Calabria RC -zip'],
    ['MILANO (MI)', '20121', '', 'Milano MI 20121'],
    ['BOLZANO/BOZEN', '39100', 'BZ', 'Bolzano BZ 39100'],
    ['Bozen', '', '', 'Bolzano BZ 39100'],
    ['CONEGLIANO V.TO', '31015', 'TV', 'Conegliano TV 31015'],
    ['GUIDONIA', '00012', 'RM', 'Guidonia Montecelio RM 00012'],
    ['GUIDONIA', '', '', 'Guidonia Montecelio RM 00012 -name'],
    ['MESTRE', '30172', 'VE', 'Venezia VE 30172 -name'],
    ['MESTRE', '', '', 'Venezia VE -name -zip'],
    ['OSTIA LIDO', '00121', 'RM', 'Roma RM 00121 -name'],
    ['ROSSANO', '', '', 'Corigliano-Rossano CS 87064 -name'],
    ['ROSSANO', '36028', 'VI', 'Rossano Veneto VI 36028'],
    ['ROSSANO', '36028', '', 'Rossano Veneto VI 36028'],
    ['CORIGLIANO', '', 'CS', 'Corigliano-Rossano CS 87064'],
    ['MILANO', '20100', 'MI', 'Milano MI -zip'],
    ['20100 MILANO', '', '', 'Milano MI -zip'],
    ['ROMA', '00100', 'RM', 'Roma RM -zip'],
    ['MILANO', '', '', 'Milano MI -zip'],
    ['Valsamoggia', '40056', 'BO', 'Valsamoggia BO 40053 -zip'],
    ['40056 Valsamoggia', '', '', 'Valsamoggia BO 40053 -zip'],
    ['Cascina', '56023', 'PI', 'Cascina PI 56021 -zip'],
    ['Villafranca di Verona', '37062', 'VR', 'Villafranca di Verona VR 37069 -zip'],
    ['Bergamo', '24121.0', 'BG', 'Bergamo BG 24121'],
    ['Bergamo', "'24121", '', 'Bergamo BG 24121'],
    ['Roma', '118', '', 'Roma RM 00118'],
    ['Comune di Forlì', '47121', '', 'Forlì FC 47121'],
    ['Città di Castello', '06012', 'PG', 'Città di Castello PG 06012'],
    ['FRAZ. MESTRE - VENEZIA', '30172', 'VE', 'Venezia VE 30172 -name'],
    ['VENEZIA (MESTRE)', '30172', '', 'Venezia VE 30172 -name'],
    ['MARINA DI MASSA', '54100', 'MS', 'Massa MS 54100 -name'],
    ['LIDO DI OSTIA', '', 'RM', 'Roma RM -name -zip'],
    ['SESTRI PONENTE', '16154', 'GE', 'Genova GE 16154 -name'],
    ['SESTRI LEVANTE', '16039', 'GE', 'Sestri Levante GE 16039'],
    ['TORRE DEL GRECO', '80059', '', 'Torre del Greco NA 80059'],
    ['JESOLO LIDO', '30016', 'VE', 'Jesolo VE 30016 -name'],
    ['CESENATICO VALVERDE', '47042', 'FC', 'Cesenatico FC 47042 -name'],
    ['FIUMICINO AEROPORTO', '', '', 'Fiumicino RM 00054 -name'],
    ['VITTORIO V.TO', '31029', 'TV', 'Vittorio Veneto TV 31029'],
    ['CERNUSCO S/NAVIGLIO', '', 'MI', 'Cernusco sul Naviglio MI 20063'],
    ['FORLI', '47121', 'FO', 'Forlì FC 47121'],
    ['Rimini', '47921', 'FO', 'Rimini RN 47921'],
    ['Monza', '20900', 'MI', 'Monza MB 20900'],
    ['Pesaro', '61121', 'PS', 'Pesaro PU 61121'],
    ['Carbonia', '09013', 'SU', 'Carbonia CI 09013'],
    ['Bergamo', '24121', 'MI', 'Bergamo BG 24121 -province'],
    ['Bergamo', '', 'Provincia di Bergamo', 'Bergamo BG -zip'],
    ['Samone', '', '', '? Samone TO, Samone TN'],
    ['Samone', '38059', '', 'Samone TN 38059'],
    ['Samone', '10010', 'TN', '? Samone TO, Samone TN'],
    ['PERGINE', '38057', 'TN', 'Pergine Valsugana TN 38057 -name'],
    ['NOVENTA', '30020', 'VE', 'Noventa di Piave VE 30020 -name'],
    ['NOVENTA', '35027', '', 'Noventa Padovana PD 35027 -name'],
    ['KALTERN', '39052', 'BZ', 'Caldaro sulla strada del vino BZ 39052 -name'],
    ['ST. ULRICH IN GRÖDEN', '39046', 'BZ', 'Ortisei BZ 39046 -name'],
    ['GIULIANOVA LIDO', '64021', 'TE', 'Giulianova TE 64021 -name'],
    ['GRADO GORIZIA', '34073', '', 'Grado GO 34073 -name'],
    ['MADONNA DI CAMPIGLIO', '38086', 'TN', '? Giustino TN, Massimeno TN, Pinzolo TN'],
    ['CAMPODARSEGO FRAZ. BRONZOLA', '35011', 'PD', 'Campodarsego PD 35011'],
    ['TREZZANO S/N', '20090', 'MI', 'Trezzano sul Naviglio MI 20090'],
    ['CORNATE D/A', '20872', 'MB', "Cornate d'Adda MB 20872"],
    ['D', '', '', 'none'],
    ['MONTALBANO IONICO', '75023', 'MT', 'Montalbano Jonico MT 75023'],
    ['ST VINCENT', '11027', 'AO', 'Saint-Vincent AO 11027'],
    ['ST.PIERRE', '', 'AO', 'Saint-Pierre AO 11010'],
    ['AOSTE', '11100', 'AO', 'Aosta AO 11100'],
    ['UDIN', '33100', 'UD', 'Udine UD 33100'],
    ['CASTEDDU', '09121', 'CA', 'Cagliari CA 09121'],
    ['CERVINIA', '11021', 'AO', 'Valtournenche AO 11028 -name -zip'],
    ['Repubblica di San Marino', '47890', 'RSM', 'San Marino SM 47890'],
    ['Nusquam', '', 'BG', 'none'],
    ['', '', '', 'none'],
  ])('%s, %s, %s', (name, zip, province, expected) => {
    expect(summarize(name, zip, province)).toBe(expected);
  });
});

/** Ways to write a name. */
function listSpellings(name: string): string[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const isLong = words.length > 1 && last.length > 4 && /^[A-Za-z]+$/.test(last);
  const head = words.slice(0, -1).join(' ');
  return [
    name,
    name.toUpperCase(),
    name.toLowerCase(),
    ` ${name.replaceAll(' ', '  ')} `,
    plain(name).toUpperCase(),
    name.normalize('NFD'),
    name.replace(/[àèéìòùâêô]/gi, (letter) => `${plain(letter)}'`).toUpperCase(),
    name.replace(/[àèéìòùâêô]/gi, (letter) => `${plain(letter)}’`),
    name.replace(/'/g, '’'),
    name.replace(/'/g, "' "),
    name.replace(/'/g, ' '),
    name.replace(/'/g, ''),
    name.replace(/-/g, ' '),
    name.replace(/\bSan(?:t[aoie]|t')?(?:\s|(?<='))/g, 'S. '),
    name.replace(/\bSan(?:t[aoie]|t')?(?:\s|(?<='))/g, 'S.').toUpperCase(),
    name.replace(/\b(?:di|del|della|dei|degli|delle|sul|sulla|al) /g, ''),
    `Comune di ${name}`,
    ...(isLong
      ? [`${head} ${last.charAt(0)}.`, `${head} ${last.charAt(0)}.${last.slice(-2)}`.toUpperCase()]
      : []),
  ];
}

const FORMER_PROVINCES: Readonly<Record<string, string>> = {
  BI: 'VC',
  BT: 'BA',
  CA: 'SU',
  CI: 'SU',
  FC: 'FO',
  FM: 'AP',
  IS: 'CB',
  KR: 'CZ',
  LO: 'MI',
  MB: 'MI',
  OG: 'NU',
  OT: 'SS',
  PN: 'UD',
  PO: 'FI',
  PU: 'PS',
  RN: 'FO',
  VB: 'NO',
  VS: 'SU',
  VV: 'CZ',
};

describe('every municipality', () => {
  interface Writing {
    name: string;
    zip: string;
    province: string;
    code: string;
    /** The name does not say it all, or the rest contradicts it: asking is right too. */
    isPlain: boolean;
  }

  function* listWritings(): Generator<Writing> {
    const namesakes = new Map<string, number>();
    for (const { name } of all) namesakes.set(name, (namesakes.get(name) ?? 0) + 1);
    const languages = Map.groupBy(
      names.otherNames.filter(({ kind }) => kind === 'language'),
      ({ code }) => code,
    );
    for (const [position, { name, code, province, caps }] of all.entries()) {
      const other = all[(position + 3_001) % all.length] ?? { province, caps };
      const zip = caps[position % caps.length] ?? '';
      const zips = [
        zip,
        '',
        `${zip.slice(0, 2)}100`,
        `${zip}.0`,
        `'${zip}`,
        String(Number(zip)),
        `${zip.slice(0, 3)}99`,
        other.caps[0] ?? '',
      ];
      const provinces = [
        province,
        '',
        FORMER_PROVINCES[province] ?? province,
        `(${province.toLowerCase()})`,
        other.province,
      ];
      const [german] = languages.get(code) ?? [];
      const spellings = [
        ...listSpellings(name),
        `${name} (${province})`,
        `${name} ${province}`.toUpperCase(),
        `${zip} ${name}`,
        ...(german === undefined ? [] : [german.name, `${name}/${german.name}`.toUpperCase()]),
      ];
      const isUnique = namesakes.get(name) === 1;
      for (const [turn, spelling] of spellings.entries())
        for (const round of [0, 1]) {
          const zipChoice = (turn + position + round * 3) % zips.length;
          const provinceChoice = (turn * 2 + position + round) % provinces.length;
          const isElsewhere = zipChoice === 7 || provinceChoice === 4;
          // It may be the right way to write another one.
          if (isElsewhere && spelling.includes('.')) continue;
          yield {
            name: spelling,
            zip: zips[zipChoice] ?? '',
            province: provinces[provinceChoice] ?? '',
            code,
            isPlain: isUnique && !(zipChoice === 7 && provinceChoice === 4),
          };
        }
    }
  }

  it('is understood however it is written, and never taken for another', () => {
    const wrong: unknown[] = [];
    const asked: unknown[] = [];
    let plain = 0;
    for (const { code, isPlain, ...written } of listWritings()) {
      const answer = resolveMunicipality(index, written);
      plain += isPlain ? 1 : 0;
      if (answer.kind !== 'one') {
        if (isPlain) asked.push(Object.values(written).join('|'));
      } else if (answer.municipality.code !== code)
        wrong.push(
          `${written.name}|${written.zip}|${written.province} -> ${answer.municipality.name} ${answer.municipality.province}`,
        );
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(asked.length / plain).toBeLessThan(0.01);
  });
});
