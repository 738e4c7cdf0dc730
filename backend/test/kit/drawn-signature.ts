/** A line across, as a finger would draw it; `isBlank` leaves a touch alone. */
export const drawnSignature = ({ isBlank = false }: { isBlank?: boolean } = {}) => ({
  width: 600,
  height: 200,
  strokes: [
    isBlank
      ? [[20, 120]]
      : [
          [20, 120],
          [150, 60],
          [280, 130],
          [420, 70],
        ],
  ],
});
