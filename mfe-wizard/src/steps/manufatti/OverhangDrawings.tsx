import type { ReactNode } from 'react';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

/** A drawing: the building in dark lines, the measured distances in blue with their letter. */
function Drawing({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg className="wz-drawing" viewBox="0 0 160 110" role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** A distance: a line with a stroke at each end, and its name. */
function MeasureLine({
  x1,
  y1,
  x2,
  y2,
  name,
  nameX,
  nameY,
}: {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  name: string;
  nameX: number;
  nameY: number;
}) {
  const isFlat = y1 === y2;
  const [dx, dy] = isFlat ? [0, 5] : [5, 0];
  return (
    <g className="wz-measure">
      <path
        d={`M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}L${x1 + dx} ${y1 + dy}M${x2 - dx} ${y2 - dy}L${x2 + dx} ${y2 + dy}`}
      />
      <text x={nameX} y={nameY} textAnchor={isFlat ? 'middle' : 'start'}>
        {name}
      </text>
    </g>
  );
}

/** A balcony over the window, seen from the side: depth of the overhang, height of the ceiling behind. */
export const OverhangDrawing = () => (
  <Drawing label={TEXTS.balconyDrawing}>
    <path d="M4 22H120V30H66V46M66 82V100H4M66 22V30M4 100H150" />
    <path className="wz-glass" d="M66 46V82" />
    <MeasureLine x1={66} y1={12} x2={120} y2={12} name={TEXTS.depth} nameX={93} nameY={8} />
    <MeasureLine x1={12} y1={31} x2={12} y2={99} name={TEXTS.height} nameX={16} nameY={69} />
    <path className="wz-sun" d="M154 14L74 60M74 60L80 51M74 60L85 59" />
  </Drawing>
);

/** A wall beside the window, seen from above: distance from the window, depth of the wall. */
export const SideDrawing = () => (
  <Drawing label={TEXTS.wallDrawing}>
    <path d="M4 34H24M76 34H112V92H122V34H156M4 24H156" />
    <path className="wz-glass" d="M24 30H76" />
    <MeasureLine x1={76} y1={48} x2={112} y2={48} name={TEXTS.distance} nameX={80} nameY={64} />
    <MeasureLine x1={134} y1={35} x2={134} y2={92} name="" nameX={0} nameY={0} />
    <text x={128} y={105} textAnchor="middle">
      {TEXTS.depth}
    </text>
    <text className="wz-place" x={50} y={18} textAnchor="middle">
      {TEXTS.window}
    </text>
  </Drawing>
);

/** A higher building in front: its distance, and the floors by which it is higher. */
export const BuildingDrawing = () => (
  <Drawing label={TEXTS.buildingDrawing}>
    <path d="M4 52H44V100H4M110 14H156V100H110ZM4 100H156M110 35H156M110 57H156M110 78H156M4 76H44" />
    <path className="wz-glass" d="M44 58V72" />
    <MeasureLine x1={44} y1={90} x2={110} y2={90} name={TEXTS.distance} nameX={77} nameY={86} />
    <MeasureLine x1={102} y1={14} x2={102} y2={57} name="" nameX={0} nameY={0} />
    <text x={97} y={32} textAnchor="end">
      {TEXTS.floors}
    </text>
    <text x={97} y={44} textAnchor="end">
      {TEXTS.floorsMore}
    </text>
  </Drawing>
);
