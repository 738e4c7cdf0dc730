import type { SignablePaperDto, SignablePapersDto } from '@pratiche/api';
import type { FormPatch } from '@pratiche/domain';
import { isEndedByPatches } from '@pratiche/domain/all-rules';
import { quoteTitles } from '@pratiche/domain/signature-words';
import { useApi, useConfirm } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDossierSession } from '../../../form/dossier-session-context.js';
import { listOwnerPapers, ownerPapersKey } from '../../../signing/owner-papers.js';
import { isSigned } from '../../../signing/paper-state.js';
import { REVIEW_TEXTS as TEXTS } from './review-texts.js';

interface RemedyAction {
  applyRemedy: (patches: readonly FormPatch[]) => Promise<void>;
  /** Titles of the papers whose signature a remedy has ended; `null` where none has. */
  endedTitles: string | null;
}

/** Takes over what settles a doubt; asks first where that ends a signature. */
export function useApplyRemedy(): RemedyAction {
  const session = useDossierSession();
  const api = useApi();
  const client = useQueryClient();
  const confirm = useConfirm();
  const [endedTitles, setEndedTitles] = useState<string | null>(null);

  /** A signature may be a moment old; without an answer what was read last counts. */
  async function listPapers(): Promise<readonly SignablePaperDto[]> {
    const { id } = session.store.get();
    if (id === null) return [];
    const known = client.getQueryData<SignablePapersDto>(ownerPapersKey(id));
    return (await listOwnerPapers(api, id).catch(() => known))?.papers ?? [];
  }

  async function applyRemedy(patches: readonly FormPatch[]): Promise<void> {
    const ended = (await listPapers()).filter(
      (paper) => isSigned(paper) && isEndedByPatches(paper.code, session.values, patches),
    );
    const titles = quoteTitles(ended.map(({ title }) => title));
    if (ended.length > 0) {
      const isSure = await confirm({
        title: TEXTS.changeSigned,
        text: TEXTS.endsSignature(titles),
        confirmLabel: TEXTS.changeAnyway,
      });
      if (!isSure) return;
      setEndedTitles(titles);
    }
    session.editFields(patches);
  }

  return { applyRemedy, endedTitles };
}
