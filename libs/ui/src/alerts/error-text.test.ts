import { ApiError } from '@pratiche/api';
import { expect, it } from '@jest/globals';
import { errorText } from './error-text.js';

it('says what the server said, with the fields it named', () => {
  const error = new ApiError({
    status: 400,
    code: 'x',
    message: 'Dati non validi.',
    errors: [
      { field: 'a', message: 'Campo Obbligatorio!' },
      { field: 'b', message: 'Campo Obbligatorio!' },
    ],
  });
  expect(errorText(error)).toBe('Dati non validi.\nCampo Obbligatorio!');
});

it('never shows the inside of a failure', () => {
  for (const thrown of [new TypeError('x is undefined'), 'boom', null, undefined])
    expect(errorText(thrown)).toMatch(/^Qualcosa non ha funzionato/);
});
