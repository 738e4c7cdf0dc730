import { Button, CopyOutlined, DateText, useAlerts } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { CORRECTION_TEXTS as TEXTS } from './texts.js';
import './corrections.css';

interface FormerCpid {
  id: number;
  at: string;
  formerCpid: string | null;
  who?: string;
  reason?: string;
}

interface FormerCpidsProps<Correction extends FormerCpid> {
  cpid: string | null;
  /** Newest first. */
  corrections: readonly Correction[];
  /** Downloads of what a correction annulled. */
  children: (correction: Correction) => ReactNode;
}

/** The CPID of a corrected declaration beside those that ENEA annulled. */
export function FormerCpids<Correction extends FormerCpid>({
  cpid,
  corrections,
  children,
}: FormerCpidsProps<Correction>) {
  return (
    <div className="filing-corrections">
      <p>
        <strong>{TEXTS.title}.</strong> {TEXTS.about(corrections.length)}
      </p>
      <ul>
        <li>
          <CpidLine term={TEXTS.current} cpid={cpid} />
        </li>
        {corrections.map((correction) => {
          const { id, at, formerCpid, who, reason } = correction;
          return (
            <li key={id}>
              <CpidLine term={TEXTS.former} cpid={formerCpid} />
              <p className="pr-muted">
                {TEXTS.annulledOn} <DateText value={at} time />
                {who && ` · ${who}`}
              </p>
              {reason && <p className="admin-reason">{TEXTS.reason(reason)}</p>}
              {children(correction)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const CpidLine = ({ term, cpid }: { term: string; cpid: string | null }) => (
  <>
    <p>
      {term}: <strong>{cpid ?? TEXTS.notRecorded}</strong>
    </p>
    {cpid !== null && <CpidCopyButton cpid={cpid} />}
  </>
);

/** Puts a CPID on the clipboard. */
function CpidCopyButton({
  cpid,
  label = TEXTS.copy,
  name = TEXTS.copyCpid(cpid),
}: {
  cpid: string;
  label?: string;
  /** For screen readers. */
  name?: string;
}) {
  const alerts = useAlerts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(cpid);
      alerts.success(TEXTS.copied);
    } catch {
      alerts.error(TEXTS.cannotCopy);
    }
  };
  return (
    <Button icon={<CopyOutlined />} aria-label={name} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
