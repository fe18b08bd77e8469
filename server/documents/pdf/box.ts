/** A rectangle of a page, points from its upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** As large as something so wide and high becomes in a box without being distorted, in the middle of it. */
export function fitted(
  box: Box,
  thing: { readonly width: number; readonly height: number },
): Box & { readonly scale: number } {
  const scale = Math.min(box.width / thing.width, box.height / thing.height)
  const [width, height] = [thing.width * scale, thing.height * scale]
  return { scale, width, height, x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 }
}
