import {
  readData,
  ApiError,
  PROBLEM_CODES,
  type DossierDto,
  type LastStepDto,
} from '@pratiche/api';
import {
  type DossierForm,
  formatBeneficiaryName,
  formatCreditCount,
  formatEuro,
} from '@pratiche/domain';
import { errorText, useAlerts, useApi, useConfirm } from '@pratiche/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDossierForm, useDossierSession } from '../../../form/dossier-session-context.js';
import type { OpenDoubt } from '../review/useOpenDoubts.js';
import { REVIEW_TEXTS as TEXTS } from '../review/review-texts.js';
import { LAST_STEP_TEXTS } from '../texts.js';
import { getDoubtLabel } from '../../../doubts/doubt-label.js';
import { sumCredits } from './SendingCost.js';

export interface DossierSending {
  isSending: boolean;
  refusal: ApiError | null;
  /** Asks for confirmation, saves and sends. */
  sendDossier: () => Promise<void>;
}

/** Sends the open dossier once, whatever the network does in between. */
export function useSendDossier(
  lastStep: LastStepDto,
  doubts: readonly OpenDoubt[],
): DossierSending {
  const session = useDossierSession();
  const form = useDossierForm();
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  // A second click, or a retry after a lost response, is the same sending and has the same idempotency key.
  const intention = useRef<string | null>(null);

  /** A refusal ends this intention; without an answer the next try is the same sending. */
  function handleFailure(error: unknown) {
    if (!isRefusal(error)) return alerts.error(errorText(error));
    intention.current = null;
    if (error.code === PROBLEM_CODES.versionConflict)
      session.mergeStoredDossier(error.problem.stored as DossierDto);
    setRefusal(error.code === PROBLEM_CODES.versionConflict ? changedMeanwhile() : error);
  }

  async function sendDossier() {
    const isSure = await confirm({
      title: TEXTS.sendQuestion,
      width: 600,
      text: <SendQuestion form={form} lastStep={lastStep} doubts={doubts} />,
      confirmLabel: TEXTS.send,
    });
    if (!isSure) return;
    setSending(true);
    setRefusal(null);
    intention.current ??= crypto.randomUUID();
    try {
      if (!(await session.flush())) {
        // If another user changed the same values, the conflict dialog opens: nothing has failed.
        if (session.store.get().conflicts !== null) return setSending(false);
        throw new ApiError({ status: 0, code: 'network', message: LAST_STEP_TEXTS.saveFailed });
      }
      await readData(
        api.POST('/api/Module/send/{id}', {
          params: {
            path: { id: lastStep.moduleId },
            header: {
              'Idempotency-Key': intention.current,
              'If-Match': `"${session.storedVersion ?? lastStep.version}"`,
            },
          },
        }),
      );
      session.handleSent();
      await invalidateDossierQueries(queries);
      alerts.success(TEXTS.sent, { keepOnNavigation: true });
      void navigate('/');
    } catch (error) {
      if (isRefusal(error) && error.code === PROBLEM_CODES.forbiddenTransition) {
        intention.current = null;
        alerts.error(TEXTS.alreadySent);
        return session.handleSentElsewhere();
      }
      handleFailure(error);
      setSending(false);
    }
  }

  return { isSending, refusal, sendDossier };
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

const invalidateDossierQueries = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] !== 'remote' && queryKey[0] !== 'municipalities' && queryKey[0] !== 'last-step',
    refetchType: 'none',
  });

/** The screen now shows the stored dossier, which the user must review again before sending. */
const changedMeanwhile = (): ApiError =>
  new ApiError({
    status: 409,
    code: 'changed-meanwhile',
    message: TEXTS.changedElsewhere,
  });

interface SendQuestionProps {
  form: DossierForm;
  lastStep: LastStepDto;
  doubts: readonly OpenDoubt[];
}

/** What sending costs and means, and the doubts that are still open. */
function SendQuestion({ form, lastStep, doubts }: SendQuestionProps) {
  const { costLines, totalCost } = lastStep;
  return (
    <>
      <p>
        {TEXTS.sendText(
          formatBeneficiaryName(form),
          formatCreditCount(sumCredits(costLines)),
          formatEuro(totalCost),
        )}
      </p>
      {doubts.length > 0 && (
        <div className="wz-asked-again">
          <strong>{TEXTS.doubtsLeft(doubts.length)}</strong>
          <ul className="wz-open-doubts">
            {doubts.map(({ field, label, message }) => (
              <li key={`${field} ${message}`}>
                <strong>{label ?? getDoubtLabel(field)}</strong>: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
