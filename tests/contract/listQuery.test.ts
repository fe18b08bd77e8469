import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { flag, id, listQuery, repeated, searchText } from '#contract/listQuery'

const query = listQuery(z.object({ q: searchText.optional(), onHold: z.boolean().optional() }))

/** `field: message` of everything that is wrong. */
const faults = (given: Record<string, string>): string[] =>
  query.safeParse(given).error?.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`) ?? []

describe('the query of a list', () => {
  it('is sort, range and filter, each as JSON', () => {
    const given = { sort: '["customerName","ASC"]', range: '[0,24]', filter: '{"q":" blue ","onHold":true}' }
    expect(query.parse(given)).toEqual({
      sort: ['customerName', 'ASC'],
      range: [0, 24],
      filter: { q: 'blue', onHold: true },
    })
  })

  it('may be empty', () => {
    expect(query.parse({})).toEqual({})
  })

  it('ignores filters that the list does not have', () => {
    expect(query.parse({ filter: '{"drop":"table","__proto__":{"q":"x"}}' })).toEqual({ filter: {} })
  })

  it.each(['sort', 'range', 'filter'])('names %s when it is no JSON', field => {
    expect(faults({ [field]: '{' })).toEqual([`${field}: must be JSON`])
  })

  it('knows two directions', () => {
    expect(faults({ sort: '["customerName","UP"]' })[0]).toMatch(/^sort\.1: /)
    expect(faults({ sort: '["customerName"]' })[0]).toMatch(/^sort/)
  })

  it('is of at most 1000 rows', () => {
    expect(faults({ range: '[0,999]' })).toEqual([])
    expect(faults({ range: '[0,1000]' })).toEqual(['range: must be [first, last] of at most 1000 rows'])
  })

  it.each(['[5,4]', '[-1,4]', '[0,1.5]', '[0,1e400]', '["0","9"]', '[0]', 'null'])(
    'has no range %s',
    range => {
      expect(faults({ range })[0]).toMatch(/^range/)
    },
  )

  it('names the filter that is wrong', () => {
    expect(faults({ filter: '{"onHold":"yes"}' })[0]).toMatch(/^filter\.onHold: /)
    expect(faults({ filter: `{"q":"${'x'.repeat(101)}"}` })[0]).toMatch(/^filter\.q: /)
    expect(faults({ filter: '[]' })[0]).toMatch(/^filter: /)
  })
})

describe('a repeated key', () => {
  const ids = repeated(id)
  it('is a list, whether it comes once or more often', () => {
    expect(ids.parse('7')).toEqual([7])
    expect(ids.parse(['7', '8'])).toEqual([7, 8])
  })
})

describe('an id', () => {
  it.each(['0', '-1', '1.5', 'x', '', '2147483648', '1e99', 'NaN'])('is not %j', given => {
    expect(id.safeParse(given).success).toBe(false)
  })

  it('is a positive whole number that the database can hold', () => {
    expect(id.parse('2147483647')).toBe(2_147_483_647)
  })
})

describe('a flag', () => {
  it('is true or false, and not just anything', () => {
    expect([flag.parse('true'), flag.parse('false')]).toEqual([true, false])
    expect(flag.safeParse('maybe').success).toBe(false)
  })
})
