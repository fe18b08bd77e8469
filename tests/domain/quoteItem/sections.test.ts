import { describe, expect, it } from 'vitest'
import {
  emptySections,
  fieldLabel,
  sectionKeys,
  sectionOfTab,
  sections,
  validationTabIds,
} from '#domain/quoteItem'
import { requiredFindings } from '../../../domain/quoteItem/requiredFindings.ts'

describe.each(sectionKeys)('the section %s', key => {
  const {
    tab,
    fields,
    leftBehind = [],
  } = sections[key] as (typeof sections)[typeof key] & {
    leftBehind?: readonly string[]
  }
  const tabId = validationTabIds[tab] ?? 0

  it('is edited by a tab of its own that a workflow can have rules of', () => {
    expect(sectionOfTab(tab)).toBe(key)
    expect(tabId).toBeGreaterThan(0)
  })

  it.each(Object.entries(fields).filter(([, { kind }]) => kind !== 'flag'))(
    'says %s when its step requires it and it is missing',
    fieldName => {
      const rules = [{ tabId, fieldName, readOnly: false, required: true }]
      expect(requiredFindings(key, emptySections[key], rules)).toEqual([
        {
          ...{ tab, section: key, field: fieldName, code: 'required', severity: 'error' },
          message: `${fieldLabel(key, fieldName)} is required`,
        },
      ])
    },
  )

  it('leaves nothing behind in a copy that it has not', () => {
    for (const name of leftBehind) expect(Object.keys(fields)).toContain(name)
  })
})
