import type { AccountDetailDto } from '@pratiche/api';

/** Whether an account has a wallet that a package can be added to. */
export const mayAddPackage = ({
  deleted,
  walletId,
}: Pick<AccountDetailDto, 'deleted' | 'walletId'>): boolean =>
  deleted === null && walletId !== null;
