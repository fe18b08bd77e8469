import type { WorkflowDefinition } from './types.ts'
import type { DefinitionProblem } from './validateDefinition.ts'

/** Steps no item can come to from the first one, and steps from which no final step can be come to. */
export function unreachable({ steps }: WorkflowDefinition): DefinitionProblem[] {
  const starts = steps.filter(step => step.kind === 'initial').map(step => step.code)
  const ends = steps.filter(step => step.kind === 'final').map(step => step.code)
  const arrows = steps.flatMap(step => step.actions.map(action => [step.code, action.target] as const))
  const reached = closure(starts, arrows)
  const ending = closure(
    ends,
    arrows.map(([from, to]) => [to, from] as const),
  )
  return steps.flatMap(({ code }) => [
    ...(reached.has(code)
      ? []
      : [{ where: `step ${code}`, message: 'can not be reached from the first step' }]),
    ...(ending.has(code) || ends.length === 0
      ? []
      : [{ where: `step ${code}`, message: 'no final step can be reached from it' }]),
  ])
}

/** Every code that `starts` lead to along the arrows, themselves included. */
const closure = (starts: readonly string[], arrows: readonly (readonly [string, string])[]): Set<string> => {
  const found = new Set(starts)
  for (const code of found) {
    for (const [from, to] of arrows) if (from === code) found.add(to)
  }
  return found
}
