import { Injectable } from '@nestjs/common';
import { StaleRegistrationRequestsService } from '../accounts/registration/stale-registration-requests.service.js';
import { UnconfirmedRegistrationsService } from '../accounts/registration/unconfirmed-registrations.service.js';
import { UnitOfWork } from '../platform/database/index.js';
import { subtractDays } from './retention-rules.util.js';

/**
 * A registration is decided within seconds and confirmed within days; after a month it is
 * abandoned.
 */
const REGISTRATION_DAYS = 30;

export interface RegistrationCounts {
  registrations: number;
  unconfirmed: number;
}

/** Deletes registrations that were never decided or never confirmed. */
@Injectable()
export class RegistrationRetentionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly staleRegistrationRequestsService: StaleRegistrationRequestsService,
    private readonly unconfirmedRegistrationsService: UnconfirmedRegistrationsService,
  ) {}

  async countExpiredRegistrations(now: Date): Promise<RegistrationCounts> {
    const registered = subtractDays(now, REGISTRATION_DAYS);
    return {
      registrations: await this.staleRegistrationRequestsService.countStaleRequests(registered),
      unconfirmed: await this.unconfirmedRegistrationsService.countExpiredRegistrations(registered),
    };
  }

  async deleteExpiredRegistrations(now: Date): Promise<RegistrationCounts> {
    const registered = subtractDays(now, REGISTRATION_DAYS);
    const unconfirmed =
      await this.unconfirmedRegistrationsService.deleteExpiredRegistrations(registered);
    const registrations = await this.unitOfWork.run(() =>
      this.staleRegistrationRequestsService.deleteStaleRequests(registered),
    );
    return { registrations, unconfirmed };
  }
}
