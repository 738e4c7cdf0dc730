import { SERVICE_TYPES, type ServiceType } from '@pratiche/domain';
import { ApiChoice, ApiInteger } from '../../platform/openapi/index.js';

/** Dossiers of one service. */
export class SentServiceDto {
  @ApiChoice(SERVICE_TYPES.map(({ value }) => value), 'ServiceType')
  serviceType!: ServiceType;

  @ApiInteger()
  dossiers!: number;
}

/** Filings that were charged. */
export class SentFilingsDto {
  @ApiInteger()
  numEcobonus!: number;

  @ApiInteger()
  numBonusCasa!: number;

  @ApiInteger()
  numCalcoloEnergetico!: number;
}

/** What a company sent in the last twelve months. */
export class SentHistoryDto {
  /** Only services with a dossier. */
  services!: SentServiceDto[];

  filings!: SentFilingsDto;
}
