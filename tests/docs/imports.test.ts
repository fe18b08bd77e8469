import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circlesOf } from './circlesOf.ts'
import { type Import, importsOf } from './importsOf.ts'

const all = importsOf('domain', 'contract', 'server', 'src')

/** A file may name a type that the index of its own folder is the place of. */
const isTypeOfOwnIndex = ({ from, to, isType }: Import): boolean =>
  isType && /\/index\.tsx?$/.test(to) && from.startsWith(`${dirname(to)}/`)

describe('imports', () => {
  it('of two files never go round in a circle', () => {
    expect(circlesOf(all.filter(each => !isTypeOfOwnIndex(each)))).toEqual([])
  })

  it('that go round in a circle are told by the way round', () => {
    const edge = (from: string, to: string): Import => ({ from, to, isType: false })
    const circles = circlesOf([
      edge('a', 'b'),
      edge('b', 'c'),
      edge('c', 'b'),
      edge('c', 'd'),
      edge('e', 'e'),
    ])
    expect(circles).toHaveLength(2)
    expect(['b → c → b', 'c → b → c']).toContain(circles.find(circle => circle.includes('b')))
    expect(circles).toContain('e → e')
  })
})
