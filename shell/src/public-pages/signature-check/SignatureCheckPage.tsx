import { readData, toFormData, type SignatureVerdictDto } from '@pratiche/api';
import { Button, errorText, TextField, useApi, useAsyncAction } from '@pratiche/ui';
import { FileDrop } from '@pratiche/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { PublicHeader } from '../PublicHeader.js';
import { SignatureVerdict } from './SignatureVerdict.js';
import { SIGNATURE_CHECK_TEXTS as TEXTS } from './texts.js';
import './signature-check.css';

/** What people type of a code: with or without blanks; capitals and small letters differ. */
const cleanCode = (text: string): string => text.replace(/\s/g, '');

/** Says in words whether a paper signed on the portal still holds: by its file or by its code. */
export function SignatureCheckPage() {
  // The address in the certificate and its QR code name the signature.
  const { code = '' } = useParams();
  // The button in the signer's e-mail also names the hash that the e-mail holds.
  const [search] = useSearchParams();
  const hash = search.get('impronta');
  const api = useApi();
  const [ofFile, setOfFile] = useState<SignatureVerdictDto | null>(null);
  const { busy, failure, runAction } = useAsyncAction();
  const byCode = useQuery({
    queryKey: ['signature-verdict', code, hash],
    queryFn: () =>
      readData(
        api.GET('/api/Signatures/verify/{code}', {
          params: { path: { code }, ...(hash === null ? {} : { query: { hash } }) },
        }),
      ),
    enabled: code !== '',
    retry: false,
  });
  const verdict = ofFile ?? byCode.data ?? null;
  const message = failure ?? (byCode.error === null ? null : errorText(byCode.error));
  useEffect(() => {
    if (verdict !== null) document.getElementById('esito')?.focus();
  }, [verdict]);

  const checkFile = (file: File) => {
    setOfFile(null);
    return runAction(async () =>
      setOfFile(
        await readData(
          api.POST('/api/Signatures/verify', { body: { file }, bodySerializer: toFormData }),
        ),
      ),
    );
  };
  return (
    <div className="sh-check">
      <PublicHeader title={TEXTS.title} drawing="seal" subtitle={TEXTS.subtitle} />
      {verdict !== null && <SignatureVerdict verdict={verdict} />}
      <p className="sh-check-busy" role="status">
        {busy || byCode.isFetching ? TEXTS.checking : ''}
      </p>
      {message !== null && ofFile === null && (
        <p className="pr-field-error" role="alert">
          {message}
        </p>
      )}
      <section className="pr-card" aria-labelledby="con-file">
        <h2 id="con-file">{TEXTS.withFile}</h2>
        <p>{TEXTS.withFileText}</p>
        <FileDrop
          label={TEXTS.signedDocument}
          accept=".pdf"
          multiple={false}
          disabled={busy}
          onFiles={([file]) => {
            if (file) void checkFile(file);
          }}
        />
      </section>
      <CodeSection key={code} given={code} onOther={() => setOfFile(null)} />
    </div>
  );
}

/** Leads to the address of the signature that a code names. */
function CodeSection({ given, onOther }: { given: string; onOther: () => void }) {
  const navigate = useNavigate();
  const [code, setCode] = useState<string | null>(given || null);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = cleanCode(code ?? '');
    setEmpty(typed === '');
    if (typed === '') return;
    onOther();
    void navigate(`/verify-signature/${encodeURIComponent(typed)}`);
  };
  return (
    <section className="pr-card" aria-labelledby="con-codice">
      <h2 id="con-codice">{TEXTS.withCode}</h2>
      <form onSubmit={submit} noValidate>
        <TextField
          id="codice-verifica"
          label={TEXTS.code}
          help={TEXTS.codeHelp}
          value={code}
          error={isEmpty ? TEXTS.codeMissing : null}
          onChange={setCode}
        />
        <Button type="primary" htmlType="submit">
          {TEXTS.check}
        </Button>
      </form>
    </section>
  );
}
