import { EmptyState } from '@pratiche/ui';

export const NoNotifications = () => (
  <EmptyState
    title="Nessuna notifica"
    text="Qui arrivano gli aggiornamenti su pratiche, scadenze e crediti."
  />
);
