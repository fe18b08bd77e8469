import type { config } from '#contract/config'
import type { CallOutput } from '#contract/endpoint'

type Owner = CallOutput<typeof config.plantWorkgroups>[number]

/** Who owns the steps at a plant, a line a step in the order of their names. */
export function ownersOfSteps(
  plantCode: string,
  owners: readonly Owner[],
): readonly (readonly [step: string, workgroups: string])[] {
  const steps = new Map<string, string[]>()
  for (const owner of owners) {
    if (owner.plantCode !== null && owner.plantCode !== plantCode) continue
    const { stepName, workgroupDescription } = owner
    const words = owner.plantCode === null ? workgroupDescription : `${workgroupDescription} (here only)`
    steps.set(stepName, [...(steps.get(stepName) ?? []), words])
  }
  return [...steps]
    .map(([step, workgroups]) => [step, workgroups.join(', ')] as const)
    .toSorted(([a], [b]) => a.localeCompare(b))
}
