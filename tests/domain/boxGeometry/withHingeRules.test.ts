import { describe, expect, it } from 'vitest'
import { hang } from '../../../domain/boxGeometry/hang.ts'
import type { HingeRule, HungPanel, Panel } from '../../../domain/boxGeometry/panel.ts'
import { withHingeRules } from '../../../domain/boxGeometry/withHingeRules.ts'
import { wall } from './builders.ts'

const hung = (name: string, rule: HingeRule, children: readonly HungPanel[] = []) =>
  hang('top', { name, role: 'flap', along: 100, out: 40, rule, children })
const rulesOf = ({ children }: Panel): [string, HingeRule][] =>
  children.flatMap(child => [[child.name, child.hinge.rule] as [string, HingeRule], ...rulesOf(child)])

const tree = wall({ children: [hung('lid', 'CREASE', [hung('tuck', 'CREASE'), hung('board', 'NONE')])] })

describe('creases made perforations or half cuts', () => {
  it('are those named by the panel that hangs there, wherever it hangs', () => {
    expect(rulesOf(withHingeRules(tree, { lid: 'PERF', tuck: 'HALFCUT' }))).toEqual([
      ['lid', 'PERF'],
      ['tuck', 'HALFCUT'],
      ['board', 'NONE'],
    ])
  })

  it('leave board that goes on as it is', () => {
    expect(rulesOf(withHingeRules(tree, { board: 'PERF' }))).toContainEqual(['board', 'NONE'])
  })

  it('change nothing for panels that there are not, nor the tree they are made from', () => {
    expect(withHingeRules(tree, { nobody: 'PERF' })).toEqual(tree)
    withHingeRules(tree, { lid: 'PERF' })
    expect(rulesOf(tree)[0]).toEqual(['lid', 'CREASE'])
  })
})
