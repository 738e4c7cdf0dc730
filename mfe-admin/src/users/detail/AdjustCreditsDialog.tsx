import { readData, type AccountDetailDto, type ActivePackageDto } from '@pratiche/api';
import { REQUIRED_MESSAGE } from '@pratiche/domain';
import {
  formatCreditCount,
  formatCredits,
  TextField,
  useAlerts,
  useApi,
  useAsyncAction,
  useIdempotencyKey,
} from '@pratiche/ui';
import { NumberField, RadioField } from '@pratiche/ui/form';
import { useState } from 'react';
import { ActionDialog } from '../../shared/ActionDialog.js';

const REASON_MAX = 200;
const DIRECTIONS = [
  { value: 'add', label: 'Aggiungere' },
  { value: 'take', label: 'Togliere' },
] as const;
type Direction = (typeof DIRECTIONS)[number]['value'];

interface AdjustCreditsDialogProps {
  account: AccountDetailDto;
  owned: ActivePackageDto;
  onClose: () => void;
  onAdjusted: () => void;
}

const isValidAmount = (credits: number | null): credits is number =>
  credits !== null && credits > 0 && Math.abs(credits * 100 - Math.round(credits * 100)) < 1e-6;

/** @param after credits that would be left, `null` without a valid amount */
function findAmountError(
  after: number | null,
  { residualCredits }: ActivePackageDto,
): string | null {
  if (after === null) return 'Inserisci un numero maggiore di zero, con al massimo due decimali.';
  return after < 0 ? `Sul pacchetto restano ${formatCreditCount(residualCredits)}.` : null;
}

/**
 * Corrects the credits left on a package, with a reason the owner reads. The same press twice
 * corrects once.
 */
export function AdjustCreditsDialog({
  account: { id, businessName, email },
  owned,
  onClose,
  onAdjusted,
}: AdjustCreditsDialogProps) {
  const [api, alerts] = [useApi(), useAlerts()];
  const { keyFor } = useIdempotencyKey();
  const [way, setWay] = useState<Direction>('add');
  const [credits, setCredits] = useState<number | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, failure, runAction } = useAsyncAction();
  const amount = isValidAmount(credits) ? (way === 'add' ? credits : -credits) : null;
  const after = amount === null ? null : Math.round((owned.residualCredits + amount) * 100) / 100;
  const trimmedReason = reason?.trim() ?? '';

  async function adjust(): Promise<void> {
    setTried(true);
    if (amount === null || findAmountError(after, owned) !== null || !trimmedReason) return;
    await runAction(async () => {
      const { residualCredits } = await readData(
        api.POST('/api/Accounts/adjust-credit/{id}', {
          params: { path: { id }, header: { 'Idempotency-Key': keyFor(amount, trimmedReason) } },
          body: { activePackageId: owned.id, credits: amount, reason: trimmedReason },
        }),
      );
      alerts.success(
        `Crediti rettificati: sul pacchetto ${owned.rechargePackage.name} ora sono ${formatCredits(residualCredits)}.`,
      );
      onAdjusted();
    });
  }

  return (
    <ActionDialog
      title={`Rettifica i crediti di ${owned.rechargePackage.name}`}
      confirmLabel="Conferma la rettifica"
      busy={busy}
      failure={failure}
      className="ad-user-form"
      onConfirm={adjust}
      onClose={onClose}
    >
      <p>
        La rettifica è un movimento a sé: resta nell’elenco con il motivo, e «
        {businessName ?? email}» ne riceve notifica.
      </p>
      <RadioField<Direction>
        id="rettifica-verso"
        label="Cosa fare"
        required
        inline
        value={way}
        choices={DIRECTIONS}
        onChange={(next) => setWay(next ?? 'add')}
      />
      <NumberField
        id="rettifica-crediti"
        label="Quanti crediti"
        required
        value={credits}
        onChange={setCredits}
        error={tried ? findAmountError(after, owned) : null}
      />
      <TextField
        id="rettifica-motivo"
        label="Motivo"
        help="Lo legge anche l’utente, tra i suoi movimenti."
        required
        maxLength={REASON_MAX}
        value={reason}
        onChange={setReason}
        error={tried && trimmedReason === '' ? REQUIRED_MESSAGE : null}
      />
      <CreditsAfter before={owned.residualCredits} after={after} />
    </ActionDialog>
  );
}

function CreditsAfter({ before, after }: { before: number; after: number | null }) {
  return (
    <p role="status">
      {after !== null && after >= 0 && (
        <>
          Crediti residui: {formatCredits(before)} → <strong>{formatCredits(after)}</strong>
        </>
      )}
    </p>
  );
}
