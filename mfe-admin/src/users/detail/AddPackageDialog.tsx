import { readData, type AccountDetailDto, type RechargePackageDto } from '@pratiche/api';
import { validateOrderCredits, REQUIRED_MESSAGE } from '@pratiche/domain';
import { errorText, useAlerts, useApi, useAsyncAction, useIdempotencyKey } from '@pratiche/ui';
import { OfficeNumberField, OfficeSelectField } from '@pratiche/ui/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from '../../shared/ActionDialog.js';
import { ADD_PACKAGE_TEXTS as TEXTS } from './texts.js';

const toPackageChoice = ({ id, name, credits, isIncrementable }: RechargePackageDto) => ({
  value: id,
  label: isIncrementable ? TEXTS.ofChosenSize(name) : TEXTS.ofSize(name, credits),
});

/** Gives a package that was paid for. The same press twice gives it once. */
export function AddPackageDialog({
  account: { id, businessName, email },
  onClose,
  onAdded,
}: {
  account: AccountDetailDto;
  onClose: () => void;
  onAdded: () => void;
}) {
  const api = useApi();
  const alerts = useAlerts();
  const { keyFor } = useIdempotencyKey();
  const [chosen, setChosen] = useState<number | null>(null);
  const [credits, setCredits] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, failure, runAction } = useAsyncAction();
  const { data = [], error } = useQuery({
    queryKey: ['packages'],
    queryFn: () => readData(api.GET('/api/RechargePackage')),
  });
  const offer = data.find((one) => one.id === chosen);
  const creditsWrong = offer?.isIncrementable === true ? validateOrderCredits(credits ?? 0) : null;

  async function add(): Promise<void> {
    setTried(true);
    if (offer === undefined || creditsWrong !== null) return;
    const numCredits = offer.isIncrementable ? credits : null;
    await runAction(async () => {
      const { initialCredits, rechargePackage } = await readData(
        api.POST('/api/Accounts/recharge/{id}', {
          params: { path: { id }, header: { 'Idempotency-Key': keyFor(offer.id, numCredits) } },
          body: { id: offer.id, ...(numCredits === null ? {} : { numCredits }) },
        }),
      );
      alerts.success(TEXTS.added(rechargePackage.name, initialCredits));
      onAdded();
    });
  }

  const loadFailure = error === null ? null : errorText(error);
  const shownFailure = failure === null ? loadFailure : TEXTS.failed(failure);
  return (
    <ActionDialog
      title={TEXTS.title}
      confirmLabel={TEXTS.confirm}
      busy={busy}
      failure={shownFailure}
      className="ad-user-form"
      onConfirm={add}
      onClose={onClose}
    >
      <p>{TEXTS.explanation(businessName ?? email)}</p>
      <OfficeSelectField<number>
        id="pacchetto"
        label={TEXTS.package}
        required
        value={chosen}
        onChange={setChosen}
        error={tried && offer === undefined ? REQUIRED_MESSAGE : null}
        choices={data.map(toPackageChoice)}
      />
      {offer?.isIncrementable === true && (
        <OfficeNumberField
          id="pacchetto-crediti"
          label={TEXTS.credits}
          required
          value={credits}
          onChange={setCredits}
          error={tried || credits !== null ? creditsWrong : null}
        />
      )}
    </ActionDialog>
  );
}
