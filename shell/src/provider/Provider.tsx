import { EmailText, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import './provider.css';

/** Who offers the service, in a line or two; nothing while the back office has not said it. */
export function Provider({ title }: { title: string }) {
  const api = useApi();
  const { data } = useQuery({ queryKey: ['settings-current'], queryFn: () => api.settings.current() });
  const provider = data?.current.provider;
  if (!provider || provider.name === '') return null;
  return (
    <address className="sh-provider">
      <span className="pr-muted">{title}</span><br />
      <strong>{provider.name}</strong><br />
      {provider.address}<br />
      {`Partita IVA ${provider.vat}`}
      {provider.pec !== '' && <><br />PEC <a href={`mailto:${provider.pec}`}><EmailText address={provider.pec} /></a></>}
    </address>
  );
}
