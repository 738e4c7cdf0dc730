import { labelOf, SERVICE_TYPES, type ServiceType } from '@pratiche/domain';

/** What e-mails and notifications say of a dossier. */
export interface MailDossier {
  id: number;
  client: string;
  serviceType: ServiceType | null;
}

/** "pratica n. 12 (Ecobonus) di Ortensia Brughetti". */
export function dossierName({ id, client, serviceType }: MailDossier): string {
  const service = serviceType === null ? '' : ` (${labelOf(SERVICE_TYPES, serviceType)})`;
  return `pratica n. ${id}${service}${client === '' ? '' : ` di ${client}`}`;
}
