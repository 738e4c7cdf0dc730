import { Injectable } from '@nestjs/common';

type ContractStateSource = (accountId: number) => Promise<boolean>;

/**
 * Whether a contract is verified now. An access token says how it was when the token was issued,
 * which may be 15 minutes ago.
 */
@Injectable()
export class ContractStateService {
  private source: ContractStateSource | null = null;

  /** Sets where the state is read; without a source the tokens count. */
  setSource(source: ContractStateSource): void {
    this.source = source;
  }

  async isContractVerified(accountId: number): Promise<boolean> {
    return this.source !== null && this.source(accountId);
  }
}
