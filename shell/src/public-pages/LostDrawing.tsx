/** A window without its pane: our own lines in the colours of the brand. */
export function LostDrawing() {
  return (
    <svg className="sh-lost-drawing" viewBox="0 0 200 150" aria-hidden="true">
      <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M20 134h160" stroke="var(--pr-primary)" opacity=".35" />
        <path
          d="M56 118V28a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v90M46 118h108v12H46z"
          stroke="var(--pr-primary)"
        />
        <path d="M100 20v22M100 96v22M56 69h18M126 69h18" stroke="var(--pr-primary)" />
        <path
          d="M90 60a11 11 0 1 1 15 10c-3 1.5-5 4-5 8"
          stroke="var(--pr-accent)"
          strokeWidth="5"
        />
        <path d="M100 89v.5" stroke="var(--pr-accent)" strokeWidth="6" />
      </g>
    </svg>
  );
}
