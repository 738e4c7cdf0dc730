import { formatBeneficiaryName, type DossierForm } from '../dossier/index.js';
import { lazyValue } from '../formats/index.js';
import { limitCombiningMarks } from '../text/index.js';

/**
 * Characters that the typefaces of the papers have: of each run the characters left out before it and
 * those after its first one, in base 36. A test of the PDF writer makes it anew from the font files.
 */
export const PRINTABLE_RUNS =
  'w 2m x g9 2 2 4 0 3 0 8 27 1 2 3 1 1 0 1 6 d 7 2 5 4 6 1 0 1 j 1 aq b 11 2 6 1 12 1 1 11 j ' +
  '2 1 8 q 5 4 h 1 1 1 1 0 8 0 5 0 3 0 1 p 5 l 1 0 2 0 5 g 3 0 4 1y 6 2 2 1 1 0 1 0 4 0 q 9 ' +
  '5i 13 3 a 2 2 18k 0 1t 1 1 0 2 1 1 0 2 0 6 3 1 6 1 2 1 0 1 0 2 1 1 c 1 2 2 4 1 0 1 5 2 9 2 ' +
  '1 ci 11 a 18 lg 6 1 i 1 o 1 j 1 6 1 2x 2 16 1 r 8 1a 1 g 1 o 9 h 4 c 9 f 1a 0 2 0 2s 1 12 ' +
  '8 9 s 19f k 1 d 2 8 1 17 1 d c 1 2 0 1 0 7 0 l 10 4 5 1i 6z 4 l 2 5 2 11 2 5 2 7 1 0 1 0 1 ' +
  '0 1 u 2 1g 1 e 1 d 2 5 1 i 2 2 1 8 1 2s 5 7 2 q 1 c 3 l 2 2 2 0 i 1 4 1 3 1 4 0 u 9 1 1q 1 ' +
  '0 2 0 1 1h 3 0 6 ap 6 1 2 5 2 4 2 1 1y 2 4 0 2 0 9 0 c 0 6 j v 1 j 0 1 0 2 0 1l 1 1o 9 46 ' +
  'bg 1 q 7 3 u 0 u 3 1 3 2 r 1 y 1 0 1 3 3 0 1 6 2 1f 3 n 1 d 6 1 p 0 5 5 4 7j 6 1 2 1 1g 1 ' +
  '1t 1 21 7 l 0 e 1 4 2 9 g i 0 1m 1 h z d c 1q 1 5 q 4 5 1a 1 7f n 1 6 3k 11 a 1h 9 0 4o 0 ' +
  '6 0 2 3 8 0 68h 1r h5c 1b 90 3 4 1 2 1 2 3 a c r 3 6 1 2 1 32 e 4 4 2 9 4 h 4 5 2 5 2 1 c ' +
  '3 o 3 5 5 1 1 e a 25 7 e0w p yu 12 1 p hv 0 u2 6 c 4 5 p 1 4 1 0 1 1 1 1 1 9 2 29 6 3 11 9 ' +
  '1 1 4 5 i 3 e8 f g 3 24 4 1 3q 2 0 6x 4 le u 1 3 1524 2e dd 1 1 3 1 4 1 0 3 6 1 p h8 9 4su ' +
  '2r c e 2 d 2 e 1 e fl 7 7o 1 2 0 3 0 cq z 1 6 1 j 2 0';

const listRuns = lazyValue((): [first: number, last: number][] => {
  const numbers = PRINTABLE_RUNS.split(' ').map((text) => parseInt(text, 36));
  const runs: [number, number][] = [];
  let next = 0;
  for (let index = 0; index < numbers.length; index += 2) {
    const first = next + (numbers[index] ?? 0);
    const last = first + (numbers[index + 1] ?? 0);
    runs.push([first, last]);
    next = last + 1;
  }
  return runs;
});

const isPrintable = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return listRuns().some(([first, last]) => first <= code && code <= last);
};

/** The characters of a text that a paper would print as empty boxes, each once. */
export function findUnprintableLetters(text: string): string[] {
  // Blanks and invisible characters are replaced or left out before printing.
  const printed = limitCombiningMarks(text)
    .normalize('NFC')
    .replace(/[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}]+/gu, '');
  return [...new Set(printed)].filter((character) => !isPrintable(character));
}

const SHOWN_MAX = 10;

/** Letters of a text that papers cannot print and what to do, Italian; `null` where there are none. */
export function describeUnprintable(text: string): string | null {
  const letters = findUnprintableLetters(text).slice(0, SHOWN_MAX);
  return letters.length === 0
    ? null
    : `I documenti da firmare avrebbero dei riquadri vuoti al posto di «${letters.join('')}»: scrivi in lettere latine, come sul passaporto`;
}

/** Texts of a dossier that papers print as people type them, with the field of each. */
function listPrintedTexts(
  form: DossierForm,
): [field: keyof DossierForm | string, text: string | null][] {
  const people: (keyof DossierForm)[] = form.isCompany
    ? [
        'beneficiaryCompanyName',
        'beneficiaryAttorneyFirstName',
        'beneficiaryAttorneyLastName',
        'beneficiaryAttorneyBirthMunicipality',
      ]
    : ['beneficiaryFirstName', 'beneficiaryLastName', 'beneficiaryBirthMunicipality'];
  const places: (keyof DossierForm)[] = [
    'beneficiaryResidentialAddress',
    'beneficiaryResidentialMunicipality',
    'immovableAddress',
    'immovableMunicipality',
  ];
  return [
    ...[...people, ...places].map((field): [string, string | null] => [
      field,
      form[field] as string | null,
    ]),
    ...form.otherBeneficiaries.map((row, index): [string, string | null] => [
      `otherBeneficiaries.${index}.${row.isCompany ? 'beneficiaryCompanyName' : 'beneficiaryLastName'}`,
      formatBeneficiaryName(row),
    ]),
  ];
}

/** Fields whose text a paper would print with empty boxes, each with its message. */
export const listUnprintableFields = (form: DossierForm): { field: string; message: string }[] =>
  listPrintedTexts(form).flatMap(([field, text]) => {
    const message = text === null ? null : describeUnprintable(text);
    return message === null ? [] : [{ field, message }];
  });

/** Why no paper of a dossier can be signed, Italian, or `null`. */
export function findPrintObstacle(form: DossierForm): string | null {
  const [field] = listUnprintableFields(form);
  return field === undefined ? null : `${field.message}, poi scarica di nuovo.`;
}
