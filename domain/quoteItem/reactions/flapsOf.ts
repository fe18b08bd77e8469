import { styleOf } from '#domain/boxGeometry'

const flapCode = (flap: string): string => (flap === 'none' ? '00' : flap)

/** How flaps usually are: they meet. */
const usual = '01'

/** The flap styles that a slotted carton of this variant is made with: its own, else flaps that meet. */
export function flapsOf(variant: string): {
  readonly styleTopFlap: string
  readonly styleBottomFlap: string
} {
  const flaps = styleOf(variant)?.flaps
  return {
    styleTopFlap: flapCode(flaps?.top ?? usual),
    styleBottomFlap: flapCode(flaps?.bottom ?? usual),
  }
}
