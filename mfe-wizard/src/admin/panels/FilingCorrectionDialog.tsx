import { readData, toFormData, type AdminDossierDto, type EneaReadingDto } from '@pratiche/api';
import {
  CPID_MAX_LENGTH,
  ENEA_FILINGS,
  FILING_CORRECTION_REASON_MAX,
  normalizeCpid,
  REQUIRED_MESSAGE,
  validateCorrectedCpid,
  validateCpid,
  type EneaFiling,
} from '@pratiche/domain';
import {
  Button,
  Dialog,
  getTooLongMessage,
  TextField,
  useAlerts,
  useApi,
  useAsyncAction,
  useConfirm,
} from '@pratiche/ui';
import { FileDrop } from '@pratiche/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import '../../corrections/corrections.css';
import { runDossierAct } from '../queries/useAdminDossier.js';
import { RECORD_TEXTS as TEXTS } from './correction-texts.js';
import { ENEA_TEXTS } from './enea-texts.js';
import { PANEL_TEXTS } from './texts.js';

interface FilingCorrectionDialogProps {
  dossier: AdminDossierDto;
  filing: EneaFiling;
  open: boolean;
  onClose: () => void;
}

/** Records a declaration that was corrected at ENEA: its new receipt, its new CPID, and why. */
export function FilingCorrectionDialog({ open, ...rest }: FilingCorrectionDialogProps) {
  const { label } = ENEA_FILINGS[rest.filing];
  return (
    <Dialog open={open} title={TEXTS.title(label)} onClose={rest.onClose}>
      <CorrectionForm {...rest} />
    </Dialog>
  );
}

/** Keeps what is entered of a correction, checks it, and records it. */
function useCorrectionForm(props: Omit<FilingCorrectionDialogProps, 'open'>) {
  const former =
    props.dossier.adminFiles.find(({ filing, cpid }) => filing === props.filing && cpid !== null)
      ?.cpid ?? null;
  const [cpid, setCpid] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<ChosenReceipt | null>(null);
  const [document, setDocument] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const read = usePdfReading(props);
  const { busy, failure, fieldErrors, clearError, record } = useCorrection(props, former);
  const typed = normalizeCpid(cpid ?? '');
  const faults = {
    receipt: receipt === null ? TEXTS.receiptMissing : null,
    cpid: findCpidFault(typed, former),
    reason: findReasonFault(reason),
  };
  const findFault = (field: 'cpid' | 'reason') =>
    (tried ? faults[field] : null) ??
    fieldErrors.find((error) => error.field === field)?.message ??
    null;

  async function chooseReceipt(file: File) {
    clearError();
    setReceipt({ file, reading: null });
    if (file.type !== 'application/pdf') return;
    const reading = await read(file);
    if (reading === null) return;
    setReceipt({ file, reading });
    const named = reading.cpid;
    if (named !== null && named !== former) setCpid((before) => before ?? named);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [wrong] = Object.entries(faults).flatMap(([field, fault]) => (fault ? field : []));
    if (wrong !== undefined) window.document.getElementById(`correction-${wrong}`)?.focus();
    else if (receipt !== null)
      void record({ cpid: typed, reason: reason?.trim() ?? '', receipt: receipt.file, document });
  };
  return {
    former,
    fields: { cpid, reason, receipt: receipt?.file ?? null, document },
    setReason,
    setDocument,
    typeCpid: (text: string | null) => {
      setCpid(text);
      clearError();
    },
    chooseReceipt,
    receiptFault: tried ? faults.receipt : null,
    doubt: findDoubt(receipt?.reading ?? null, typed),
    findFault,
    busy,
    failure,
    submit,
  };
}

