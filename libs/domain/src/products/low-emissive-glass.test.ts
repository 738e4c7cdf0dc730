import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validWindow } from '../../test/dossier-fixtures.js';
import {
  applyAutofill,
  applyPatches,
  completeDossierForm,
  findLowEmissiveOfOthers,
  getEneaGlass,
  getSharedLowEmissive,
  listLowEmissiveAnswers,
  type Serramento,
} from '../index.js';

const POST = 'vetroBassoEmissivoPost';
const window = (tipologiaVetroPost: Serramento['tipologiaVetroPost'], answer: boolean | null) =>
  validWindow({ tipologiaVetroPost, [POST]: answer });
const formOf = (...serramenti: Serramento[]) =>
  validDossierForm({ manufatti: { serramenti, schermature: [], chiusure: [] } });

describe('low-emissive glass', () => {
  it.each([
    ['doppio', true, 'bassaEmissione'],
    ['triplo', true, 'bassaEmissione'],
    ['doppio', false, 'doppio'],
    ['triplo', null, null],
    ['opaco', null, 'opaco'],
    ['opaco', true, 'opaco'],
    [null, true, null],
  ] as const)('of a %s glass with the answer %s is %s at ENEA', (glass, answer, expected) =>
    expect(getEneaGlass(window(glass, answer), POST)).toBe(expected),
  );

  it('is not asked of a single glass, and open in a row that was stored before', () => {
    expect(getEneaGlass(validWindow(), 'vetroBassoEmissivoPre')).toBe('singolo');
    const { [POST]: _asked, ...old } = validWindow();
    expect(getEneaGlass(old as Serramento, POST)).toBeNull();
    expect(completeDossierForm(formOf(old as Serramento)).manufatti.serramenti).toEqual([
      { ...old, [POST]: null },
    ]);
  });

  it.each([
    [[true, true], true],
    [[false, false], false],
    [[true, false], null],
    [[true, null], null],
    [[null], null],
    [[], null],
  ])('of rows with %j is shared as %s', (answers, expected) =>
    expect(
      getSharedLowEmissive(
        answers.map((answer) => window('doppio', answer)),
        POST,
      ),
    ).toBe(expected),
  );

  it('is answered once for all rows with such a glass', () => {
    const form = formOf(window('doppio', null), window('opaco', null), window('triplo', false));
    const patches = listLowEmissiveAnswers(form, POST, true);
    expect(applyPatches(form, patches).manufatti.serramenti.map((row) => row[POST])).toEqual([
      true,
      null,
      true,
    ]);
  });

  it('of a further glass follows the others, unless it has an answer or they differ', () => {
    const follow = (...rows: Serramento[]) => findLowEmissiveOfOthers(rows, 0, POST);
    const [yes, no] = [window('triplo', true), window('doppio', false)];
    expect(follow(window('doppio', null), yes, yes)).toBe(true);
    expect(follow(window('doppio', null), yes, no)).toBeNull();
    expect(follow(no, yes)).toBeNull();
    expect(follow(window('opaco', null), yes)).toBeNull();
    expect(follow()).toBeNull();
    const chosen = 'manufatti.serramenti.0.tipologiaVetroPost';
    expect(applyAutofill(formOf(window('doppio', null), yes), chosen).filled).toEqual([
      `manufatti.serramenti.0.${POST}`,
    ]);
  });
});
