/**
 * Metres of strap on a load (mm): straps across go round its width and height, straps through round its length and
 * height, each with a tail to close it. Rule of thumb; what "across" and "through" go round is our own reading.
 */
export function strapMetres(
  load: { readonly length: number; readonly width: number; readonly height: number },
  straps: { readonly across: number; readonly through: number; readonly tail: number },
): number {
  const across = straps.across * (2 * (load.width + load.height) + straps.tail)
  const through = straps.through * (2 * (load.length + load.height) + straps.tail)
  return Math.round(across + through) / 1000
}
