import { isOwnCode, styleOf } from '#domain/boxGeometry'

const flapCode = (flap: string): string => (flap === 'none' ? '00' : flap)

/** How flaps usually are: they meet. */
const usual = '01'

/** The flap styles that a slotted carton of this variant is made with: its own, none where it is shut otherwise, else flaps that meet. */
export function flapsOf(variant: string): {
  readonly styleTopFlap: string
  readonly styleBottomFlap: string
} {
  const style = styleOf(variant)
  // A lid that tucks in or a bottom that locks is no flap style, nor is a flap of an own style's table.
  if (style?.flaps === null || isOwnCode(variant)) return { styleTopFlap: '00', styleBottomFlap: '00' }
  const flaps = style?.flaps
  return {
    styleTopFlap: flapCode(flaps?.top ?? usual),
    styleBottomFlap: flapCode(flaps?.bottom ?? usual),
  }
}
