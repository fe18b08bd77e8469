import { listed } from '#domain/formats'
import { asksOf } from './asksOf.ts'
import { findStep } from './findStep.ts'
import { type PathStep, pathAhead, type Standing } from './pathAhead.ts'
import { stepAskLabel } from './stepAsks.ts'
import type { WorkflowDefinition } from './types.ts'
import { workgroupName } from './workgroupName.ts'

/** How the way of one item differs between two definitions. */
export interface PathChange {
  readonly before: readonly PathStep[]
  readonly after: readonly PathStep[]
  /** What differs, a sentence each; empty: nothing. */
  readonly changes: readonly string[]
  /** The second definition does not have the item's step: it can't be migrated. */
  readonly isStuck: boolean
}

/** Compares the way ahead of an item under the definition it follows and under another. Source: our own. */
export function comparePaths(now: WorkflowDefinition, then: WorkflowDefinition, state: Standing): PathChange {
  const before = pathAhead(now, state)
  const after = pathAhead(then, state)
  if (after.length === 0) {
    return {
      before,
      after,
      changes: [`There is no step ${before[0]?.name ?? state.stepCode} any more.`],
      isStuck: true,
    }
  }
  const changes = [
    ...wayChanges(before, after),
    ...ownerChanges(before, after, code => workgroupName([...then.steps, ...now.steps], code)),
    ...askChanges(now, then, after),
  ]
  return {
    before,
    after,
    changes: [...changes, ...actionChanges(now, then, state.stepCode)],
    isStuck: false,
  }
}

const wayChanges = (before: readonly PathStep[], after: readonly PathStep[]): string[] => {
  const had = before.map(step => step.code)
  const has = after.map(step => step.code)
  const kept = (codes: readonly string[], others: readonly string[]) =>
    codes.filter(code => others.includes(code))
  const namesOf = (steps: readonly PathStep[], others: readonly string[]) =>
    steps.filter(step => !others.includes(step.code)).map(step => step.name)
  const more = namesOf(after, had)
  const less = namesOf(before, has)
  return [
    ...(more.length === 0 ? [] : [`It will also come to ${listed(more)}.`]),
    ...(less.length === 0 ? [] : [`It will not come to ${listed(less)} any more.`]),
    ...(kept(had, has).join() === kept(has, had).join()
      ? []
      : ['It will come to its steps in another order.']),
  ]
}

const who = ({ owner }: PathStep, nameOf: (workgroup: string) => string): string =>
  owner === null ? 'nobody' : nameOf(owner)

const ownerChanges = (
  before: readonly PathStep[],
  after: readonly PathStep[],
  nameOf: (workgroup: string) => string,
): string[] =>
  after.flatMap(step => {
    const old = before.find(each => each.code === step.code)
    return old === undefined || old.owner === step.owner
      ? []
      : [`${step.name} will be done by ${who(step, nameOf)} instead of ${who(old, nameOf)}.`]
  })

/** What the steps of the way ask for that they did not ask for, and the other way round. */
const askChanges = (now: WorkflowDefinition, then: WorkflowDefinition, way: readonly PathStep[]): string[] =>
  way.flatMap(({ code, name }) => {
    const [old, step] = [findStep(now, code), findStep(then, code)]
    if (old === undefined || step === undefined) return []
    const [had, has] = [asksOf(old), asksOf(step)]
    const more = has.filter(ask => !had.includes(ask)).map(stepAskLabel)
    const less = had.filter(ask => !has.includes(ask)).map(stepAskLabel)
    return [
      ...(more.length === 0 ? [] : [`${name} will also ask for ${listed(more)}.`]),
      ...(less.length === 0 ? [] : [`${name} will not ask for ${listed(less)} any more.`]),
    ]
  })

const actionChanges = (now: WorkflowDefinition, then: WorkflowDefinition, stepCode: string): string[] => {
  const had = findStep(now, stepCode)?.actions ?? []
  const has = findStep(then, stepCode)?.actions ?? []
  return [
    ...has
      .filter(action => !had.some(each => each.code === action.code))
      .map(action => `The action ${action.name} is added where it stands.`),
    ...had
      .filter(action => !has.some(each => each.code === action.code))
      .map(action => `The action ${action.name} is taken away where it stands.`),
  ]
}
