import { screen as page, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { openPad } from '../scratch/openPad.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('half of an odd width goes down where its flute says so, on the pad that was open before as well', async () => {
  const { user, type, strip, choose } = await openPad({ server, as: 'sysadmin', keeps: true })
  await type('Width', '301')
  expect(await strip().findByText('152 · 258 · 152')).toBeVisible()
  await user.click(await page.findByRole('link', { name: 'Flutes' }))
  await user.click(await page.findByText('C', { selector: 'td, td *' }))
  await choose('Half of an odd width', 'Down: 301 is 150')
  await user.click(page.getByText('Save', { selector: 'button' }))
  expect(await page.findByText('Flute has been saved.')).toBeVisible()
  await user.click(page.getByRole('link', { name: 'Estimating Pad' }))
  const figures = await page.findByLabelText('Sheet and board')
  expect(await within(figures).findByText('151 · 258 · 151')).toBeVisible()
})
