import type { SignablePaperDto, SignablePapersDto } from '@pratiche/api';
import {
  type FormPatch,
  type ServiceType,
  continueSentence,
  isEndedByPatches,
  summarizeStep,
} from '@pratiche/domain';
import { quoteTitles } from '@pratiche/domain/signatures';
import { Alert, useApi, useConfirm, WarningOutlined } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  useDossierForm,
  useDossierSession,
  useDossierState,
} from '../../../form/dossier-session-context.js';
import { useDossierRules } from '../../../form/useDossierRules.js';
import { useWizardNavigationContext } from '../../../form/wizard-navigation-context.js';
import { buildReviewBlocks } from './review-blocks.js';
import { ReviewStep } from './ReviewStep.js';
import type { OpenDoubt } from './useOpenDoubts.js';
import { REVIEW_TEXTS as TEXTS } from './review-texts.js';
import { LAST_STEP_TEXTS } from '../texts.js';
import { getDoubtLabel } from '../../../doubts/doubt-label.js';
import { FieldLinkItem } from '../../../form/FieldLinkItem.js';
import { listOwnerPapers, ownerPapersKey } from '../../../signing/owner-papers.js';
import { isSigned } from '../../../signing/paper-state.js';
import { useConfirmServiceChange } from '../../servizio/useConfirmServiceChange.js';

interface ReviewProps {
  doubts: readonly OpenDoubt[];
  /** How many documents are uploaded. */
  uploadedCount: number;
  /** The screen was opened from the documents. */
  takesFocus: boolean;
}

/** The page to read before sending: warnings first, then one line of values for every step. */
export function Review({ doubts, uploadedCount, takesFocus }: ReviewProps) {
  const rules = useDossierRules();
  const form = useDossierForm();
  const steps = useDossierState((state) => state.steps);
  const { openStep } = useWizardNavigationContext();
  const { applyRemedy, endedTitles } = useApplyRemedy();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const blocks = new Map(buildReviewBlocks(form, rules).map((one) => [one.step, one.blocks]));
  return (
    <section className="wz-section pr-card" aria-labelledby="titolo-riepilogo">
      <h3 id="titolo-riepilogo" tabIndex={-1} ref={heading}>
        {TEXTS.readBeforeSending}
      </h3>
      {endedTitles !== null && (
        <Alert type="warning" role="status" showIcon title={TEXTS.signatureEnded(endedTitles)} />
      )}
      <ReviewDoubts doubts={doubts} onRemedy={applyRemedy} />
      <ul className="wz-reviews">
        {steps.map(({ id, title, reachable }) => (
          <ReviewStep
            key={id}
            title={title}
            line={
              id === 'documentazione'
                ? LAST_STEP_TEXTS.uploadedDocuments(uploadedCount)
                : summarizeStep(id, form)
            }
            blocks={blocks.get(id) ?? []}
            onOpen={reachable === false ? null : () => openStep(id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** What deserves a second look before sending; each line leads to its field. */
function ReviewDoubts({
  doubts,
  onRemedy,
}: {
  doubts: readonly OpenDoubt[];
  onRemedy: (patches: readonly FormPatch[]) => Promise<void>;
}) {
  const { openField } = useWizardNavigationContext();
  if (doubts.length === 0) return null;
  return (
    <div className="wz-warnings">
      <p>
        <strong>
          <WarningOutlined aria-hidden="true" /> {TEXTS.doubts(doubts.length)}
        </strong>{' '}
        {TEXTS.doubtsAllowed(doubts.length)}
      </p>
      <ul className="wz-jumps">
        {doubts.map(({ field, label, message, remedy }) => (
          <FieldLinkItem
            key={`${field} ${message}`}
            name={label ?? getDoubtLabel(field)}
            message={continueSentence(message)}
            onJump={() => openField(field)}
            remedy={
              remedy && {
                label: remedy.label,
                onApply: () => void onRemedy(remedy.patches),
              }
            }
          />
        ))}
      </ul>
    </div>
  );
}

interface RemedyAction {
  applyRemedy: (patches: readonly FormPatch[]) => Promise<void>;
  /** Titles of the papers whose signature a remedy has ended; `null` where none has. */
  endedTitles: string | null;
}

/** Takes over what settles a doubt; asks first where that removes products or ends a signature. */
function useApplyRemedy(): RemedyAction {
  const session = useDossierSession();
  const api = useApi();
  const client = useQueryClient();
  const confirm = useConfirm();
  const confirmServiceChange = useConfirmServiceChange();
  const [endedTitles, setEndedTitles] = useState<string | null>(null);

  /** A signature may be a moment old; without an answer what was read last counts. */
  async function listPapers(): Promise<readonly SignablePaperDto[]> {
    const { id } = session.store.get();
    if (id === null) return [];
    const readLast = client.getQueryData<SignablePapersDto>(ownerPapersKey(id));
    return (await listOwnerPapers(api, id).catch(() => readLast))?.papers ?? [];
  }

  async function applyRemedy(patches: readonly FormPatch[]): Promise<void> {
    const service = patches.find(({ field }) => field === 'serviceType')?.value as
      ServiceType | undefined;
    if (service !== undefined && !(await confirmServiceChange(service))) return;
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
