import { Injectable } from '@nestjs/common';
import {
  findTransition,
  validateNoOpenRequests,
  type StatusCode,
  type Transition,
} from '@pratiche/domain';
import { conflict } from '../../platform/http/index.js';
import { DossierFilingService } from '../documents/dossier-filing.service.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { DocumentRequestRepository } from '../messages/document-requests/document-request.repository.js';
import { toStatusDto } from '../dossier.mapper.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { DossierStatusDto } from './dto/dossier-status.dto.js';

/** What a status allows, and what it waits for. */
@Injectable()
export class StatusPreconditionService {
  constructor(
    private readonly dossierFilingService: DossierFilingService,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly settingsService: SettingsService,
  ) {}

  /** The back office's transition to a status. @throws 409 when the status does not allow it */
  findAllowedTransition(dossier: Dossier, to: string): Transition {
    const refusal = this.settingsService.rules.validateTransition(dossier.status, to, 'admin');
    const transition =
      refusal === null ? findTransition(dossier.status, to as StatusCode, 'admin') : undefined;
    if (transition === undefined) throw conflict(refusal ?? '', 'transition-forbidden');
    return transition;
  }

  describeStatus(code: StatusCode): DossierStatusDto {
    return toStatusDto(code, this.settingsService.rules);
  }

  /**
   * Called with the row locked: who takes a file away or asks for a document has to wait, and then
   * finds another status.
   * @throws 409 when something is missing
   */
  async assertMet(dossier: Dossier, transition: Transition): Promise<void> {
    const { to, effects } = transition;
    if (effects.requiresDocument !== undefined)
      await this.dossierFilingService.assertFilingDocuments(dossier, effects.requiresDocument, to);
    if (effects.holdsCpids === true) await this.dossierFilingService.holdCpids(dossier.id);
    const lacking = this.settingsService.rules.validateTransitionData(dossier.data, transition);
    if (lacking !== null) throw conflict(lacking, 'data-missing');
    const waiting = validateNoOpenRequests(
      to,
      await this.documentRequestRepository.countOpenRequests(dossier.id),
    );
    if (waiting !== null) throw conflict(waiting, 'request-open');
  }
}
