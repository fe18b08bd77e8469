import { expect, it } from 'vitest'
import { defaultAllowances } from '#domain/boxGeometry'
import { jointGap } from '../../../domain/boxGeometry/jointGap.ts'

const { joint } = defaultAllowances

it('is what panels 2 and 3 are longer than panels 1 and 4', () => {
  expect(jointGap([304, 404, 304, 401], joint)).toMatchObject({ entry: { value: 3 }, warning: null })
  expect(jointGap([300, 410, 310, 400], joint).warning).toContain('20 mm')
})
