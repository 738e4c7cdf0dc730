import { readData } from '@pratiche/api';
import {
  findRemoteAddressFault,
  getOverridableRemoteLabel,
  OVERRIDABLE_REMOTES,
  type OverridableRemote,
} from '@pratiche/domain';
import { storeRemoteOverride } from '@pratiche/federation/remote-override';
import { Button, CheckboxField, TextField, useApi, useAsyncAction } from '@pratiche/ui';
import { OfficeSelectField } from '@pratiche/ui/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { REMOTE_OVERRIDE_FORM_TEXTS as TEXTS } from './texts.js';

const REMOTE_CHOICES = OVERRIDABLE_REMOTES.map(({ value }) => ({
  value,
  label: getOverridableRemoteLabel(value),
}));

/** Loads one part of the portal from elsewhere, in this browser; not there where no origin is permitted. */
export function RemoteOverrideSection() {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['remote-overrides'],
    queryFn: () => readData(api.GET('/api/RemoteOverrides')),
    staleTime: 0,
  });
  if (data === undefined || data.origins.length === 0) return null;
  return (
    <section className="ad-setting-group">
      <h2>{TEXTS.title}</h2>
      <p className="ad-setting-about">{TEXTS.about}</p>
      <RemoteOverrideForm origins={data.origins} />
    </section>
  );
}

function RemoteOverrideForm({ origins }: { origins: readonly string[] }) {
  const api = useApi();
  const { busy, failure, runAction } = useAsyncAction();
  const [remote, setRemote] = useState<OverridableRemote | null>(null);
  const [address, setAddress] = useState<string | null>(`${origins[0]}/remoteEntry.js`);
  const [staysAfterLogout, setStaysAfterLogout] = useState(false);
  const [tried, setTried] = useState(false);
  const addressFault = findRemoteAddressFault(address ?? '', origins);

  async function loadRemote(): Promise<void> {
    setTried(true);
    if (remote === null || address === null || addressFault !== null) return;
    await runAction(async () => {
      const { ticket } = await readData(
        api.POST('/api/RemoteOverrides', { body: { remote, address, staysAfterLogout } }),
      );
      storeRemoteOverride({ ticket, staysAfterLogout });
      window.location.reload();
    });
  }

  return (
    <form
      className="ad-override-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void loadRemote();
      }}
    >
      <OfficeSelectField<OverridableRemote>
        id="parte-in-prova"
        label={TEXTS.remote}
        required
        value={remote}
        choices={REMOTE_CHOICES}
        error={tried && remote === null ? TEXTS.remoteMissing : null}
        onChange={setRemote}
      />
      <TextField
        id="indirizzo-in-prova"
        label={TEXTS.address}
        required
        value={address}
        maxLength={300}
        error={tried ? addressFault : null}
        onChange={setAddress}
      />
      <CheckboxField
        id="prova-dopo-il-logout"
        label={TEXTS.staysAfterLogout}
        value={staysAfterLogout}
        onChange={setStaysAfterLogout}
      />
      {failure !== null && (
        <p className="pr-field-error" role="alert">
          {failure}
        </p>
      )}
      <Button htmlType="submit" loading={busy}>
        {TEXTS.load}
      </Button>
    </form>
  );
}
