import { describe, expect, it } from 'vitest'
import { styleOf, styles } from '#domain/boxGeometry'

describe('the styles', () => {
  it('are found by their code', () => {
    expect(styleOf(' 0201 ')?.name).toBe('Regular slotted box')
    expect(styleOf('0777')).toBeUndefined()
  })

  it('have one row a code, FEFCO in the order of the codes, and a name of their own', () => {
    const codes = styles.filter(({ family }) => family !== 'FC').map(({ code }) => code)
    expect(codes).toEqual([...new Set(codes)].toSorted())
    expect(new Set(styles.map(({ code }) => code)).size).toBe(styles.length)
    expect(new Set(styles.map(({ name }) => name)).size).toBe(styles.length)
  })

  it.each([
    ['mustBeZero', ['0900', '0901']],
    ['mayBeZero', ['0110']],
  ] as const)('depth %s: %j', (rule, codes) => {
    expect(styles.filter(({ depthRule }) => depthRule === rule).map(({ code }) => code)).toEqual(codes)
  })

  it('have the first two digits as their family, cartons apart', () => {
    for (const { code, family } of styles.filter(each => each.family !== 'FC'))
      expect(code.startsWith(family)).toBe(true)
  })
})
