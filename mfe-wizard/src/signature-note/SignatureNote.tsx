import type { ClientLinkDto, SignablePaperDto } from '@pratiche/api';
import { type StepId, hasPrintedChange, isPrintedStep } from '@pratiche/domain';
import { isEndByChange, quoteTitles } from '@pratiche/domain/signatures';
import { Alert } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCustomerPapers } from '../beneficiary-link/useHasCustomerSigned.js';
import {
  useDossierForm,
  useDossierSession,
  useDossierState,
} from '../form/dossier-session-context.js';
import { ownerPapersKey } from '../signing/owner-papers.js';
import { findEndedSignature, isSigned } from '../signing/paper-state.js';
import { SIGNATURE_NOTE_TEXTS as TEXTS } from './texts.js';

interface SignatureNoteProps {
  dossierId: number;
  step: StepId;
  link: ClientLinkDto;
}

/** Before a printed value is changed, after it is typed, and once the change has ended the signature. */
export function SignatureNote({ dossierId, step, link }: SignatureNoteProps) {
  const { storedForm } = useDossierSession();
  const form = useDossierForm();
  const isUnsaved = useDossierState(({ save: { kind } }) => kind !== 'clean' && kind !== 'saved');
  const papers = useCustomerPapers(dossierId, link);
  useReadAfterSave(dossierId);
  const signed = papers.filter(isSigned);
  const seen = useSeenCodes(signed);
  // A signature that is taken back on purpose is no surprise.
  const ended = papers.filter(
    (paper) => seen.has(paper.code) && isEndByChange(findEndedSignature(paper)?.reason ?? ''),
  );
  const changed = signed.filter(
    ({ code }) => isUnsaved && storedForm !== null && hasPrintedChange(code, storedForm, form),
  );
  const [kind, shown]: [keyof typeof TEXTS, SignablePaperDto[]] =
    changed.length > 0
      ? ['changed', changed]
      : ended.length > 0 && step !== 'documentazione'
        ? ['ended', ended]
        : ['signed', signed.filter(({ code }) => isPrintedStep(code, step, form))];
  const [first] = shown;
  if (first === undefined) return null;
  const isMailed = link.state === 'working' && link.email !== null;
  const titles = quoteTitles(shown.map(({ title }) => title));
  return (
    <Alert
      className="wz-note"
      type="warning"
      role="status"
      showIcon
      title={TEXTS[kind](first.signature?.signer.name ?? '', titles, isMailed)}
    />
  );
}

/** A save may have ended a signature. */
function useReadAfterSave(dossierId: number): void {
  const client = useQueryClient();
  const version = useDossierState(({ record }) => record?.version);
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ownerPapersKey(dossierId) });
  }, [client, dossierId, version]);
}

/** Papers that were signed at some time while the dossier was open. */
function useSeenCodes(signed: readonly SignablePaperDto[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (signed.some(({ code }) => !seen.has(code)))
    setSeen(new Set([...seen, ...signed.map(({ code }) => code)]));
  return seen;
}
