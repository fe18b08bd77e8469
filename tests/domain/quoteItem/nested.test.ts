import { describe, expect, it } from 'vitest'
import {
  changesOf,
  differencesOf,
  fieldAt,
  fieldLabel,
  formName,
  mergedAsProposed,
  pathOfName,
  sections,
  staleness,
  valueAt,
} from '#domain/quoteItem'
import { aStep, creases, type Step, sectionsOf } from './builders.ts'

const { fields } = sections.design
const designed = (...designSteps: Step[]) => sectionsOf({ design: { designSteps } }).design
const corr = (...distances: number[]) => aStep('CORR', { stepCreases: creases(...distances) })
const path = 'designSteps[corr].stepCreases[c2].value'

describe('rows in the rows of a list', () => {
  const design = designed(aStep('FFG'), corr(150, 300))

  it('have a path, a name in the form, a field, a value and words', () => {
    expect(valueAt(design, path)).toBe(300)
    expect(formName(design, path)).toBe('designSteps.1.stepCreases.1.value')
    expect(pathOfName(design, 'designSteps.1.stepCreases.1.value')).toBe(path)
    expect(fieldAt('design', path)).toBe(fields.designSteps.fields.stepCreases.fields.value)
    expect(fieldLabel('design', path, design)).toBe('Design Steps, row 2 (CORR), Creases, row 2, Distance')
    expect(formName(design, 'designSteps[corr].stepCreases[gone].value')).toBeNull()
  })

  it('change by themselves: a cell, one that came, one that went, another order', () => {
    const changes = (now: Step) => changesOf(fields, designed(corr(150, 300)), designed(now))
    expect(changes(corr(150, 310))).toEqual([{ path, old: 300, new: 310 }])
    expect(changes(corr(150))).toEqual([
      { path: 'designSteps[corr].stepCreases[c2]', old: { key: 'c2', value: 300 }, new: null },
    ])
    expect(changes(aStep('CORR', { stepCreases: creases(150, 300).toReversed() }))).toEqual([
      { path: 'designSteps[corr].stepCreases', old: ['c1', 'c2'], new: ['c2', 'c1'] },
    ])
  })

  it('are merged by themselves: two people in creases of one step do not meet', () => {
    const base = designed(corr(150, 300))
    const mine = designed(aStep('CORR', { stepCreases: creases(151, 300), moq: 5 }))
    const theirs = designed(corr(150, 310, 20))
    expect(differencesOf(fields, base, mine, theirs).map(({ changedBy }) => changedBy)).not.toContain('both')
    const merged = mergedAsProposed(fields, base, mine, theirs)
    expect(merged.designSteps).toEqual([aStep('CORR', { stepCreases: creases(151, 310, 20), moq: 5 })])
  })

  it('are told of when a result is old', () => {
    const item = (step: Step) => sectionsOf({ design: { designSteps: [step] } })
    const from = { design: { designSteps: item(corr(150, 300)).design.designSteps } }
    expect(staleness(from, item(corr(150, 310)))).toEqual([
      'Design Steps, row 1 (CORR), Creases, row 2, Distance 300 → 310 mm',
    ])
    expect(staleness(from, item(corr(150)))).toEqual([
      'Design Steps, row 1 (CORR), Creases, row 2 (300): removed',
    ])
  })
})
