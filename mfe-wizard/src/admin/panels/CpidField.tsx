import {
  CPID_MAX_LENGTH,
  describeUnusualCpid,
  normalizeCpid,
  validateCpid,
  type EneaFiling,
} from '@pratiche/domain';
import { Button, TextField, useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runDossierAct } from '../queries/useAdminDossier.js';
import { getFilingPartId } from './status-actions.js';
import { PANEL_TEXTS } from './texts.js';

interface CpidFieldProps {
  dossierId: number;
  filing: EneaFiling;
  /** As it is stored. */
  cpid: string | null;
  /** `yyyy-mm-dd`. */
  worksEnd: string | null;
  /** The number that its document names. */
  cpidInFile: string | null;
  mayChange: boolean;
  mayRemove: boolean;
}

/** The number that ENEA gave to a declaration; Enter or "Salva" writes it. */
export function CpidField(props: CpidFieldProps) {
  const { dossierId, filing, cpid, worksEnd, cpidInFile, mayChange, mayRemove } = props;
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const { busy, failure, runAction, clearError } = useAsyncAction();
  // What was typed since the number was read; the stored one until then.
  const [draft, setDraft] = useState<{ text: string | null } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  if (!mayChange && !mayRemove) return cpid && <p className="admin-cpid-text">{cpid}</p>;
  const text = draft === null ? cpid : draft.text;
  const typed = normalizeCpid(text ?? '');
  const isChanged = typed !== (cpid ?? '');

  const typeText = (typing: string | null) => {
    setDraft({ text: typing });
    setFault(null);
    clearError();
  };
  async function write(value: string | null): Promise<void> {
    const refusal = value === null ? null : validateCpid(value);
    setFault(refusal);
    if (refusal !== null) return;
    const isDone = await runAction(() =>
      runDossierAct(queries, dossierId, (header) =>
        api.PUT('/api/Upload/cpid', {
          params: { header },
          body: { id: dossierId, filing, cpid: value },
        }),
      ),
    );
    if (isDone)
      alerts.success(value === null ? PANEL_TEXTS.cpidRemoved : PANEL_TEXTS.cpidSaved(value));
    if (isDone) setDraft(null);
  }

  return (
    <form
      className="admin-cpid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) void write(typed === '' ? null : typed);
      }}
    >
      <TextField
        id={getFilingPartId('cpid', filing)}
        label={PANEL_TEXTS.cpid}
        value={text}
        uppercase
        clean={normalizeCpid}
        maxLength={CPID_MAX_LENGTH}
        disabled={!mayChange}
        error={fault ?? failure}
        warning={mayChange ? describeUnusualCpid(typed, worksEnd) : null}
        onChange={typeText}
      />
      {mayChange && cpidInFile !== null && cpidInFile !== typed && (
        <CpidInFile
          cpid={cpidInFile}
          disabled={busy}
          onTake={() => {
            typeText(cpidInFile);
            void write(cpidInFile);
          }}
        />
      )}
      <CpidActions
        busy={busy}
        isChanged={isChanged}
        canSave={mayChange && isChanged && (typed !== '' || mayRemove)}
        hasSave={mayChange}
        onRemove={mayRemove && !isChanged ? () => void write(null) : null}
      />
    </form>
  );
}

interface CpidActionsProps {
  busy: boolean;
  isChanged: boolean;
  canSave: boolean;
  hasSave: boolean;
  /** `null` where it is not allowed. */
  onRemove: (() => void) | null;
}

const CpidActions = ({ busy, isChanged, canSave, hasSave, onRemove }: CpidActionsProps) => (
  <span className="admin-cpid-actions">
    {hasSave && (
      <Button
        size="small"
        type={isChanged ? 'primary' : 'default'}
        htmlType="submit"
        loading={busy}
        disabled={!canSave}
      >
        {PANEL_TEXTS.saveCpid}
      </Button>
    )}
    {onRemove !== null && (
      <Button size="small" disabled={busy} onClick={onRemove}>
        {PANEL_TEXTS.removeCpid}
      </Button>
    )}
  </span>
);

interface CpidInFileProps {
  cpid: string;
  disabled: boolean;
  onTake: () => void;
}

/** The number that was read in the document, to be taken over. */
const CpidInFile = ({ cpid, disabled, onTake }: CpidInFileProps) => (
  <p className="pr-muted">
    {PANEL_TEXTS.cpidInFile(cpid)}{' '}
    <Button
      type="link"
      size="small"
      disabled={disabled}
      aria-label={PANEL_TEXTS.takeCpidInFile(cpid)}
      onClick={onTake}
    >
      {PANEL_TEXTS.takeCpid}
    </Button>
  </p>
);
