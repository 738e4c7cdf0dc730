import type { RechargePackageDto } from '@pratiche/api';
import {
  type FieldError,
  validateOrderCredits,
  calculateCreditsPriceCents,
  toHundredths,
} from '@pratiche/domain';
import { Button, Money } from '@pratiche/ui';
import { showAlways, useFormField, useRulesForm, NumberField } from '@pratiche/ui/form';
import { useNavigate } from 'react-router';
import { PACKAGE_TEXTS as TEXTS } from './texts.js';

interface PurchaseFormProps {
  offer: RechargePackageDto;
  isQuiet: boolean;
}

interface PurchaseValues {
  credits: number | null;
}

function checkPurchase({ credits }: PurchaseValues): FieldError[] {
  const message = credits === null ? null : validateOrderCredits(credits);
  return message === null ? [] : [{ field: 'credits', message }];
}

/** Opens the payment page; for credits sold singly, with the quantity. */
export function PurchaseForm({ offer, isQuiet }: PurchaseFormProps) {
  const type = isQuiet ? 'default' : 'primary';
  const navigate = useNavigate();
  const form = useRulesForm<PurchaseValues>({
    defaultValues: { credits: offer.numberOfCredits },
    rules: checkPurchase,
  });
  const creditsField = useFormField(form, 'credits', {
    id: `crediti-${offer.id}`,
    timing: showAlways,
  });
  if (!offer.isIncrementable) {
    return (
      <div className="sh-buy">
        <Button type={type} size="large" onClick={() => void navigate(`/payments/${offer.id}`)}>
          {TEXTS.buy} {offer.name}
        </Button>
      </div>
    );
  }
  const openPayment = (values: PurchaseValues) => {
    if (values.credits !== null)
      void navigate(`/payments/${offer.id}?numCredits=${values.credits}`);
  };
  const credits = creditsField.value;
  const isRight = credits !== null && checkPurchase({ credits }).length === 0;
  return (
    <form
      className="sh-buy sh-buy-credits"
      onSubmit={(event) => void form.handleSubmit(openPayment)(event)}
    >
      <NumberField {...creditsField} label={TEXTS.howManyCredits} required />
      <div>
        {isRight && (
          <p className="pr-muted">
            <Money
              value={
                calculateCreditsPriceCents(
                  toHundredths(offer.price),
                  toHundredths(offer.numberOfCredits),
                  toHundredths(credits),
                ) / 100
              }
            />{' '}
            {TEXTS.withoutVat}
          </p>
        )}
        <Button type={type} size="large" htmlType="submit" disabled={!isRight}>
          {TEXTS.buyCredits}
        </Button>
      </div>
    </form>
  );
}
