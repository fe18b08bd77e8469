import type { DefinitionProblem } from './definitionProblem.ts'
import type { WorkflowDefinition } from './types.ts'

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
  const about = (code: string, message: string): DefinitionProblem => ({
    where: `step ${code}`,
    message,
    step: code,
    action: null,
  })
  return steps.flatMap(({ code }) => [
    ...(reached.has(code) ? [] : [about(code, 'can not be reached from the first step')]),
    ...(ending.has(code) || ends.length === 0 ? [] : [about(code, 'no final step can be reached from it')]),
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
