import { expect, test } from 'vitest'
import { settingKeys } from '../../../src/settings/settingKeys.ts'
import constants from '../../spec/constants.json'

test('settings-scope-of-keys: every setting of the specification has its key, those it describes the decided ones', () => {
  const quoted = constants.find(({ id }) => id === 'setting-keys')?.value
  const described = [
    ...['sampleheader', 'productlistheader', 'simprodheaderfull', 'worklistfilteroperators'],
    ...['worklistfilterBusinessUnit', 'newWorkWorklistfilterBusinessUnit'],
  ]
  const keys: readonly unknown[] = Object.values(settingKeys)
  expect([quoted, described].flat().filter(key => !keys.includes(key))).toEqual([])
})
