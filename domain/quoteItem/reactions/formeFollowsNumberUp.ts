import type { Reaction } from '../reaction.ts'
import type { DesignStep } from '../sections/design/design.ts'

/** A new forme: its rules are not made yet. */
const newForme = '1'

const blanks = ({ totalNumberUp }: DesignStep): number =>
  totalNumberUp !== null && Number.isInteger(totalNumberUp) && totalNumberUp > 0 ? totalNumberUp : 1

const times = (metres: number | null, factor: number) =>
  metres === null ? null : Math.round(metres * factor * 100) / 100

/** The step with the rules of its forme for as many blanks as it cuts now; itself where nothing follows. */
function followed(step: DesignStep, was: DesignStep | undefined): DesignStep {
  if (was === undefined || was.operation !== step.operation || step.formeType !== newForme) return step
  const isUntouched = JSON.stringify(was.stepFormes) === JSON.stringify(step.stepFormes)
  if (!isUntouched || blanks(was) === blanks(step) || step.stepFormes.length === 0) return step
  const factor = blanks(step) / blanks(was)
  return {
    ...step,
    stepFormes: step.stepFormes.map(forme => ({ ...forme, ruleLength: times(forme.ruleLength, factor) })),
  }
}

/** Another number up of a step gives a new forme of it the rules of as many blanks. Our own. */
export const formeFollowsNumberUp: Reaction = (before, after) => {
  const old = new Map(before.design.designSteps.map(step => [step.key, step]))
  const steps = after.design.designSteps
  const designSteps = steps.map(step => followed(step, old.get(step.key)))
  if (designSteps.every((step, index) => step === steps[index])) return null
  return { patch: { design: { designSteps } }, said: 'The rule length of the forme follows the number up.' }
}
