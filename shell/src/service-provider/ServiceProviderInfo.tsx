import { EmailText, useSettings } from '@pratiche/ui';
import { SERVICE_PROVIDER_TEXTS } from './texts.js';
import './service-provider.css';

/** Who offers the service, in a line or two; nothing while the back office has not said it. */
export function ServiceProviderInfo({ title }: { title: string }) {
  const { provider } = useSettings().current;
  if (provider.name === '') return null;
  return (
    <address className="sh-provider">
      <span className="pr-muted">{title}</span>
      <br />
      <strong>{provider.name}</strong>
      <br />
      {provider.address}
      <br />
      {SERVICE_PROVIDER_TEXTS.vat(provider.vat)}
      {provider.pec !== '' && (
        <>
          <br />
          {SERVICE_PROVIDER_TEXTS.pec}
          <a href={`mailto:${provider.pec}`}>
            <EmailText address={provider.pec} />
          </a>
        </>
      )}
    </address>
  );
}
