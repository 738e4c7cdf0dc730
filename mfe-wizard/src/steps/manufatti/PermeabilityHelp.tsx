import { HelpButton } from '@pratiche/ui';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

const PERMEABILITY_CLASSES = [
  { label: TEXTS.high, width: TEXTS.highWidth, gap: 22, note: TEXTS.notAllowed },
  { label: TEXTS.medium, width: TEXTS.mediumWidth, gap: 12, note: '' },
  { label: TEXTS.low, width: TEXTS.lowWidth, gap: 5, note: '' },
] as const;

/** Air permeability by the width of the slots around the shutter. */
export function PermeabilityHelp() {
  return (
    <HelpButton title={TEXTS.permeability}>
      <p>{TEXTS.permeabilityHelp}</p>
      <ul className="wz-slots">
        {PERMEABILITY_CLASSES.map(({ label, width, gap, note }) => (
          <li key={label}>
            <svg viewBox="0 0 120 70" role="img" aria-label={TEXTS.slots(width)}>
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
