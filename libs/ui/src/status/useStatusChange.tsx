import { ApiError, createIfMatch, readData, toFormData } from '@pratiche/api';
import {
  findTransition,
  getReturnKind,
  isReturnStatus,
  isStatusCode,
  type DifferenceConfirmation,
  type ReturnStatusCode,
  type StatusCode,
} from '@pratiche/domain';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement, lazy, Suspense } from 'react';
import { refetchActivity } from '../activity/activity-query.js';
import { errorText } from '../alerts/error-text.js';
import { useAlerts } from '../alerts/useAlerts.js';
import { useApi } from '../session/useApi.js';
import type { ReturnDocument } from './return-document.js';
import type { RejectionInput, RejectionDialogProps } from './RejectionDialog.js';
import { useRules } from '../settings/settings-context.js';
import { useLatched } from '../hooks/useLatched.js';
import { loadWhenOnline } from '../lazy/load-when-online.js';
import { STATUS_CHANGE_TEXTS } from './change-texts.js';

const RejectionDialog = lazy(() =>
  loadWhenOnline(async () => ({
    default: (await import('./RejectionDialog.js')).RejectionDialog,
  })),
);

/** The dossier whose status changes. */
export interface StatusTarget {
  id: number;
  status: StatusCode;
  /** As the page shows it: another one is told in place of the change. */
  revision?: number;
  /** Label of the dossier for users: "Pratica 12 · Mario Rossi". */
  subject: string;
  /** Credits that a return gives back, where the page knows them. */
  credits?: number | null;
  /** Documents that a return can point at; left out by pages that show no dossier. */
  documents?: readonly ReturnDocument[];
}

export interface StatusChangeRequest<Code extends StatusCode = StatusCode> {
  target: StatusTarget;
  to: Code;
}

type ReturnRequest = StatusChangeRequest<ReturnStatusCode>;

export interface StatusChange {
  request: (target: StatusTarget, to: StatusCode) => void;
  /** The change being made or explained. */
  pending: StatusChangeRequest | null | undefined;
  busy: boolean;
  /** Asks for the reason; to be rendered anywhere in the page. */
  dialog: ReactElement;
}

const failed = (error: unknown) => STATUS_CHANGE_TEXTS.failed(errorText(error));

interface CallOptions {
  onSuccess: (sent: StatusChangeRequest, revision: number) => void;
  onError: (error: unknown) => void;
}

/** What the operator was asked before a change, where the server wants to know. */
interface ChangeConfirmation {
  /** Reasons of differences from ENEA's print. */
  confirmations?: DifferenceConfirmation[];
  /** Whether open requests were among what was asked about. */
  isOpenConfirmed?: boolean;
}

/** Answer to the question before a change. */
export type ChangeAnswer = boolean | ChangeConfirmation;

type ConfirmedChange = StatusChangeRequest & ChangeConfirmation;

/** The call for a change that needs no reason of its own. */
function useChangeCall({ onSuccess, onError }: CallOptions) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ target, to, confirmations, isOpenConfirmed }: ConfirmedChange) =>
      readData(
        api.PATCH('/api/module/updateModuleStatus', {
          params: { header: createIfMatch(target.revision) },
          body: {
            id: target.id,
            status: { code: to },
            ...(confirmations === undefined ? {} : { confirmations }),
            ...(isOpenConfirmed === undefined ? {} : { isOpenConfirmed }),
          },
        }),
      ),
    onSuccess: ({ revision }, sent) => onSuccess(sent, revision),
    onError,
  });
}

/** The call for a return, with its reason and what it points at. */
function useReturnCall({ onSuccess, onError }: CallOptions) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ target, to, reason, file, points }: ReturnRequest & RejectionInput) =>
      readData(
        api.POST('/api/module/rejectmodule', {
          params: { header: createIfMatch(target.revision) },
          body: {
            moduleId: target.id,
            rejectReason: reason,
            statusCode: to,
            ...(points.length === 0 ? {} : { points: JSON.stringify(points) }),
            ...(file === null ? {} : { attachedFile: file }),
          },
          bodySerializer: toFormData,
        }),
      ),
    onSuccess: ({ revision }, sent) => onSuccess(sent, revision),
    onError,
  });
}

