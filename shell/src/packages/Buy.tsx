import type { RechargePackage } from '@pratiche/api';
import { priceOfCreditsCents, toHundredths } from '@pratiche/domain';
import { Button, Money, NumberField } from '@pratiche/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';

const MOST = 1_000_000;

/** Leads to the payment page; where credits are sold one by one, with how many. */
export function Buy({ offer }: { offer: RechargePackage }) {
  const navigate = useNavigate();
  const [credits, setCredits] = useState<number | null>(offer.numberOfCredits);
  if (!offer.isIncrementable) {
    return <Button type="primary" size="large" onClick={() => void navigate(`/payments/${offer.id}`)}>Acquista {offer.name}</Button>;
  }
  const isRight = credits !== null && credits > 0 && credits <= MOST && Math.round(credits * 100) / 100 === credits;
  return (
    <form className="sh-buy" onSubmit={(event) => { event.preventDefault(); if (isRight) void navigate(`/payments/${offer.id}?numCredits=${credits}`); }}>
      <NumberField id={`crediti-${offer.id}`} label="Quanti crediti" value={credits} onChange={setCredits} required
        error={credits !== null && !isRight ? 'Inserire un numero maggiore di zero, al massimo con due decimali.' : null} />
      {isRight && <p className="pr-muted"><Money value={priceOfCreditsCents(toHundredths(offer.price), toHundredths(offer.numberOfCredits), toHundredths(credits)) / 100} /> + IVA</p>}
      <Button type="primary" size="large" htmlType="submit" disabled={!isRight}>Acquista {offer.name}</Button>
    </form>
  );
}
