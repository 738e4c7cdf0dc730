import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES } from '@pratiche/api';
import { isOpenStatus } from '@pratiche/domain';
import { conflict, notFound } from '../../platform/http/index.js';
import { RateCounterService } from '../../platform/rate-limiting/index.js';
import { GuessRateLimiter } from '../../platform/rate-limiting/guess-rate-limiter.util.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import type { BeneficiaryLink } from './beneficiary-link.entity.js';
import { toLinkState } from './beneficiary-link.mapper.js';
import { BeneficiaryLinkRepository } from './beneficiary-link.repository.js';

/** Unknown tokens a network address may try in a quarter of an hour. Expired and revoked links are no guesses. */
const MAX_GUESSES = 30;

/** One answer for every link that does not work, so that it does not reveal the reason. */
export const linkNotValidProblem = () =>
  notFound(
    'Link pratica non più valido: chiedi un nuovo link a chi te lo ha mandato.',
    PROBLEM_CODES.linkNotValid,
  );

export interface OpenLink {
  link: BeneficiaryLink;
  dossier: Dossier;
}

/** Finds the dossier that a token opens. */
@Injectable()
export class OpenLinkService {
  private readonly guessRateLimiter: GuessRateLimiter;

  constructor(
    private readonly beneficiaryLinkRepository: BeneficiaryLinkRepository,
    private readonly dossierRepository: DossierRepository,
    rateCounterService: RateCounterService,
  ) {
    this.guessRateLimiter = new GuessRateLimiter(
      rateCounterService,
      'beneficiary-link',
      MAX_GUESSES,
    );
  }

  /**
   * Also for a dossier that was handed in, of which the link tells the stage.
   * @throws 404, the same for every reason, and 429 after too many guesses
   */
  async findWorkingLinkRateLimited(token: string, address: string): Promise<OpenLink> {
    return this.assertLinkWorks(
      await this.guessRateLimiter.findWithLimit(address, () =>
        this.beneficiaryLinkRepository.findByToken(token),
      ),
    );
  }

  /** @throws like `findWorkingLinkRateLimited`, and 409 once the dossier is handed in */
  async findOpenLinkRateLimited(token: string, address: string): Promise<OpenLink> {
    return assertDossierOpen(await this.findWorkingLinkRateLimited(token, address));
  }

  /** Inside a transaction: it counts no attempt, so that the transaction never waits for the counter. */
  async findOpenLink(token: string): Promise<OpenLink> {
    return assertDossierOpen(
      await this.assertLinkWorks(await this.beneficiaryLinkRepository.findByToken(token)),
    );
  }

  private async assertLinkWorks(link: BeneficiaryLink | null): Promise<OpenLink> {
    if (link === null || toLinkState(link) !== 'working') throw linkNotValidProblem();
    const dossier = await this.dossierRepository.findDossierOrNull(link.dossierId);
    if (dossier === null) throw linkNotValidProblem();
    return { link, dossier };
  }
}

function assertDossierOpen(found: OpenLink): OpenLink {
  if (isOpenStatus(found.dossier.status)) return found;
  throw conflict(
    'La pratica è stata inviata: da qui non puoi più cambiare i tuoi dati.',
    PROBLEM_CODES.dossierFrozen,
  );
}
