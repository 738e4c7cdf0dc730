import { Injectable, type OnModuleInit } from '@nestjs/common';
import { parseCodeSearch } from '@pratiche/domain';
import {
  PaidDossierRegistry,
  type PaidDossierFinder,
} from '../../credits/payment-logs/paid-dossier.registry.js';
import { DossierListRepository } from './dossier-list.repository.js';
import { NameIndexRepository } from './name-index/name-index.repository.js';

/** Shorter parts of a code are on too many dossiers. */
const SHORTEST_CODE = 6;
const MAX_FOUND = 200;

/** Lets movements of credits be found by the code of the beneficiary they were for. */
@Injectable()
export class PaidDossierContributor implements PaidDossierFinder, OnModuleInit {
  constructor(
    private readonly paidDossierRegistry: PaidDossierRegistry,
    private readonly nameIndexRepository: NameIndexRepository,
    private readonly dossierListRepository: DossierListRepository,
  ) {}

  onModuleInit(): void {
    this.paidDossierRegistry.registerFinder(this);
  }

  async findDossierIds(text: string): Promise<number[]> {
    const code = parseCodeSearch(text);
    if (code === null || code.length < SHORTEST_CODE) return [];
    const candidates = await this.nameIndexRepository.findCandidateIds(
      { texts: [code], details: [code] },
      MAX_FOUND,
    );
    return this.dossierListRepository.filterByDetail(candidates ?? [], code);
  }
}
