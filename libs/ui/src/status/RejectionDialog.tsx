import {
  addReturnReason,
  dropReturnReason,
  dropTemplatePoints,
  REQUIRED_MESSAGE,
  type ReturnPoint,
  addTemplatePoints,
  POINTS_ONLY_REASON,
} from '@pratiche/domain';
import { useState } from 'react';
import { Button } from '../basic/index.js';
import { Dialog } from '../dialogs/Dialog.js';
import { TextField } from '../fields/TextField.js';
import { formatCreditCount } from '../format/number.js';
import { submitOnCtrlEnter } from '../shortcuts/submit-on-ctrl-enter.js';
import type { ReturnDocument } from './return-document.js';
import { getPointId, ReturnPointsField } from './ReturnPointsField.js';
import { ReturnReasonPicker } from './ReturnReasonPicker.js';
import { FileDrop } from '../upload/FileDrop.js';
import { STATUS_TEXTS as TEXTS } from './texts.js';

export interface RejectionInput {
  reason: string;
  file: File | null;
  points: ReturnPoint[];
}

export interface RejectionDialogProps {
  open: boolean;
  /** A request for corrections, in milder words than a refusal. */
  asksCorrections: boolean;
  /** Label of the rejected dossier: "Pratica 12 · Mario Rossi". */
  subject: string;
  /** Credits that return to the fitter, where the page knows them. */
  credits: number | null;
  /** Documents that can be pointed at; none where the page does not show the dossier. */
  documents: readonly ReturnDocument[] | null;
  busy: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  onCancel: () => void;
  onConfirm: (input: RejectionInput) => void;
}

const REJECTION_TEXTS = {
  title: TEXTS.reject,
  effect: TEXTS.rejection,
  reason: TEXTS.rejectReason,
  confirm: TEXTS.confirmReject,
};
const CORRECTION_REQUEST_TEXTS = {
  title: TEXTS.corrections,
  effect: TEXTS.request,
  reason: TEXTS.correctionsAsked,
  confirm: TEXTS.askCorrections,
};
const textsFor = (asksCorrections: boolean) =>
  asksCorrections ? CORRECTION_REQUEST_TEXTS : REJECTION_TEXTS;

const REASON_MAX = 4000;
const FORM_ID = 'rejection-form';
const REASON_ID = 'rejection-reason';

/** Asks why a dossier is returned to its fitter (spec platform §4, "Rifiuto Pratica"). */
export function RejectionDialog({ open, busy, onCancel, ...rest }: RejectionDialogProps) {
  const words = textsFor(rest.asksCorrections);
  const footer = (
    <>
      <Button onClick={onCancel} disabled={busy}>
        {TEXTS.cancel}
      </Button>
      <Button
        type="primary"
        danger={!rest.asksCorrections}
        loading={busy}
        htmlType="submit"
        form={FORM_ID}
        title={TEXTS.confirmKey}
      >
        {words.confirm}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={words.title} footer={footer} persistent={busy} onClose={onCancel}>
      <RejectionForm {...rest} busy={busy} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open, so that the next rejection starts empty. */
function RejectionForm({
  subject,
  asksCorrections,
  credits,
  documents,
  busy,
  error,
  onConfirm,
}: Omit<RejectionDialogProps, 'open' | 'onCancel'>) {
  const [reason, setReason] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [points, setPoints] = useState<ReturnPoint[]>([]);
  const [tried, setTried] = useState(false);
  const written = reason?.trim() ?? '';
  const words = textsFor(asksCorrections);

  const isReasonMissing = written === '' && points.length === 0;

  function submit() {
    setTried(true);
    const blank = points.findIndex(({ text }) => text.trim() === '');
    if (isReasonMissing) document.getElementById(REASON_ID)?.focus();
    else if (blank !== -1) document.getElementById(getPointId(blank))?.focus();
    else if (!busy) onConfirm({ reason: written || POINTS_ONLY_REASON, file, points });
  }

  return (
    <form
      id={FORM_ID}
      className="pr-rejection"
      noValidate
      onKeyDown={submitOnCtrlEnter}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ReturnEffect subject={subject} effect={words.effect} credits={credits} />
      <ReturnFailure error={error} />
      <ReturnReasonPicker
        isRejection={!asksCorrections}
        disabled={busy}
        fieldId={REASON_ID}
        written={reason}
        onDrop={(template) => {
          setReason(dropReturnReason(reason, template));
          if (documents !== null) setPoints(dropTemplatePoints(points, template, documents));
        }}
        onPick={(template) => {
          setReason(addReturnReason(reason, template));
          if (documents !== null) setPoints(addTemplatePoints(points, template, documents));
        }}
      />
      <TextField
        id={REASON_ID}
        label={words.reason}
        help={TEXTS.reasonHelp}
        required={points.length === 0}
        rows={4}
        maxLength={REASON_MAX}
        value={reason}
        onChange={setReason}
        error={tried && isReasonMissing ? REQUIRED_MESSAGE : null}
      />
      {documents !== null && (
        <ReturnPointsField
          points={points}
          documents={documents}
          disabled={busy}
          isTried={tried}
          onChange={setPoints}
        />
      )}
      <RejectionFileField file={file} disabled={busy} onChange={setFile} />
    </form>
  );
}

/** Why the last attempt failed, told when it comes. */
const ReturnFailure = ({ error }: Pick<RejectionDialogProps, 'error'>) => (
  <div role="alert">
    {error && (
      <div className="pr-alert pr-alert-error">
        <p>{error}</p>
      </div>
    )}
  </div>
);

/** What becomes of the dossier and of the credits that were spent on it. */
function ReturnEffect({
  subject,
  effect,
  credits,
}: Pick<RejectionDialogProps, 'subject' | 'credits'> & { effect: string }) {
  return (
    <>
      <p>
        <strong>{subject}</strong>
      </p>
      <p>
        {effect} {TEXTS.backToDraft}{' '}
        {credits === null ? (
          TEXTS.refundsAll
        ) : (
          <>
            {TEXTS.refunds} <strong>{formatCreditCount(credits)}</strong>
          </>
        )}
        {TEXTS.fitterIsTold}
      </p>
    </>
  );
}

interface RejectionFileFieldProps {
  file: File | null;
  disabled: boolean;
  onChange: (file: File | null) => void;
}

/** A file that explains the rejection. */
function RejectionFileField({ file, disabled, onChange }: RejectionFileFieldProps) {
  return (
    <div>
      <p className="pr-rejection-label">
        {TEXTS.attachment} <span className="pr-muted">{TEXTS.attachmentOptional}</span>
      </p>
      {file ? (
        <p className="pr-rejection-file">
          <span>{file.name}</span>{' '}
          <Button size="small" onClick={() => onChange(null)}>
            {TEXTS.removeAttachment}
          </Button>
        </p>
      ) : (
        <FileDrop
          label={TEXTS.attachment}
          multiple={false}
          disabled={disabled}
          onFiles={([chosen]) => onChange(chosen ?? null)}
        />
      )}
    </div>
  );
}
