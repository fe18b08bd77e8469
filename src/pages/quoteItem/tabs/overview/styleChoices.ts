import type { Product } from '#contract/quote'
import { styleOf } from '#domain/boxGeometry'
import { type CartonStyle, type CodeLabel, cartonStyles } from '#domain/validation'

/** The carton style with its choices; undefined while none is chosen, or for one that is not known here. */
export const cartonStyleOf = (code: string): CartonStyle | undefined =>
  cartonStyles.find(style => style.code === code)

const codeOf = (choices: readonly CodeLabel[], now: string): string => {
  if (choices.some(({ code }) => code === now)) return now
  // A single choice is no question.
  return choices.length === 1 ? (choices[0]?.code ?? '') : ''
}

/** What another carton style leaves of the fields that depend on it: choices it does not have are cleared. */
export function afterStyleChange(product: Product, code: string): Partial<Product> {
  const style = cartonStyleOf(code)
  const flaps = style?.flapStyles ?? []
  const keepsVariant = style?.variants.some(variant => variant.code === product.styleVariant) === true
  return {
    styleVariant: keepsVariant ? product.styleVariant : '',
    fefCoVariantCode: keepsVariant ? product.fefCoVariantCode : '',
    styleTopFlap: codeOf(flaps, product.styleTopFlap),
    styleBottomFlap: codeOf(flaps, product.styleBottomFlap),
    topFlapAdjustment: code === '02' ? product.topFlapAdjustment : null,
    bottomFlapAdjustment: code === '02' ? product.bottomFlapAdjustment : null,
    styleClosure: codeOf(style?.closures ?? [], product.styleClosure),
    styleDieCutType: codeOf(style?.dieCutTypes ?? [], product.styleDieCutType),
  }
}

const flapCode = (flap: string | undefined): string => (flap === undefined || flap === 'none' ? '00' : flap)

/** What a style's variant says by itself: its FEFCO code and, for a slotted carton, the flaps it is made with. */
export function afterVariantChange(styleCarton: string, variant: string): Partial<Product> {
  const flaps = styleCarton === '02' ? styleOf(variant)?.flaps : null
  return {
    fefCoVariantCode: variant,
    ...(flaps ? { styleTopFlap: flapCode(flaps.top), styleBottomFlap: flapCode(flaps.bottom) } : {}),
  }
}

/** Whether a flap of this style overlaps or leaves a gap, by so much as its adjustment says. */
export const isAdjusted = (styleCarton: string, flap: string): boolean =>
  styleCarton === '02' && (flap === '02' || flap === '09')
