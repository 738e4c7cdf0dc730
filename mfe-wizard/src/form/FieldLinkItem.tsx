interface FieldLinkItemProps {
  /** What the field is called. */
  name: string;
  message: string;
  onJump: () => void;
}

/** A line that leads to the field it speaks of. */
export function FieldLinkItem({ name, message, onJump }: FieldLinkItemProps) {
  return (
    <li>
      <button type="button" className="pr-link-button" onClick={onJump}>
        {name}
      </button>
      <span className="pr-visually-hidden">: </span>
      {message}
    </li>
  );
}
