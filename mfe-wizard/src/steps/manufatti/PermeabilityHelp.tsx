import { HelpButton } from '@pratiche/ui';

const PERMEABILITY_CLASSES = [
  { label: 'Alta', width: '15-35 mm', gap: 22, note: 'non ammessa' },
  { label: 'Media', width: '8-15 mm', gap: 12, note: '' },
  { label: 'Bassa', width: 'meno di 8 mm', gap: 5, note: '' },
] as const;

/** Air permeability by the width of the slots around the shutter. */
export function PermeabilityHelp() {
  return (
    <HelpButton title="Permeabilità all’aria della chiusura">
      <p>
        Dipende dalla larghezza complessiva delle fessure tra la chiusura e il vano della finestra.
      </p>
      <ul className="wz-slots">
        {PERMEABILITY_CLASSES.map(({ label, width, gap, note }) => (
          <li key={label}>
            <svg viewBox="0 0 120 70" role="img" aria-label={`Fessure di ${width}`}>
              <rect
                x="2"
                y="2"
                width="116"
                height="66"
                fill="none"
                stroke="currentColor"
                strokeWidth="3"
              />
              <rect
                x={2 + gap}
                y={2 + gap / 2}
                width={116 - 2 * gap}
                height={66 - gap}
                fill="#c9d6e2"
                stroke="currentColor"
              />
            </svg>
            <strong>{label}</strong>
            <span>
              {width}
              {note && ` (${note})`}
            </span>
          </li>
        ))}
      </ul>
    </HelpButton>
  );
}
