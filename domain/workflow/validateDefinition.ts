import { askProblems } from './askProblems.ts'
import { closeActions } from './closeActions.ts'
import type { DefinitionProblem } from './definitionProblem.ts'
import { duplicates } from './duplicates.ts'
import { findStep } from './findStep.ts'
import { initialStepCode } from './initialStepCode.ts'
import { type RuledField, ruleProblems } from './ruleProblems.ts'
import { type WorkflowDefinition, type WorkflowStep, workActions } from './types.ts'
import { unreachable } from './unreachable.ts'

/**
 * Everything that would leave an item stuck or lost in the workflow; an empty list: the definition holds.
 * `activeFields`: the fields that can have rules; `stepNames`: what steps are called that the workflow does not have, by code.
 * Source: 001 §4 (INITIATE is first), 001 §6 (field rules); the rest is our own.
 */
export function validateDefinition(
  definition: WorkflowDefinition,
  activeFields: readonly RuledField[],
  stepNames: ReadonlyMap<string, string> = new Map(),
): DefinitionProblem[] {
  return [
    ...wholeProblems(definition).map(message => ({
      where: 'workflow',
      message,
      step: null,
      action: null,
    })),
    ...definition.steps.flatMap(step => [
      ...[...stepProblems(step, activeFields), ...askProblems(definition, step)].map(message => ({
        where: `step ${step.code}`,
        message,
        step: step.code,
        action: null,
      })),
      ...actionProblems(definition, step, stepNames),
    ]),
    ...unreachable(definition),
  ]
}

const wholeProblems = ({ steps }: WorkflowDefinition): string[] => {
  const [first] = steps.toSorted((a, b) => a.sequence - b.sequence)
  return [
    ...(first?.code === initialStepCode && first.kind === 'initial'
      ? []
      : [`the first step is not ${initialStepCode}`]),
    ...(steps.filter(step => step.kind === 'initial').length > 1 ? ['more than one initial step'] : []),
    ...(steps.some(step => step.kind === 'final') ? [] : ['no final step']),
    ...duplicates(steps.map(step => step.code)).map(code => `step code ${code} is used twice`),
    ...duplicates(steps.map(step => step.sequence)).map(number => `sequence ${number} is used twice`),
  ]
}

const stepProblems = (step: WorkflowStep, activeFields: readonly RuledField[]): string[] => [
  ...(step.kind === 'work' && step.owners.length === 0 ? ['no workgroup owns the step'] : []),
  ...(step.kind === 'work' && step.owners.length > 0 && !step.owners.some(isForAny)
    ? ['no workgroup owns the step at any plant and for any business unit: items of others would be lost']
    : []),
  ...(step.kind === 'final' && step.actions.length > 0 ? ['a final step has no actions'] : []),
  ...(step.bypass !== null && !step.actions.some(action => action.direction === 'forward')
    ? ['can be bypassed but has no forward action to go on by']
    : []),
  ...ruleProblems(step, activeFields),
  ...duplicates(step.actions.map(action => action.code)).map(code => `action code ${code} is used twice`),
]

const isForAny = (owner: WorkflowStep['owners'][number]): boolean =>
  owner.plantCode === null && owner.businessUnit === null

const reserved: readonly string[] = [...workActions, ...closeActions]

const actionProblems = (
  definition: WorkflowDefinition,
  step: WorkflowStep,
  stepNames: ReadonlyMap<string, string>,
): DefinitionProblem[] =>
  step.actions.flatMap(action =>
    [
      ...(findStep(definition, action.target)
        ? []
        : [`no step ${stepNames.get(action.target) ?? action.target} to go to`]),
      ...(reserved.includes(action.code) ? ['the code is reserved'] : []),
      ...(action.direction === 'out' && findStep(definition, action.target)?.kind !== 'final'
        ? ['leads out, but not to an end']
        : []),
    ].map(message => ({
      where: `step ${step.code}, action ${action.code}`,
      message,
      step: step.code,
      action: action.code,
    })),
  )
