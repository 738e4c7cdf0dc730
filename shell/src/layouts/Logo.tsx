import { useBrand } from '@pratiche/ui';

/** The portal's sign and name. */
export function Logo() {
  const { name, logo } = useBrand();
  return (
    <span className="sh-logo">
      {logo === '' ? (
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <rect
            x="0.5"
            y="0.5"
            width="31"
            height="31"
            rx="8"
            fill="var(--pr-primary)"
            stroke="#ffffff2e"
          />
          <path d="M8 7h16v18H8zM16 7v18M8 16h16" fill="none" stroke="#fff" strokeWidth="2.4" />
        </svg>
      ) : (
        <img src={logo} alt="" />
      )}
      <span>{name}</span>
    </span>
  );
}
