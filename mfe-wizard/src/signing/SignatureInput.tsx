import { SIGNATURE_BOX, WRITTEN_NAME_MAX, type SignatureMark } from '@pratiche/domain/signatures';
import { TextField } from '@pratiche/ui';
import { RadioField } from '@pratiche/ui/form';
import { useState } from 'react';
import { SignatureArea } from './SignatureArea.js';
import { SIGNING_FLOW_TEXTS as TEXTS } from './flow-texts.js';
import { SIGNING_FIELDS } from './useSigningForm.js';

interface SignatureInputProps {
  /** Proposed for writing. */
  signerName: string;
  error: string | null;
  onChange: (mark: SignatureMark | null) => void;
}

const KINDS = [
  { value: 'drawn', label: TEXTS.draw },
  { value: 'written', label: TEXTS.write },
] as const;

/** Draws a signature, or writes it, which also works by keyboard. */
export function SignatureInput({ signerName, error, onChange }: SignatureInputProps) {
  const [kind, setKind] = useState<SignatureMark['kind']>('drawn');
  const [name, setName] = useState<string | null>(signerName || null);
  const toWritten = (text: string | null): SignatureMark | null =>
    text === null || text.trim() === '' ? null : { kind: 'written', name: text.trim() };
  const choose = (next: SignatureMark['kind'] | null) => {
    if (next === null) return;
    setKind(next);
    onChange(next === 'written' ? toWritten(name) : null);
  };
  return (
    <div className="wz-signature">
      <RadioField
        id={SIGNING_FIELDS.kind}
        label={TEXTS.yourSignature}
        value={kind}
        choices={KINDS}
        inline
        onChange={choose}
      />
      {kind === 'drawn' ? (
        <SignatureArea
          error={error}
          onChange={(strokes) =>
            onChange(strokes === null ? null : { kind: 'drawn', ...SIGNATURE_BOX, strokes })
          }
        />
      ) : (
        <>
          <TextField
            id={SIGNING_FIELDS.name}
            label={TEXTS.fullName}
            value={name}
            autoComplete="name"
            maxLength={WRITTEN_NAME_MAX}
            required
            error={error}
            onChange={(text) => {
              setName(text);
              onChange(toWritten(text));
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
