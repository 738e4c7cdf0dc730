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

/** "Ortensia Brughetti, Ecobonus. …": what is new below a title that names number and event. */
export const describeDossierNews = (
  { client, serviceType }: Omit<DossierReference, 'id'>,
  news: string,
): string => {
  const whose = [client, getChoiceLabel(SERVICE_TYPES, serviceType)].filter(Boolean).join(', ');
  return [whose === '' ? '' : `${whose}.`, news].filter(Boolean).join(' ');
};
