import { TextField } from '../../../platform/validation/index.js';
import {
  AccountEmailField,
  CurrentPasswordField,
  SecondStepCodeField,
} from '../../dto/account-fields.decorator.js';

/** First step of the login. */
export class LoginDto {
  @AccountEmailField()
  Email!: string;

  @CurrentPasswordField()
  Password!: string;
}

/** Second step of the login. */
export class LoginCodeDto {
  @TextField({
    max: 1_000,
    messages: {
      type: 'Manca il primo passaggio dell’accesso.',
      max: 'Il primo passaggio dell’accesso non è valido.',
    },
    description: 'What the first step answered as secondStep.',
  })
  ticket!: string;

  @SecondStepCodeField()
  code!: string;
}
