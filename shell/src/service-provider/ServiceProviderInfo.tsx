import { EmailText, useSettings } from '@pratiche/ui';
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
      {`Partita IVA ${provider.vat}`}
      {provider.pec !== '' && (
        <>
          <br />
          PEC{' '}
          <a href={`mailto:${provider.pec}`}>
            <EmailText address={provider.pec} />
          </a>
        </>
      )}
    </address>
  );
}
