import { expect, test } from 'vitest'
import { z } from 'zod'
import type { ResourceRow } from '../../../src/dataProvider/resourceRow.ts'
import { resources } from '../../../src/dataProvider/resources.ts'
import { saveBody } from '../../../src/dataProvider/saveBody.ts'

const saved = Object.entries<ResourceRow>(resources).filter(([, { save }]) => save !== undefined)

const isRight = (schema: z.core.$ZodType | undefined, value: unknown): boolean =>
  schema === undefined ? value === undefined : z.safeParse(schema, value).success

/** Whether the call takes what the body tells of the record that it saves. */
const takes = (call: ResourceRow['save'], body: object): boolean => {
  if (!(call?.body instanceof z.ZodObject)) return false
  const { id, version } = body as { readonly id?: unknown; readonly version?: unknown }
  return (
    isRight(call.body.shape.id, id) &&
    (call.body.shape.version === undefined || isRight(call.body.shape.version, version))
  )
}

test.each(saved)('what a save of %s tells of its record is what its call takes', (_, row) => {
  expect(takes(row.save, saveBody(row, {}, { id: '7', version: 3 }))).toBe(true)
})

// What an action asks is made with its action.
test.each(saved.filter(([name]) => name !== 'admin/workflow/actiondialogs'))(
  'a new one of %s tells what its call takes',
  (_, row) => {
    expect(takes(row.create ?? row.save, saveBody(row, {}, null))).toBe(true)
  },
)

test('the id and version of the record it is saved on go, those among the values do not', () => {
  const entered = { id: 9, version: 9, name: 'Spot' }
  expect(saveBody(resources['admin/inks'], entered, { id: '7', version: 3 })).toEqual({
    id: 7,
    version: 3,
    name: 'Spot',
  })
  expect(saveBody(resources['admin/inks'], entered, null)).toEqual({ id: 0, version: 0, name: 'Spot' })
  expect(saveBody(resources['admin/workflow/steps'], entered, null)).toEqual({ name: 'Spot' })
  expect(saveBody(resources['admin/roles'], entered, { id: 'SU', version: 3 })).toEqual({
    version: 3,
    name: 'Spot',
  })
})
