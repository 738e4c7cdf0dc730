import { Button, EyeOutlined } from '@pratiche/ui';
import { useEffect, useState } from 'react';
import '../registration/registration.css';
import { ACCOUNT_TEXTS } from './texts.js';

/** Types that every browser draws; the bytes stay on the device. */
const IMAGE_TYPES = ['image/jpeg', 'image/png'];
const PDF_TYPE = 'application/pdf';

/** A small picture of a chosen image; a PDF opens beside the page. Nothing for other types. */
export function ChosenFilePreview({ file, label }: { file: File; label: string }) {
  const address = useFileAddress(file);
  if (address === null) return null;
  if (IMAGE_TYPES.includes(file.type))
    return <img className="sh-reg-thumb" src={address} alt={ACCOUNT_TEXTS.preview(label)} />;
  return (
    <Button
      icon={<EyeOutlined aria-hidden="true" />}
      aria-label={ACCOUNT_TEXTS.seeFile(label)}
      onClick={() => window.open(address, '_blank', 'noopener')}
    >
      {ACCOUNT_TEXTS.see}
    </Button>
  );
}

/** Object URL of a file that can be drawn, valid as long as the file is chosen. */
function useFileAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (![...IMAGE_TYPES, PDF_TYPE].includes(file.type)) return setAddress(null);
    // The type is ours: the address opens in our origin.
    const url = URL.createObjectURL(new Blob([file], { type: file.type }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address;
}