/**
 * Status change by the back office (spec platform §4); rejections ask for a reason first.
 * @param options `announce` says where a success is told, the banner of the page when absent;
 * `confirm` asks before a change that needs no reason
 * @param onSettled reads the dossier again, also after a failure, because another operator may have changed it
 */
export function useStatusChange(
  onSettled: () => void,
  options: {
    announce?: (text: string, sent: StatusChangeRequest, revision: number) => void;
    confirm?: (sent: StatusChangeRequest) => Promise<ChangeAnswer>;
  } = {},
): StatusChange {
  const { getStatus } = useRules();
  const alerts = useAlerts();
  const { announce = (text: string) => alerts.success(text), confirm } = options;
  const [asked, setAsked] = useState<StatusChangeRequest | null>(null);
  const [refusal, setRefusal] = useState<ReturnRequest | null>(null);
  const done = ({ target, to }: StatusChangeRequest, revision: number) => {
    void refetchActivity();
    const text = STATUS_CHANGE_TEXTS.done(target.subject, getStatus(to).name);
    announce(text, { target, to }, revision);
    onSettled();
  };

  const change = useChangeCall({
    onSuccess: done,
    onError: (error) => {
      alerts.error(failed(error));
      onSettled();
    },
  });
  const reject = useReturnCall({
    onSuccess: (sent, revision) => {
      setRefusal(null);
      done(sent, revision);
    },
    onError: (error) => {
      setRefusal((request) => request && updateTarget(request, error));
      onSettled();
    },
  });

  const request = (target: StatusTarget, to: StatusCode) => {
    const transition = findTransition(target.status, to, 'admin');
    if (!transition) return;
    reject.reset();
    if (transition.effects.reasonRequired && isReturnStatus(to)) setRefusal({ target, to });
    else void changeIfConfirmed({ target, to });
  };
  const changeIfConfirmed = async (sent: StatusChangeRequest): Promise<void> => {
    if (asked !== null) return;
    setAsked(sent);
    try {
      const answer = (await confirm?.(sent)) ?? true;
      if (answer !== false) change.mutate(answer === true ? sent : { ...sent, ...answer });
    } finally {
      setAsked(null);
    }
  };
  const pending = change.isPending
    ? change.variables
    : reject.isPending
      ? reject.variables
      : (refusal ?? asked);

  const dialog = (
    <LazyRejectionDialog
      open={refusal !== null}
      asksCorrections={getReturnKind(refusal?.to) === 'corrections'}
      subject={refusal?.target.subject ?? ''}
      credits={refusal?.target.credits ?? null}
      documents={refusal?.target.documents ?? null}
      busy={reject.isPending}
      error={reject.error ? failed(reject.error) : null}
      onCancel={() => setRefusal(null)}
      onConfirm={(input) => refusal && reject.mutate({ ...refusal, ...input })}
    />
  );
  return {
    request,
    dialog,
    pending,
    busy: change.isPending || reject.isPending || asked !== null,
  };
}

/** A colleague came before, which the dialog says: what was typed stays, and may be sent knowing that. */
function updateTarget(request: ReturnRequest, error: unknown): ReturnRequest {
  const current = error instanceof ApiError ? error.current : undefined;
  const status = current?.status.code;
  if (current === undefined || !isStatusCode(status)) return request;
  return { ...request, target: { ...request.target, revision: current.revision, status } };
}

/** Asks for the reason of a rejection; loaded when it first opens. */
function LazyRejectionDialog(props: RejectionDialogProps) {
  if (!useLatched(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <RejectionDialog {...props} />
    </Suspense>
  );
}
