import { describe, expect, it } from 'vitest'
import { type StepTree, stepTree } from '../../../domain/routing/stepTree.ts'
import { aNeed } from './builders.ts'

const [corr, print, slot, ffg, despatch] = (['CORR', 'PRINT', 'SLOT', 'FFG', 'DESPATCH'] as const).map(
  operation => aNeed(operation),
) as [ReturnType<typeof aNeed>, ...ReturnType<typeof aNeed>[]]

/** The sequences that a tree holds, read back from its leaves. */
const sequences = ({ need, children }: StepTree): string[] => {
  const rest = children.length === 0 ? [''] : children.flatMap(sequences)
  return rest.map(tail => [need?.operation, tail].filter(Boolean).join('>'))
}

describe('a tree of steps', () => {
  const ways = [
    [corr, ffg, despatch],
    [corr, print, slot, despatch],
    [corr, print, ffg, despatch],
  ].map(way => way.filter(step => step !== undefined))

  it('begins once with what its sequences begin with', () => {
    const tree = stepTree(ways)
    expect(tree.need).toBeNull()
    expect(tree.children).toHaveLength(1)
    expect(tree.children[0]?.children.map(child => child.need?.operation)).toEqual(['FFG', 'PRINT'])
  })

  it('holds all of them, in their order', () => {
    expect(sequences(stepTree(ways))).toEqual([
      'CORR>FFG>DESPATCH',
      'CORR>PRINT>SLOT>DESPATCH',
      'CORR>PRINT>FFG>DESPATCH',
    ])
  })

  it('keeps steps apart that differ in colours, capabilities or in closing the box', () => {
    const changes = [{}, { colours: 2 }, { capabilities: ['GLUE' as const] }, { closes: true }]
    const tree = stepTree(changes.map(change => [aNeed('FFG', change)]))
    expect(tree.children).toHaveLength(4)
  })

  it('holds a sequence given twice once', () => {
    expect(sequences(stepTree([[corr], [corr]]))).toEqual(['CORR'])
  })

  it('has no steps where there are no sequences', () => {
    expect(stepTree([])).toEqual({ need: null, children: [] })
    expect(stepTree([[]])).toEqual({ need: null, children: [] })
  })
})
