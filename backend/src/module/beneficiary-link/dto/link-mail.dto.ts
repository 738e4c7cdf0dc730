import { IsEmail } from 'class-validator';
import { TextField } from '../../../platform/validation/index.js';

const INVALID_EMAIL_MESSAGE = 'Inserire Email Valida';

/** To whom a link is sent. */
export class LinkMailDto {
  @IsEmail({}, { message: INVALID_EMAIL_MESSAGE })
  @TextField({
    max: 255,
    trim: 'before',
    blank: 'refused',
    messages: { type: 'Email richiesta', required: 'Email richiesta', max: INVALID_EMAIL_MESSAGE },
    description: 'Address of the customer.',
    example: 'maria.rossi@example.it',
  })
  email!: string;
}
