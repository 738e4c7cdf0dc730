import { expect, it } from '@jest/globals';
import { nameRefusedFields } from './problem-environment.mjs';

it('writes the refused fields of a problem into what jest prints of it', () => {
  const errors = [
    { field: 'dossier.zip', message: 'Il CAP ha cinque cifre.' },
    { field: 'email', message: 'Campo obbligatorio.' },
  ];
  const error = Object.assign(new Error('Alcuni dati non sono validi'), { extras: { errors } });
  nameRefusedFields(error);
  expect(error.stack).toMatch(
    /^Error: Alcuni dati non sono validi\n {2}dossier\.zip: Il CAP ha cinque cifre\.\n {2}email: Campo obbligatorio\.\n {4}at /,
  );
});

it.each([[new Error('Rete')], [undefined], ['a text'], [{ extras: {} }]])(
  'leaves %p as it is',
  (error) => {
    const stack = error instanceof Error ? error.stack : undefined;
    nameRefusedFields(error);
    expect(error instanceof Error ? error.stack : undefined).toBe(stack);
  },
);
