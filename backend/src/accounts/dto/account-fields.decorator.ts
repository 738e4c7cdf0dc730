import { TextField } from '../../platform/validation/index.js';

/** Longer than any password may be: the rule of the domain reports wrong values. */
const ANY_PASSWORD_MAX = 1_000;

/** Address of an account that is looked for. */
export const AccountEmailField = (): PropertyDecorator =>
  TextField({
    max: 254,
    trim: 'before',
    blank: 'refused',
    messages: {
      type: 'Inserire Email.',
      required: 'Inserire Email.',
      max: 'Inserire Email valida.',
    },
    example: 'info@serramentibianchi.example',
  });

/** The password that the account has. */
export const CurrentPasswordField = (message = 'Inserire password.'): PropertyDecorator =>
  TextField({
    max: 256,
    blank: 'refused',
    messages: { type: message, required: message, max: 'Password troppo lunga.' },
  });

/** A password that is being chosen. */
export const ChosenPasswordField = (
  max = 'La password può avere al massimo 256 caratteri',
): PropertyDecorator =>
  TextField({ max: ANY_PASSWORD_MAX, isNullable: true, default: null, messages: { max } });

/** Code of the second login step. */
export const SecondStepCodeField = (): PropertyDecorator =>
  TextField({
    max: 40,
    trim: 'before',
    blank: 'refused',
    messages: {
      type: 'Inserisci il codice.',
      required: 'Inserisci il codice.',
      max: 'Il codice è troppo lungo.',
    },
    example: '123456',
  });

/** Code of a link that was sent by e-mail. */
export const LinkTokenField = (): PropertyDecorator =>
  TextField({
    max: 500,
    messages: {
      type: 'Manca il codice del link.',
      max: 'Il codice del link non è valido.',
    },
    example: 'q1w2e3r4t5',
  });
