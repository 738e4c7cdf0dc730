import { readData, type AccountDetailDto, type ActivePackageDto } from '@pratiche/api';
import { formatCredits, useAlerts, useApi, useAsyncAction, useIdempotencyKey } from '@pratiche/ui';
import { focusFirstError, useFormField, useRulesForm } from '@pratiche/ui/form';
import { OfficeNumberField, OfficeRadioField, OfficeTextField } from '@pratiche/ui/office';
import { useMemo } from 'react';
import { ActionDialog } from '../../shared/ActionDialog.js';
import {
  adjustCreditsRules,
  CREDIT_DIRECTIONS,
  EMPTY_ADJUSTMENT,
  getCreditsAfter,
  toSignedCredits,
  type AdjustCreditsValues,
} from './adjust-credits-form.js';
import { ADJUST_CREDITS_TEXTS as TEXTS } from './texts.js';

const REASON_MAX = 200;
const fieldId = (field: string): string => `rettifica-${field}`;

interface AdjustCreditsDialogProps {
  account: AccountDetailDto;
  owned: ActivePackageDto;
  onClose: () => void;
  onAdjusted: () => void;
}

/** The form and the call that corrects the credits. */
function useCreditAdjustment({ account, owned, onAdjusted }: AdjustCreditsDialogProps) {
  const [api, alerts] = [useApi(), useAlerts()];
  const { keyFor } = useIdempotencyKey();
  const { busy, failure, runAction } = useAsyncAction();
  const form = useRulesForm<AdjustCreditsValues>({
    defaultValues: EMPTY_ADJUSTMENT,
    rules: useMemo(() => adjustCreditsRules(owned.residualCredits), [owned.residualCredits]),
  });

  async function adjust(values: AdjustCreditsValues): Promise<void> {
    const [credits, reason] = [toSignedCredits(values), values.reason?.trim() ?? ''];
    if (credits === null) return;
    await runAction(async () => {
      const { residualCredits } = await readData(
        api.POST('/api/Accounts/adjust-credit/{id}', {
          params: {
            path: { id: account.id },
            header: { 'Idempotency-Key': keyFor(credits, reason) },
          },
          body: { activePackageId: owned.id, credits, reason },
        }),
      );
      alerts.success(TEXTS.adjusted(owned.rechargePackage.name, formatCredits(residualCredits)));
      onAdjusted();
    });
  }

  return { form, busy, failure, submit: form.handleSubmit(adjust, focusFirstError(fieldId)) };
}

/**
 * Corrects the credits left on a package, with a reason the owner reads. The same press twice
 * corrects once.
 */
export function AdjustCreditsDialog(props: AdjustCreditsDialogProps) {
  const { account, owned, onClose } = props;
  const { form, busy, failure, submit } = useCreditAdjustment(props);
  const way = useFormField(form, 'way', { id: fieldId('way') });
  const credits = useFormField(form, 'credits', { id: fieldId('credits') });
  const reason = useFormField(form, 'reason', { id: fieldId('reason') });
  const after = getCreditsAfter(owned.residualCredits, {
    ...EMPTY_ADJUSTMENT,
    way: way.value,
    credits: credits.value,
  });

  return (
    <ActionDialog
      title={TEXTS.title(owned.rechargePackage.name)}
      confirmLabel={TEXTS.confirm}
      busy={busy}
      failure={failure}
      className="ad-user-form"
      onConfirm={submit}
      onClose={onClose}
    >
      <p>{TEXTS.explanation(account.businessName ?? account.email)}</p>
      <OfficeRadioField
        {...way}
        label={TEXTS.direction}
        required
        inline
        choices={CREDIT_DIRECTIONS}
        onChange={(next) => way.onChange(next ?? 'add')}
      />
      <OfficeNumberField {...credits} label={TEXTS.credits} required />
      <OfficeTextField
        {...reason}
        label={TEXTS.reason}
        help={TEXTS.reasonHelp}
        required
        maxLength={REASON_MAX}
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
          {TEXTS.creditsLeft} {formatCredits(before)} → <strong>{formatCredits(after)}</strong>
        </>
      )}
    </p>
  );
}
