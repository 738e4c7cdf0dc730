import { PageHeader } from '@pratiche/ui';

/** A page to begin with. */
export function PlainPage({ title }: { title: string }) {
  return <PageHeader title={title} />;
}
