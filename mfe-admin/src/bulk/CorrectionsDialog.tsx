import { addReturnReason, dropReturnReason, REQUIRED_MESSAGE } from '@pratiche/domain';
import { Button, Dialog, TextField } from '@pratiche/ui';
import { ReturnReasonPicker, submitOnCtrlEnter } from '@pratiche/ui/office';
import { useState } from 'react';
import { CORRECTIONS_TEXTS, CONFIRM_KEY, describeReturnedCredits } from './texts.js';

interface CorrectionsDialogProps {
  open: boolean;
  /** Credits that each of the dossiers gives back; `null` where there are none. */
  credits: readonly (number | null)[];
  onReturn: (reason: string) => void;
  onClose: () => void;
}

const FORM_ID = 'corrections-form';
const REASON_ID = 'corrections-reason';
const REASON_MAX = 4000;

/** Asks what is to be corrected in all chosen dossiers. */
export function CorrectionsDialog({ open, credits, onReturn, onClose }: CorrectionsDialogProps) {
  const count = credits.length;
  const footer = (
    <>
      <Button onClick={onClose}>{CORRECTIONS_TEXTS.cancel}</Button>
      <Button type="primary" danger htmlType="submit" form={FORM_ID} title={CONFIRM_KEY}>
        {CORRECTIONS_TEXTS.confirm}
      </Button>
    </>
  );
  const title = count === 1 ? CORRECTIONS_TEXTS.titleOne : CORRECTIONS_TEXTS.titleMany(count);
  return (
    <Dialog open={open} title={title} footer={footer} onClose={onClose}>
      <CorrectionsForm credits={credits} onReturn={onReturn} />
    </Dialog>
  );
}

function CorrectionsForm({
  credits,
  onReturn,
}: Pick<CorrectionsDialogProps, 'credits' | 'onReturn'>) {
  const [reason, setReason] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const written = reason?.trim() ?? '';

  return (
    <form
      id={FORM_ID}
      className="view-form"
      noValidate
      onKeyDown={submitOnCtrlEnter}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (written === '') document.getElementById(REASON_ID)?.focus();
        else onReturn(written);
      }}
    >
      <p>
        {CORRECTIONS_TEXTS.about} <strong>{describeReturnedCredits(credits)}</strong>
      </p>
      <ReturnReasonPicker
        isRejection={false}
        disabled={false}
        fieldId={REASON_ID}
        written={reason}
        onDrop={(template) => setReason(dropReturnReason(reason, template))}
        onPick={(template) => setReason(addReturnReason(reason, template))}
      />
      <TextField
        id={REASON_ID}
        label={CORRECTIONS_TEXTS.reason}
        help={CORRECTIONS_TEXTS.reasonHelp}
        required
        rows={5}
        maxLength={REASON_MAX}
        value={reason}
        onChange={setReason}
        error={tried && written === '' ? REQUIRED_MESSAGE : null}
      />
    </form>
  );
}
