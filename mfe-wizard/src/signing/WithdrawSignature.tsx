import type { PaperSignatureDto } from '@pratiche/api';
import { useState } from 'react';
import { WITHDRAWAL_TEXTS as TEXTS } from './reason-texts.js';
import { SignatureReasonForm } from './SignatureReasonForm.js';

interface WithdrawSignatureProps {
  signature: PaperSignatureDto;
  withdraw: (signatureId: number, reason: string) => Promise<unknown>;
  onChanged: () => void;
}

/** Takes a signed paper of an open dossier back, with the reason. */
export function WithdrawSignature({ signature, withdraw, onChanged }: WithdrawSignatureProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <button
        type="button"
        className="pr-link-button wz-withdraw"
        aria-label={TEXTS.openOf(signature.title)}
        onClick={() => setOpen(true)}
      >
        {TEXTS.open}
      </button>
    );
  return (
    <SignatureReasonForm
      label={TEXTS.label}
      help={TEXTS.help}
      submitLabel={TEXTS.submit}
      onSubmit={async (reason) => {
        await withdraw(signature.id, reason);
        setOpen(false);
        onChanged();
      }}
      onCancel={() => setOpen(false)}
    />
  );
}
