import type { Reaction } from '../reaction.ts'
import { untouched } from './untouched.ts'

/** The first step: later, Design changes the plant and its route together. */
const initiate = 'INITIATE'

/** Another preferred plant at Initiate clears the design steps. Rule plant-change-initiate (001 §4). */
export const plantChange: Reaction = (before, after, { step }) => {
  const { preferredPlantCode } = after.product
  if (step !== initiate || preferredPlantCode === before.product.preferredPlantCode) return null
  if (after.design.designSteps.length === 0) return null
  const patch = untouched(before.design, after.design, { designSteps: [] })
  return { patch: { design: patch }, said: 'Design steps were cleared: the plant changed.' }
}
