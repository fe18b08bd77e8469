import { screen as page, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { field, masterPagesOf, save } from './masterPages.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const { mount, filtered } = masterPagesOf(() => server)

test('a rate is called by its words, has its unit beside it, and is no more than it can be', async () => {
  const spoilage = await filtered('/config/Rate', 'sheets lost')
  const { user } = await mount(`rates/${spoilage.id}`)
  expect(await page.findByRole('heading', { name: 'Printed sheets lost' })).toBeVisible()
  const value = await field('Value')
  await user.clear(value)
  await user.type(value, '1.5')
  await user.click(save())
  await waitFor(() => expect(value).toHaveAccessibleDescription('Printed sheets lost is at most 1.'))
  await user.clear(value)
  await user.type(value, '0.07')
  await user.click(save())
  expect(await page.findByText('Rate has been saved.')).toBeVisible()
  expect((await filtered('/config/Rate', 'sheets lost')).value).toBe(0.07)
})
