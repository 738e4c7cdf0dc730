import { readData, type AccountDetailDto } from '@pratiche/api';
import { Button, TextField, useApi } from '@pratiche/ui';
import { useState } from 'react';
import { useAccountAction } from './useAccountAction.js';
import { ACCOUNT_RELATIONS_TEXTS } from './texts.js';

/** Who brought the company; when it cannot be saved the old value comes back (spec platform §8). */
export function SponsorPanel({
  account,
  onChange,
}: {
  account: AccountDetailDto;
  onChange: () => void;
}) {
  const api = useApi();
  const { busy, runAction } = useAccountAction();
  const [sponsor, setSponsor] = useState<string | null>(account.sponsor);

  async function save(): Promise<void> {
    if (
      await runAction(
        'sponsor',
        () =>
          readData(
            api.POST('/api/Accounts/change-sponsor', {
              body: { UserId: account.id, Sponsor: sponsor },
            }),
          ),
        ACCOUNT_RELATIONS_TEXTS.sponsorSaved,
        ACCOUNT_RELATIONS_TEXTS.sponsorFailed,
      )
    )
      onChange();
    else setSponsor(account.sponsor);
  }

  return (
    <section className="pr-card">
      <h2>{ACCOUNT_RELATIONS_TEXTS.sponsor}</h2>
      <form
        className="ad-sponsor"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          id="utente-sponsor"
          label={ACCOUNT_RELATIONS_TEXTS.sponsorLabel}
          maxLength={120}
          value={sponsor}
          onChange={setSponsor}
        />
        <Button htmlType="submit" loading={busy !== null} disabled={sponsor === account.sponsor}>
          {ACCOUNT_RELATIONS_TEXTS.saveSponsor}
        </Button>
      </form>
    </section>
  );
}
