import { ApiInteger } from '../../platform/openapi/index.js';

/** What waits for the back office, each number as the list that it opens counts it. */
export class OfficeWaitingDto {
  @ApiInteger({ description: 'Dossiers to be worked on.' })
  dossiers!: number;

  @ApiInteger({ description: 'Accounts of companies whose address or contract is not verified.' })
  contracts!: number;

  @ApiInteger({ description: 'Registrations of a known company with a confirmed address.' })
  registrations!: number;

  @ApiInteger({ description: 'Bank transfers to confirm.' })
  transfers!: number;

  @ApiInteger({ description: 'E-mails and other jobs that were given up.' })
  failedJobs!: number;
}
