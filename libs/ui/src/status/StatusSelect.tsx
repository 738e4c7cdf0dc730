import { DRAFT_STATUS, listAllowedTransitions, type StatusCode } from '@pratiche/domain';
import Select from '../lazy/Select.js';
import { useRules } from '../settings/settings-context.js';

interface StatusSelectProps {
  status: StatusCode;
  /** The status being confirmed or saved, shown until the change is settled. */
  pending: StatusCode | null;
  busy: boolean;
  /** Whose status it is, for screen readers: "Stato della pratica 12". */
  label: string;
  onRequest: (to: StatusCode) => void;
}

/** The status of a dossier with the changes the back office may make; the draft is shown and never selectable. */
export function StatusSelect({ status, pending, busy, label, onRequest }: StatusSelectProps) {
  const { getStatus } = useRules();
  const next = listAllowedTransitions(status, 'admin').map(({ to }) => to);
  const codes: StatusCode[] = [...new Set<StatusCode>([DRAFT_STATUS, status, ...next])];
  return (
    <Select<StatusCode>
      className="pr-status-select"
      value={pending ?? status}
      aria-label={label}
      loading={busy}
      disabled={busy || next.length === 0}
      options={codes.map((code) => ({
        value: code,
        label: getStatus(code).name,
        disabled: !getStatus(code).isSelectable,
      }))}
      onChange={(to) => to !== status && onRequest(to)}
    />
  );
}
