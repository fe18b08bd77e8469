import { heading } from './support/frame.ts'
import { expect, test } from './support/test.ts'

test('a page that is not theirs is not shown at its typed address either', async ({ as }) => {
  const page = await as('preprint')
  await page.goto('/customers')
  await expect(page).toHaveURL('/accessDenied')
  await expect(heading(page)).toHaveText('Access denied')
  await page.getByRole('link', { name: 'Home page' }).click()
  await expect(heading(page)).toHaveText('Assigned To Me')
})
