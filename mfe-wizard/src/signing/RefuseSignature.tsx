import { Button } from '@pratiche/ui';
import { useState } from 'react';
import { SignatureReasonForm } from './SignatureReasonForm.js';
import { REFUSAL_TEXTS as TEXTS } from './texts.js';

interface RefuseSignatureProps {
  /** Offers the signature, and reads why it is refused. */
  company: string;
  refuse: (reason: string) => Promise<unknown>;
  onRefused: () => void;
  onLeave: () => void;
}

/** The customer says no, with the reason. */
export function RefuseSignature(props: RefuseSignatureProps) {
  const { company, refuse, onRefused, onLeave } = props;
  const [isOpen, setOpen] = useState(false);
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
      danger
      submitLabel={TEXTS.submit}
      onSubmit={async (reason) => {
        await refuse(reason);
        onRefused();
        onLeave();
      }}
      onCancel={() => setOpen(false)}
    />
  );
}
