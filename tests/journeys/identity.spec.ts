import { heading, menu, warned } from './support/frame.ts'
import { person } from './support/people.ts'
import { expectSignedIn, sendSignIn, signIn, signOut } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

const signInPage = { name: 'Sign in to Boxwright' } as const

test('menu-logout: a second tab shares the sign-in; a sign-out ends it in all tabs, also after the person thought better of it once', async ({
  stranger,
}) => {
  const first = await stranger()
  await signIn(first, 'techmgr')
  const second = await first.context().newPage()
  await second.goto('/boardgrades')
  await expect(heading(second)).toHaveText('Board Grades')
  await expectSignedIn(second, 'techmgr')

  const question = first.getByRole('dialog', { name: 'Confirm Logout' })
  await menu(first).getByRole('button', { name: 'Logout' }).click()
  await expect(question).toBeVisible()
  await first.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expectSignedIn(first, 'techmgr')

  await signOut(first)
  await expect(second.getByRole('heading', signInPage)).toBeVisible()
  await first.goto('/hub')
  await expect(first.getByRole('heading', signInPage)).toBeVisible()
  await first.goBack()
  await expect(first.getByRole('heading', signInPage)).toBeVisible()
  await expect(first.getByText(person('techmgr').name, { exact: true })).toHaveCount(1)
})

test('an address asked for before sign-in is there after it, and stays through a reload', async ({
  stranger,
}) => {
  const page = await stranger()
  await page.goto('/worklist/PRICING?q=carton')
  await expect(page.getByRole('heading', signInPage)).toBeVisible()
  await sendSignIn(page, 'pricing')
  await expect(heading(page)).toHaveText('Pricing')
  await expect(page).toHaveURL('/worklist/PRICING?q=carton')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('carton')

  await page.reload()
  await expectSignedIn(page, 'pricing')
  await expect(heading(page)).toHaveText('Pricing')
  await expect(page).toHaveURL('/worklist/PRICING?q=carton')
})

test('a sign-in that was not completed says so and starts anew, one click from a demonstration person', async ({
  stranger,
}) => {
  const page = await stranger()
  await page.goto('/auth?code=stale&state=unknown')
  await expect(heading(page)).toHaveText('Sign-in was not completed')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: new RegExp(`^${person('techmgr').name} techmgr`) }).click()
  await expectSignedIn(page, 'techmgr')
})

test('a sign-in service that cannot be reached is said, and the way in works when it is back', async ({
  stranger,
}) => {
  const page = await stranger()
  await page.route('**/oidc/**', route => route.abort())
  await page.goto('/hub')
  await expect(heading(page)).toHaveText('You are not signed in')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(warned(page, 'No connection to the server').last()).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await sendSignIn(page, 'techmgr')
  await expect(heading(page)).toHaveText('Hub')
})