/** Lives as long as the dialog is open. */
function CorrectionForm(props: Omit<FilingCorrectionDialogProps, 'open'>) {
  const { fields, former, doubt, busy, failure, findFault, ...form } = useCorrectionForm(props);
  return (
    <form className="filing-correction-form" noValidate onSubmit={form.submit}>
      <p>{TEXTS.about(former ?? TEXTS.notRecorded)}</p>
      <FilePart
        id="correction-receipt"
        label={TEXTS.receipt}
        file={fields.receipt}
        error={form.receiptFault}
        disabled={busy}
        onChoose={(file) => void form.chooseReceipt(file)}
      />
      <p role="status" className="pr-field-warning">
        {doubt}
      </p>
      <TextField
        id="correction-cpid"
        label={TEXTS.cpid}
        required
        uppercase
        clean={normalizeCpid}
        maxLength={CPID_MAX_LENGTH}
        value={fields.cpid}
        disabled={busy}
        error={findFault('cpid')}
        onChange={form.typeCpid}
      />
      <TextField
        id="correction-reason"
        label={TEXTS.reason}
        help={TEXTS.reasonHelp}
        required
        rows={3}
        maxLength={FILING_CORRECTION_REASON_MAX}
        value={fields.reason}
        disabled={busy}
        error={findFault('reason')}
        onChange={form.setReason}
      />
      <FilePart
        id="correction-document"
        label={TEXTS.document}
        file={fields.document}
        error={null}
        disabled={busy}
        onChoose={form.setDocument}
      />
      <p role="alert" className="pr-field-error">
        {failure}
      </p>
      <div className="wz-actions">
        <Button disabled={busy} onClick={props.onClose}>
          {TEXTS.cancel}
        </Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {PANEL_TEXTS.recordCorrection}
        </Button>
      </div>
    </form>
  );
}

interface ChosenReceipt {
  file: File;
  /** `null` before it is read. */
  reading: EneaReadingDto | null;
}

interface CorrectionEntry {
  cpid: string;
  reason: string;
  receipt: File;
  document: File | null;
}

/** Asks once more, because people are told at once, and records. */
function useCorrection(
  { dossier, filing, onClose }: Omit<FilingCorrectionDialogProps, 'open'>,
  former: string | null,
) {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const { runAction, ...action } = useAsyncAction();
  const { id, accountId } = dossier;

  async function record({ cpid, reason, receipt, document }: CorrectionEntry): Promise<void> {
    const isSure = await confirm({
      title: TEXTS.question(cpid),
      text: TEXTS.consequences(former),
      confirmLabel: TEXTS.confirm,
      cancelLabel: TEXTS.back,
    });
    if (!isSure) return;
    const body = {
      dir: `${accountId}/${id}`,
      moduleId: String(id),
      filing,
      cpid,
      reason,
      // Fields first: the server judges them before the bytes arrive.
      file: receipt,
      cpidFile: document ?? undefined,
    };
    const isDone = await runAction(() =>
      runDossierAct(queries, id, (header) =>
        readData(
          api.POST('/api/Upload/filingCorrection', {
            params: { header },
            body,
            bodySerializer: toFormData,
          }),
        ),
      ),
    );
    if (!isDone) return;
    alerts.success(TEXTS.recorded(cpid));
    onClose();
  }
  return { ...action, record };
}

function findCpidFault(typed: string, former: string | null): string | null {
  if (typed === '') return REQUIRED_MESSAGE;
  return validateCpid(typed) ?? validateCorrectedCpid(former, typed);
}

const findReasonFault = (reason: string | null): string | null =>
  reason === null || reason.trim() === ''
    ? REQUIRED_MESSAGE
    : getTooLongMessage(reason, FILING_CORRECTION_REASON_MAX);

/** Says what speaks against a receipt; the CPID that it names is no doubt once it was typed. */
function findDoubt(reading: EneaReadingDto | null, cpid: string): string | null {
  if (reading === null || reading.doubt === 'unreadable') return null;
  if (reading.kind === 'otherDossier') return ENEA_TEXTS.otherDossier(reading.owner);
  if (reading.cpid !== null && reading.cpid === cpid) return null;
  return reading.doubt && PANEL_TEXTS.fileDoubts[reading.doubt];
}

/** Reads a receipt on the server before it is recorded; one that cannot be read raises no doubt. */
function usePdfReading({ dossier, filing }: Omit<FilingCorrectionDialogProps, 'open'>) {
  const api = useApi();
  return async (file: File): Promise<EneaReadingDto | null> => {
    try {
      return await readData(
        api.POST('/api/Module/eneaReadings/{id}', {
          params: { path: { id: dossier.id } },
          body: { filing, file },
          bodySerializer: toFormData,
        }),
      );
    } catch {
      return null;
    }
  };
}

interface FilePartProps {
  id: string;
  label: string;
  file: File | null;
  error: string | null;
  disabled: boolean;
  onChoose: (file: File) => void;
}

const FilePart = ({ id, label, file, error, disabled, onChoose }: FilePartProps) => (
  <div id={id} tabIndex={-1}>
    <p>{label}</p>
    <FileDrop
      label={label}
      multiple={false}
      disabled={disabled}
      onFiles={([chosen]) => chosen && onChoose(chosen)}
    />
    {file && <p role="status">{TEXTS.chosen(file.name)}</p>}
    {error && (
      <p role="alert" className="pr-field-error">
        {error}
      </p>
    )}
  </div>
);
