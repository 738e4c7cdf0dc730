import { NOTE_MAX } from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableMoment,
} from '../../../platform/openapi/index.js';
import { TextField } from '../../../platform/validation/index.js';

/** Acts that say who has a dossier in charge. */
export const CHARGE_EVENTS = ['assignment', 'charge-taken', 'charge-returned'] as const;
export type ChargeEvent = (typeof CHARGE_EVENTS)[number];

/** A note for the other operators; "@" and the name of one calls them. */
export class NoteRequestDto {
  @TextField({
    max: NOTE_MAX,
    characters: 'lines',
    trim: 'before',
    blank: 'refused',
    description: 'Only the back office reads it.',
    example: '@Anna Bianchi, la visura è del 2024: la accettiamo?',
  })
  text!: string;
}

/** Note of an operator about a dossier. */
export class DossierNoteDto {
  @ApiInteger()
  id!: number;

  @ApiMoment()
  at!: string;

  /** Operator as they were called then. */
  who!: string;

  /** Empty once withdrawn. */
  text!: string;

  /** Names of the colleagues that it calls. */
  mentions!: string[];

  /** The caller is called. */
  isForCaller!: boolean;

  @ApiNullableMoment({ description: 'When it was withdrawn.' })
  withdrawn!: string | null;

  /** Name of the operator who withdrew it. */
  withdrawnBy!: string | null;

  /** The caller may withdraw it now. */
  canWithdraw!: boolean;
}

/** A dossier got another operator, or none. */
export class DossierChargeEventDto {
  @ApiInteger()
  id!: number;

  @ApiMoment()
  at!: string;

  @ApiChoice(CHARGE_EVENTS, 'ChargeEvent')
  event!: ChargeEvent;

  /** Name of who did it. */
  who!: string;

  /** Name of the operator who has the dossier since; null for nobody. */
  to!: string | null;
}

/** Notes about a dossier and changes of its operator, oldest first; for the back office alone. */
export class OfficeThreadDto {
  notes!: DossierNoteDto[];

  charges!: DossierChargeEventDto[];
}
