import { useRef, type ReactNode } from 'react';

interface FileInputProps {
  label: string;
  accept: string;
  multiple: boolean;
  /** Opens the camera on phones. */
  capture?: boolean;
  disabled: boolean;
  onFiles: (files: Iterable<File>) => void;
  children: (open: () => void) => ReactNode;
}

/** A file input hidden behind a button of ours; the button is what keyboards and screen readers meet. */
export function FileInput({
  label,
  accept,
  multiple,
  capture = false,
  disabled,
  onFiles,
  children,
}: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        {...(capture ? { capture: 'environment' as const } : {})}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file chosen again must be a change again.
          target.value = '';
        }}
      />
      {children(() => input.current?.click())}
    </>
  );
}
