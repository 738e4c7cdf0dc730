export interface Size {
  width: number;
  height: number;
}

export type Rotation = 0 | 90 | 180 | 270;

export const nextRotation = (turn: Rotation): Rotation => ((turn + 90) % 360) as Rotation;

/**
 * Size of the picture as drawn, before it is turned: the whole of it fits into the stage at zoom 1,
 * never larger than it is.
 */
export function fitImageSize(picture: Size, stage: Size, turn: Rotation, zoom: number): Size {
  const across = turn % 180 === 0 ? picture : { width: picture.height, height: picture.width };
  const fit = Math.min(stage.width / across.width, stage.height / across.height, 1);
  return {
    width: Math.round(picture.width * fit * zoom),
    height: Math.round(picture.height * fit * zoom),
  };
}
