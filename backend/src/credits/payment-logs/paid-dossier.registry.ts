import { Injectable } from '@nestjs/common';

/** Finds dossiers for the search of movements; the dossiers provide it. */
export interface PaidDossierFinder {
  /** Dossiers with the text as a code of a beneficiary; none for any other text. */
  findDossierIds(text: string): Promise<number[]>;
}

/** Who finds the dossiers that movements were for: credits know only their numbers. */
@Injectable()
export class PaidDossierRegistry {
  private finder: PaidDossierFinder | null = null;

  registerFinder(finder: PaidDossierFinder): void {
    this.finder = finder;
  }

  async findDossierIds(text: string): Promise<number[]> {
    return (await this.finder?.findDossierIds(text)) ?? [];
  }
}
