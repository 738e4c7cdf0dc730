import { getChoiceLabel, SERVICE_TYPES, type ServiceType } from '@pratiche/domain';

/** What e-mails and notifications say of a dossier. */
export interface DossierReference {
  id: number;
  client: string;
  serviceType: ServiceType | null;
}

/** "pratica n. 12 (Ecobonus) di Ortensia Brughetti". */
export function formatDossierName({ id, client, serviceType }: DossierReference): string {
  const service = serviceType === null ? '' : ` (${getChoiceLabel(SERVICE_TYPES, serviceType)})`;
  return `pratica n. ${id}${service}${client === '' ? '' : ` di ${client}`}`;
}
