import { PRODUCT_NAME } from '@pratiche/ui';

/** The portal's sign and name. */
export function Logo() {
  return (
    <span className="sh-logo">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="#00703c" />
        <path d="M8 7h16v18H8zM16 7v18M8 16h16" fill="none" stroke="#fff" strokeWidth="2.4" />
      </svg>
      <span>{PRODUCT_NAME}</span>
    </span>
  );
}
