import { PageHeader } from '@pratiche/ui';

export function ManualPage() {
  return <PageHeader title="Manuale" />;
}
