import type { RechargePackage } from '@pratiche/api';
import { validateOrderCredits, calculateCreditsPriceCents, toHundredths } from '@pratiche/domain';
import { Button, Money, NumberField } from '@pratiche/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** Leads to the payment page; where credits are sold one by one, with how many. */
export function PurchaseForm({ offer }: { offer: RechargePackage }) {
  const navigate = useNavigate();
  const [credits, setCredits] = useState<number | null>(offer.numberOfCredits);
  if (!offer.isIncrementable) {
    return (
      <Button type="primary" size="large" onClick={() => void navigate(`/payments/${offer.id}`)}>
        Acquista {offer.name}
      </Button>
    );
  }
  const fault = credits === null ? null : validateOrderCredits(credits);
  const isRight = credits !== null && fault === null;
  return (
    <form
      className="sh-buy"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) void navigate(`/payments/${offer.id}?numCredits=${credits}`);
      }}
    >
      <NumberField
        id={`crediti-${offer.id}`}
        label="Quanti crediti"
        value={credits}
        onChange={setCredits}
        required
        error={fault}
      />
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
          + IVA
        </p>
      )}
      <Button type="primary" size="large" htmlType="submit" disabled={!isRight}>
        Acquista {offer.name}
      </Button>
    </form>
  );
}
