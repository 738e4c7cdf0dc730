import { PageHeader } from '@pratiche/ui';
import './public-header.css';

/** Our own lines: green for things, amber for what is meant. */
const LINES = {
  shield: {
    green: 'M60 10l30 10v24c0 20-14 30-30 36-16-6-30-16-30-36V20z',
    amber: 'M46 44l10 10 18-20',
  },
  device: {
    green: 'M44 10h32a6 6 0 0 1 6 6v58a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6zM55 70h10',
    amber: 'M49 30h22M49 42h14M49 54h18',
  },
  person: {
    green: 'M60 16a6 6 0 1 0 .1 0zM38 36l22 4 22-4M60 40v14M60 54L49 74M60 54l11 20',
    amber: 'M98 45a38 38 0 1 1-76 0 38 38 0 1 1 76 0z',
  },
  contract: {
    green: 'M32 10h40l16 16v54H32zM72 10v16h16M44 38h30M44 50h30',
    amber: 'M44 68c6-10 10-10 12 0s8 4 14-4',
  },
  book: {
    green: 'M60 22c-10-8-24-8-38-6v54c14-2 28-2 38 6 10-8 24-8 38-6V16c-14-2-28-2-38 6zM60 22v54',
    amber: 'M32 32c6 0 12 1 18 3M32 46c6 0 12 1 18 3M88 32c-6 0-12 1-18 3',
  },
  seal: {
    green: 'M76 40V26L62 12H24v66h34M62 12v14h14M36 36h24M36 50h14',
    amber: 'M98 60a14 14 0 1 0-28 0 14 14 0 0 0 28 0zM94 70l10 10M78 60l5 5 8-9',
  },
} as const;

export type PublicDrawing = keyof typeof LINES;

interface PublicHeaderProps {
  title: string;
  subtitle?: string;
  drawing: PublicDrawing;
}

/** The head of a page for everybody, with a line drawing of what it is about. */
export function PublicHeader({ title, subtitle, drawing }: PublicHeaderProps) {
  const { green, amber } = LINES[drawing];
  return (
    <div className="sh-public-header">
      <PageHeader title={title} {...(subtitle === undefined ? {} : { subtitle })} />
      <svg
        viewBox="0 0 120 90"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={amber} stroke="var(--pr-accent)" />
        <path d={green} stroke="var(--pr-primary)" />
      </svg>
    </div>
  );
}
