import { ApiError } from '@pratiche/api';
import { TAX_CODE_MESSAGE } from '@pratiche/domain';
import { expect, it } from '@jest/globals';
import { beneficiaryErrorText } from './beneficiary-error.js';

const NEUTRAL = /riprovare|controllare|contattare|attendere|ricontrollare/i;
const failed = (status: number, message: string) => new ApiError({ status, code: 'any', message });

it.each([
  [
    'no answer',
    failed(0, 'Il server non risponde: controlla la connessione e riprova.'),
    /controlla la connessione e riprova/,
  ],
  [
    'too many requests',
    failed(429, 'Troppe richieste: attendi qualche istante e riprova.'),
    /riprova tra qualche minuto/,
  ],
  [
    'a server that is away',
    failed(503, 'Riprova tra qualche istante.'),
    /riprova tra qualche minuto/,
  ],
  ['a fault of the page', new TypeError('x is undefined'), /riprova tra qualche minuto/],
  ['a rule', failed(422, TAX_CODE_MESSAGE), /ricontrolla se/],
  [
    'a message that addresses no reader',
    failed(409, 'La pratica è già stata inviata.'),
    /^La pratica è già stata inviata\.$/,
  ],
] as const)('%s is shown to customers as "tu"', (_name, error, words) => {
  expect(beneficiaryErrorText(error)).toMatch(words);
  expect(beneficiaryErrorText(error)).not.toMatch(NEUTRAL);
});
