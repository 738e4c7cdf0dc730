import { Button } from '@pratiche/ui';
import { useState } from 'react';
import { REFUSAL_TEXTS as TEXTS } from './reason-texts.js';
import { SignatureReasonForm } from './SignatureReasonForm.js';

interface RefuseSignatureProps {
  /** Offers the signature, and reads why it is refused. */
  company: string;
  /** `undefined` for a signer who cannot refuse. */
  refuse: ((reason: string) => Promise<unknown>) | undefined;
  onRefused: () => void;
}

/** The customer says no, with the reason. */
export function RefuseSignature({ company, refuse, onRefused }: RefuseSignatureProps) {
  const [isOpen, setOpen] = useState(false);
  if (refuse === undefined) return null;
  if (!isOpen)
    return (
      <Button type="text" danger onClick={() => setOpen(true)}>
        {TEXTS.open}
      </Button>
    );
  return (
    <SignatureReasonForm
      label={TEXTS.label}
      help={TEXTS.help(company)}
      submitLabel={TEXTS.submit}
      onSubmit={async (reason) => {
        await refuse(reason);
        onRefused();
      }}
      onCancel={() => setOpen(false)}
    />
  );
}
