import { describe, expect, it } from '@jest/globals';
import { expectLittleProcessorTime } from '../../test/processor-time.js';
import { readSiteText } from './site-text.js';

/** "street|number|municipality,postal code,province", the likeliest municipality alone. */
function summarize(text: string): string | null {
  const site = readSiteText(text);
  if (site === null) return null;
  const [town] = site.mentioned;
  const parts =
    town === undefined ? [] : [town.name, town.zip, town.province].map((part) => part ?? '');
  return `${site.street}|${site.number ?? ''}|${parts.join(',')}`;
}

describe('the place of works in a text', () => {
  it.each([
    ["Lavori in via Verdi n. 3 a Forli' (FC)", "via Verdi|3|Forli',,FC"],
    ['FRAZ. MESTRE, VIA VERDI 3, 30172 VENEZIA VE', 'VIA VERDI|3|VENEZIA VE,30172,'],
    ['Via 4 Novembre 12, Forlì', 'Via 4 Novembre|12|Forlì,,'],
    ['P.zza Duomo 1 Milano', 'P.zza Duomo|1|Milano,,'],
    ['Cantiere: Viale dei Tigli, 15/B - Treviglio (BG)', 'Viale dei Tigli|15/B|Treviglio,,BG'],
    ['Lavori eseguiti in via Verdi 3, Forlì', 'via Verdi|3|Forlì,,'],
    ['Posa in opera presso Via Verdi, 3 - 47121 Forlì FC', 'Via Verdi|3|Forlì FC,47121,'],
    ['presso il cantiere di Via Verdi n° 3/A in Forlì (FC) per infissi', 'Via Verdi|3/A|Forlì,,FC'],
    ['Lavori nel comune di Forlì, via Verdi 3', 'via Verdi|3|Forlì,,'],
    ["Cantiere: 47121 FORLI' (FC) - VIA VERDI, 3", "VIA VERDI|3|FORLI',47121,FC"],
    ['Lavori a Forlì in via Verdi 3', 'via Verdi|3|Forlì,,'],
    ['Via XX Settembre 5 int. 3 scala B, 24121 Bergamo', 'Via XX Settembre|5|Bergamo,24121,'],
    ['Immobile sito in Forlì (FC), Via Verdi 3', 'Via Verdi|3|Forlì,,FC'],
    ['lavori in corso Garibaldi 5 Torino', 'corso Garibaldi|5|Torino,,'],
    [
      'Lavori in Via S. Giovanni 3 a S. Giovanni in Persiceto (BO).',
      'Via S. Giovanni|3|S. Giovanni in Persiceto,,BO',
    ],
    ['Cantiere: Forlì', '||Forlì,,'],
    ['Lavori eseguiti a Forlì (FC)', '||Forlì,,FC'],
    ['Lavori in Via Roma snc, 37047 S. BONIFACIO VR', 'Via Roma|snc|S. BONIFACIO VR,37047,'],
    ['Lavori in loc. Pratolino 5, 50036 Vaglia', 'loc. Pratolino|5|Vaglia,50036,'],
    ['Lavori in Via Roma, 24121 Bergamo', 'Via Roma||Bergamo,24121,'],
    ['Appartamento sito in Forlì, via Verdi 3', 'via Verdi|3|Forlì,,'],
    ['Lavori straordinari in Forlì alla via Verdi n. 3', 'via Verdi|3|Forlì,,'],
    ['LAVORI IN PINO TORINESE, VIA VERDI 3', 'VIA VERDI|3|PINO TORINESE,,'],
    ['POSA IN LARICE E IN ROVERE IN VIA VERDI 3', 'VIA VERDI|3|LARICE,,'],
    ['Immobile sito nel Comune di Forlì, foglio 12 particella 345', '||Forlì,,'],
    ['Immobile sito in Forlì, C.da Verdi', '||Forlì,,'],
    ['Ubicazione: C.da Verdi s.n. - 47121 Forlì (FC)', 'C.da Verdi|s.n.|Forlì,47121,FC'],
    ['Lavori in L.go Verdi 3 Forlì', 'L.go Verdi|3|Forlì,,'],
    ['Lavori in Lungarno Verdi 3, Firenze', 'Lungarno Verdi|3|Firenze,,'],
    ['Lavori in Via Verdi 3 Z.I. 47121 Forlì', 'Via Verdi|3|Forlì,47121,'],
    ['Lavori in via Verdi 3 come da preventivo n. 12', 'via Verdi|3|'],
    ['Cantiere via Roma', 'via Roma||'],
    ['POSA IN OPERA IN VIA VERDI 3', 'VIA VERDI|3|'],
  ])('%s', (text, expected) => expect(summarize(text)).toBe(expected));

  it.each([
    'Merce resa franco cantiere',
    'POSA IN OPERA DI FINESTRE PVC',
    'Lavori in corso d’opera al 15/09',
    'Fornitura infissi via e-mail ordine 12345',
    'Lavori a norma, detrazione 50 %',
    'Lavori: bonifico su banca, Via Roma 3 20121 Milano',
    'Porta per abitazione, strada di accesso larga',
    'Finestra casa largo cm 120 x 140',
    'Casa sita in campagna, infissi bianchi',
    'Porte per casa, legno sito in opera',
    'Posa finestre, traversa in alluminio 3 pz',
    'Immobile sito in zona sismica 3',
  ])('is none: %s', (text) => expect(readSiteText(text)).toBeNull());

  it.each([
    `lavori ${'via a'.repeat(60_000)}`,
    `lavori via ${'a '.repeat(100_000)}`,
    `lavori ${'via '.repeat(70_000)}`,
    `cantiere ${',-'.repeat(100_000)}`,
    `casa via a 3${' ,-a'.repeat(70_000)}`,
  ])('is sought in little time in a hostile text', (text) => {
    expectLittleProcessorTime(() => readSiteText(text));
  });
});
