import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelLines, labelZpl } from '#domain/samples'
import { seedFrom } from '../../depth.ts'

const label = { lines: ['100123-1 · Sample 30001', 'Alder Foods'], code: '30001', copies: 3 }

describe('a label in ZPL', () => {
  it('has its lines, its bar code and as many copies as there are samples', () => {
    const zpl = labelZpl(label)
    expect(zpl).toContain('^FD100123-1 · Sample 30001^FS')
    expect(zpl).toContain('^FDAlder Foods^FS')
    expect(zpl).toMatch(/\^BCN.*\^FD30001\^FS/)
    expect(zpl).toContain('^PQ3^XZ')
  })

  it('leaves out lines that it has no room for', () => {
    const lines = Array.from({ length: 12 }, (_, place) => `line ${place}`)
    expect(labelZpl({ ...label, lines }).match(/\^A0N/g)).toHaveLength(labelLines)
  })

  it('never reads a text as a command', () => {
    const commands = (lines: readonly string[]) => labelZpl({ ...label, lines }).match(/[\^~]/g)?.length
    fc.assert(
      fc.property(fc.string(), text => {
        expect(commands([text])).toBe(commands(['plain']))
      }),
      { seed: seedFrom(21), examples: [['^XZ^XA'], ['~JA'], ['_5EXZ'], ['a\nb']] },
    )
  })
})
