import { describe, expect, it } from '@jest/globals';
import { createEmptyDossierForm } from '../autofill/index.js';
import { hasPrintedChange } from './printed-fields.js';
import { listPrintChanges } from './printed-lines.js';

const CHANGE = 'Nome: «Mario Rossi» → ';

describe('a printed value', () => {
  it.each([
    ['mario rossi', []],
    ['MARIO ROSSI', []],
    [' Mario   Rossi ', []],
    ['Mario\u00a0Rossi', []],
    ['Mario Rossì', [`${CHANGE}«Mario Rossì»`]],
    ['MarioRossi', [`${CHANGE}«MarioRossi»`]],
    ['Mario Rossi-', [`${CHANGE}«Mario Rossi-»`]],
    ['', [`${CHANGE}niente`]],
    [null, [`${CHANGE}niente`]],
  ])('that is %j and was "Mario Rossi" has changed by %j', (text, changes) => {
    const before = { label: 'Nome', text: 'Mario Rossi' };
    expect(listPrintChanges([before], [{ label: 'Nome', text }])).toEqual(changes);
    const form = createEmptyDossierForm();
    const [one, other] = ['Mario Rossi', text].map((beneficiaryFirstName) => ({
      ...form,
      beneficiaryFirstName,
    }));
    expect(hasPrintedChange('DELEGA', one!, other!)).toBe(changes.length > 0);
  });

  it('of money stays the same with a blank that does not end a line', () => {
    const [before, after] = [' ', '\u00a0'].map((blank) => [
      { label: 'Spese', text: `4.970,50${blank}€` },
    ]);
    expect(listPrintChanges(before!, after!)).toEqual([]);
  });

  it('of two lines that differ by capitals alone, each is compared with one', () => {
    const line = (text: string) => ({ label: 'Nome', text });
    expect(listPrintChanges([line('ada'), line('Ada')], [line('ADA')])).toEqual([
      'Nome: «Ada» → niente',
    ]);
  });

  const LIST = 'comune F335, foglio 12, particella 345, categoria A/2';
  it.each([
    [LIST.replace('12', '21'), 'Foglio: 12 → 21'],
    [LIST.replace('12', '21').replace('345', '346'), 'Foglio: 12 → 21, particella: 345 → 346'],
    [LIST.replace(', cat', ', subalterno 6, cat'), 'Dati: niente → «subalterno 6»'],
    [LIST.replace(', categoria A/2', ''), 'Dati: «categoria A/2» → niente'],
    [LIST.replace('particella 345', 'mappale 9'), 'Dati: «particella 345» → «mappale 9»'],
    [
      LIST.replace('comune F335, foglio 12', 'Via Po 2'),
      'Dati: «comune F335, foglio 12» → «Via Po 2»',
    ],
    ['Via Po 2', `Dati: «${LIST}» → «Via Po 2»`],
    ['foglio 12, comune F335, particella 345, categoria A/2', expect.stringContaining('» → «')],
    [null, `Dati: «${LIST}» → niente`],
  ])('quotes of a list that became %j only what differs: %s', (text, words) => {
    expect(listPrintChanges([{ label: 'Dati', text: LIST }], [{ label: 'Dati', text }])).toEqual([
      words,
    ]);
  });

  const consent = (phone: string, end = 'e chiede il rilascio della ricevuta.') =>
    `Il sottoscritto autorizza Serramenti Bianchi, con sede a Bergamo, tel. ${phone}. Dichiara di aver letto l’informativa; ${end}`;

  it.each([
    [consent('3391234569'), 'nel testo: «tel. 3391234568.» → «tel. 3391234569.»'],
    [consent('339 123 4569'), 'nel testo: «tel. 3391234568.» → «tel. 339 123 4569.»'],
    [
      consent('3391234568', 'e rinuncia alla ricevuta.'),
      'nel testo: «e chiede il rilascio della» → «e rinuncia alla»',
    ],
    [consent('3391234568', 'e basta.').replace(' e basta.', ''), expect.stringContaining('» → «')],
  ])('in a long text is quoted whole, without the words around it: %s', (text, words) => {
    const [change = ''] = listPrintChanges(
      [{ label: '', text: consent('3391234568') }],
      [{ label: '', text }],
    );
    expect(change).toEqual(words);
    expect(change).not.toContain('…');
  });

  it('is quoted whole up to 300 characters, then by its first words', () => {
    const [whole] = listPrintChanges([{ label: '', text: 'x'.repeat(300) }], []);
    expect(whole).toBe(`nel testo: «${'x'.repeat(300)}» → niente`);
    const [change] = listPrintChanges([{ label: '', text: 'parola '.repeat(90) }], []);
    expect(change).toBe(`nel testo: «${'parola '.repeat(42).trim()} …» → niente`);
  });
});
