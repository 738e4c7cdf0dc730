import { TextField } from '@pratiche/ui';
import { RadioField } from '@pratiche/ui/form';
import { useState } from 'react';
import { SignatureArea } from './SignatureArea.js';
import { SIGNING_FLOW_TEXTS as TEXTS } from './flow-texts.js';

/** How a signature looks on the paper: drawn with a finger, or the name of the signer written. */
export type SignatureMark = { kind: 'drawn'; path: string } | { kind: 'typed'; name: string };

interface SignatureInputProps {
  /** Proposed for writing. */
  signerName: string;
  error: string | null;
  onChange: (mark: SignatureMark | null) => void;
}

const KINDS = [
  { value: 'drawn', label: TEXTS.draw },
  { value: 'typed', label: TEXTS.write },
] as const;

/** Draws a signature, or writes it, which also works by keyboard. */
export function SignatureInput({ signerName, error, onChange }: SignatureInputProps) {
  const [kind, setKind] = useState<SignatureMark['kind']>('drawn');
  const [name, setName] = useState<string | null>(signerName || null);
  const toTyped = (text: string | null): SignatureMark | null =>
    text === null || text.trim() === '' ? null : { kind: 'typed', name: text.trim() };
  const choose = (next: SignatureMark['kind'] | null) => {
    if (next === null) return;
    setKind(next);
    onChange(next === 'typed' ? toTyped(name) : null);
  };
  return (
    <div className="wz-signature">
      <RadioField
        id="firma-modo"
        label={TEXTS.yourSignature}
        value={kind}
        choices={KINDS}
        inline
        onChange={choose}
      />
      {kind === 'drawn' ? (
        <SignatureArea
          error={error}
          onChange={(path) => onChange(path === null ? null : { kind: 'drawn', path })}
        />
      ) : (
        <>
          <TextField
            id="firma-nome"
            label={TEXTS.fullName}
            value={name}
            autoComplete="name"
            required
            error={error}
            onChange={(text) => {
              setName(text);
              onChange(toTyped(text));
            }}
          />
          {name !== null && (
            <p className="wz-signature-typed" aria-hidden="true">
              {name}
            </p>
          )}
        </>
      )}
    </div>
  );
}
