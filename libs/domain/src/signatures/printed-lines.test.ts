import { describe, expect, it } from '@jest/globals';
import { createEmptyDossierForm } from '../autofill/index.js';
import { hasPrintedChange } from './printed-fields.js';
import { listPrintChanges } from './printed-lines.js';

const CHANGE = 'Nome: «Mario Rossi» è diventato ';

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

  it('of two lines that differ by capitals alone, each is compared with one', () => {
    const line = (text: string) => ({ label: 'Nome', text });
    expect(listPrintChanges([line('ada'), line('Ada')], [line('ADA')])).toEqual([
      'Nome: «Ada» è diventato niente',
    ]);
  });
});
