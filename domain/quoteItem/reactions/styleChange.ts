import { isOwnCode } from '#domain/boxGeometry'
import type { Reaction } from '../reaction.ts'
import type { CodeLabel } from '../reference/codeLabel.ts'
import { cartonStyleOf } from '../sections/product/cartonStyleOf.ts'
import { closuresOf } from '../sections/product/closuresOf.ts'
import { dieCutAfter } from './dieCutAfter.ts'
import { flapsOf } from './flapsOf.ts'

/** A code that the choices have stays; a single choice is no question; any other code is cleared. */
const codeAmong = (choices: readonly CodeLabel[], now: string): string => {
  if (choices.some(({ code }) => code === now)) return now
  return choices.length === 1 ? (choices[0]?.code ?? '') : ''
}

/**
 * Another carton style clears the choices that it does not have; a slotted one begins with the flaps of its variant. A
 * company's own style is none of the choices: it stays when it is chosen together with its carton style.
 */
export const styleChange: Reaction = (before, after) => {
  const { product } = after
  if (product.styleCarton === before.product.styleCarton) return null
  const style = cartonStyleOf(product.styleCarton)
  const isSlotted = product.styleCarton === '02'
  const isOwn = isOwnCode(product.styleVariant) && product.styleVariant !== before.product.styleVariant
  const variant = isOwn ? product.styleVariant : codeAmong(style?.variants ?? [], product.styleVariant)
  const flap = (name: 'styleTopFlap' | 'styleBottomFlap'): string => {
    const isChosen = product[name] !== before.product[name]
    return isSlotted && !isChosen ? flapsOf(variant)[name] : codeAmong(style?.flapStyles ?? [], product[name])
  }
  const isCutChosen = product.styleDieCutType !== before.product.styleDieCutType
  const dieCut = isCutChosen
    ? product.styleDieCutType
    : dieCutAfter(before.product.styleVariant, variant, product.styleDieCutType)
  const isOldCode = product.fefCoVariantCode === before.product.fefCoVariantCode
  return {
    patch: {
      product: {
        styleVariant: variant,
        fefCoVariantCode: isOldCode && variant === '' ? '' : product.fefCoVariantCode,
        styleTopFlap: flap('styleTopFlap'),
        styleBottomFlap: flap('styleBottomFlap'),
        topFlapAdjustment: isSlotted ? product.topFlapAdjustment : null,
        bottomFlapAdjustment: isSlotted ? product.bottomFlapAdjustment : null,
        styleClosure: codeAmong(closuresOf({ ...product, styleVariant: variant }), product.styleClosure),
        styleDieCutType: codeAmong(style?.dieCutTypes ?? [], dieCut),
        styleOpening: codeAmong(style?.openings ?? [], product.styleOpening),
      },
    },
    said: '',
  }
}
