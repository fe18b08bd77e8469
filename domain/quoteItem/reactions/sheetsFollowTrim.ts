import type { Reaction } from '../reaction.ts'
import { trimmedSteps } from '../sections/design/trimmedSteps.ts'

/** Another additional trim makes the sheets longer or shorter that nobody has touched since. Our own. */
export const sheetsFollowTrim: Reaction = (before, after) => {
  const steps = after.design.designSteps
  const old = new Map(before.design.designSteps.map(step => [step.key, step]))
  const isUntouched = steps.every(({ key, sheetLength }) => old.get(key)?.sheetLength === sheetLength)
  if (!isUntouched) return null
  const { additionalTrim } = before.design
  const trimmed = trimmedSteps(steps, additionalTrim, after.design.additionalTrim)
  const isSame = trimmed.every((step, index) => step === steps[index])
  return isSame ? null : { patch: { design: { designSteps: [...trimmed] } }, said: '' }
}
