import type { LayerBox } from '../layer/layer.ts'

/** The layer moved so that its outline sits in the middle of the pallet; mm from the pallet's corner. */
export function centreLayer(
  boxes: readonly LayerBox[],
  pallet: { readonly length: number; readonly width: number },
): LayerBox[] {
  const middle = (from: readonly number[], to: readonly number[]) => (Math.min(...from) + Math.max(...to)) / 2
  const shiftX =
    pallet.length / 2 -
    middle(
      boxes.map(box => box.x),
      boxes.map(box => box.x + box.length),
    )
  const shiftY =
    pallet.width / 2 -
    middle(
      boxes.map(box => box.y),
      boxes.map(box => box.y + box.width),
    )
  const tidy = (mm: number) => Math.round(mm * 1000) / 1000
  return boxes.map(box => ({ ...box, x: tidy(box.x + shiftX), y: tidy(box.y + shiftY) }))
}
