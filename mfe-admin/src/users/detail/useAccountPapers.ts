import { downloadFile, type AccountDetailDto } from '@pratiche/api';
import { REGISTRATION_FILE_LABELS } from '@pratiche/domain/accounts';
import { useApi, useMediaQuery, type PreviewProps } from '@pratiche/ui';
import { useState } from 'react';
import { awaitsContractReview } from './needs-verification.js';

export interface AccountPapers {
  preview: PreviewProps;
  /** Whether the preview is beside the data instead of over the page. */
  isBeside: boolean;
}

/** The papers of an account in the preview: while its contract waits for a review, they open with the page. */
export function useAccountPapers(account: AccountDetailDto): AccountPapers {
  const api = useApi();
  const isBeside = useMediaQuery('(min-width: 68.75em)');
  const { id, papers } = account;
  const [openId, setOpenId] = useState(() =>
    isBeside && awaitsContractReview(account) ? (papers[0]?.id ?? null) : null,
  );
  return {
    isBeside,
    preview: {
      files: papers.map((paper) => ({ ...paper, title: REGISTRATION_FILE_LABELS[paper.purpose] })),
      openId,
      load: (file) =>
        downloadFile(api, '/api/Accounts/papers/{id}/{fileId}', { path: { id, fileId: file.id } }),
      onOpen: setOpenId,
      onClose: () => setOpenId(null),
    },
  };
}
