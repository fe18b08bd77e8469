import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('a note that is not added yet waits while something else is shown', async () => {
  const { screen, user, goTo } = await mountApp({ as: 'salesrep', path: '/customerprofile/BLU001', server })
  await user.type(await screen.findByRole('textbox', { name: 'New note' }), 'Ring before ten.')
  await goTo('/customerprofile/COR002')
  await screen.findByRole('heading', { level: 1, name: 'Corella Creek Wines' })
  expect(await screen.findByRole('textbox', { name: 'New note' })).toHaveValue('')
  await goTo('/customerprofile/BLU001')
  await screen.findByRole('heading', { level: 1, name: 'Bluegum Brewing' })
  expect(await screen.findByRole('textbox', { name: 'New note' })).toHaveValue('Ring before ten.')
})
