import { Button } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { SIGNING_FLOW_TEXTS as TEXTS } from './flow-texts.js';
import { ZOOM_STEPS } from './usePageZoom.js';

interface ZoomButtonsProps {
  zoom: number;
  onChange: (zoom: number) => void;
  /** At the start of the row. */
  children: ReactNode;
}

/** Smaller and larger, with the size in words between them. */
export function ZoomButtons({ zoom, onChange, children }: ZoomButtonsProps) {
  const smaller = ZOOM_STEPS.filter((step) => step < zoom).at(-1);
  const larger = ZOOM_STEPS.find((step) => step > zoom);
  return (
    <div className="wz-pdf-zoom" role="group" aria-label={TEXTS.pageSize}>
      {children}
      {/* A page that is whole has one button, with its word; an enlarged one has two signs. */}
      {smaller !== undefined && (
        <Button
          aria-label={TEXTS.zoomOut}
          onClick={({ currentTarget }) => {
            // With the last step this button goes away.
            if (smaller === 1)
              (currentTarget.parentElement?.lastElementChild as HTMLElement).focus();
            onChange(smaller);
          }}
        >
          −
        </Button>
      )}
      {/* Beside the word there is no room for it on a phone. */}
      <span role="status" className={zoom === 1 ? 'pr-visually-hidden' : undefined}>
        {TEXTS.zoomedTo(Math.round(zoom * 100))}
      </span>
      <Button
        aria-label={TEXTS.zoomIn}
        disabled={larger === undefined}
        onClick={() => onChange(larger ?? zoom)}
      >
        {zoom === 1 ? TEXTS.zoomIn : '+'}
      </Button>
    </div>
  );
}
