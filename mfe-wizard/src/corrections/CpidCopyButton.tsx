import { Button, CopyOutlined, useAlerts } from '@pratiche/ui';
import { CORRECTION_TEXTS as TEXTS } from './texts.js';

/** Puts a CPID on the clipboard. */
export function CpidCopyButton({
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
