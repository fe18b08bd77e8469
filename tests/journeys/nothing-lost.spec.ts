import type { Page } from '@playwright/test'
import { heading, menu, said, warned } from './support/frame.ts'
import { field } from './support/overview.ts'
import { person } from './support/people.ts'
import { expectSignedIn, sendSignIn, signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

const description = (page: Page) => page.getByRole('textbox', { name: 'Quote Description' })
const customerPO = (page: Page) => page.getByRole('textbox', { name: 'Customer PO' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const saved = (page: Page) => said(page, 'Quote has been saved.')

const minute = 60_000

/** Refuses the saves of a quote's header until told to stop. */
const refuseSaves = (page: Page, status: number, body: object = {}) =>
  page.route('**/quote/Quote', (route, request) =>
    request.method() === 'PUT'
      ? route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(body) })
      : route.fallback(),
  )

test.describe('someone else was faster', () => {
  test('both versions of the header are shown and the person chooses', async ({ as, prepare }) => {
    const { id } = await (await prepare('salesrep')).quote()
    const [mine, theirs] = [await as('salesrep'), await as('sca')]
    await Promise.all([mine.goto(`/quotes/${id}`), theirs.goto(`/quotes/${id}`)])
    await expect(save(mine)).toBeVisible()
    await customerPO(theirs).fill('PO-THEIRS')
    await theirs.getByRole('textbox', { name: 'Internal Notes' }).fill('Rang the customer')
    await save(theirs).click()
    await expect(saved(theirs)).toBeVisible()

    await customerPO(mine).fill('PO-MINE')
    await description(mine).fill('Described by me')
    await save(mine).click()
    const conflict = mine.getByRole('dialog', { name: 'Saved by someone else in the meantime' })
    await expect(conflict.getByRole('alert')).toContainText(
      `${person('sca').name} saved this quote in the meantime.`,
    )
    const both = conflict.getByRole('row', { name: /^Customer PO/ })
    await expect(both).toContainText('changed by both')
    await expect(both.getByRole('radio', { name: 'Customer PO, yours: PO-MINE' })).toBeChecked()
    await expect(conflict.getByRole('row', { name: /^Quote Description/ })).toContainText('changed by you')
    await expect(conflict.getByRole('row', { name: /^Internal Notes/ })).toContainText('changed by them')

    await conflict.getByRole('button', { name: 'Back to the form' }).click()
    await expect(description(mine)).toHaveValue('Described by me')
    await save(mine).click()
    await conflict.getByRole('radio', { name: 'Customer PO, stored now: PO-THEIRS' }).check()
    await conflict.getByRole('button', { name: 'Save the chosen values' }).click()
    await expect(saved(mine)).toBeVisible()
    await mine.reload()
    await expect(customerPO(mine)).toHaveValue('PO-THEIRS')
    await expect(description(mine)).toHaveValue('Described by me')
    await expect(mine.getByRole('textbox', { name: 'Internal Notes' })).toHaveValue('Rang the customer')
  })

  test('both versions of the overview are shown and the person chooses', async ({ as, prepare }) => {
    const sales = await prepare('salesrep')
    const { id } = await sales.item((await sales.quote()).id)
    const page = await as('salesrep')
    await page.goto(`/qitem/${id}/overview`)
    await field(page, 'Length').fill('410')
    await sales.fill(id, { length: 390, width: 290 })

    await save(page).click()
    const conflict = page.getByRole('dialog', { name: 'Saved by someone else in the meantime' })
    await expect(conflict.getByRole('alert')).toContainText(
      `${person('salesrep').name} saved this product in the meantime.`,
    )
    await expect(conflict.getByRole('radio', { name: 'Length, yours: 410 mm' })).toBeChecked()
    await expect(conflict.getByRole('radio', { name: 'Width, stored now: 290 mm' })).toBeChecked()
    await conflict.getByRole('button', { name: 'Save the chosen values' }).click()
    await expect(said(page, 'Product has been saved.')).toBeVisible()
    await expect(field(page, 'Length')).toHaveValue('410')
    await expect(field(page, 'Width')).toHaveValue('290')
  })
})

test.describe('the connection is lost', () => {
  test('a save that did not arrive is tried again with what was typed', async ({ as, prepare }) => {
    const sales = await prepare('salesrep')
    const { id, quoteId } = await sales.item((await sales.quote()).id)
    const page = await as('salesrep')
    await page.goto(`/quotes/${quoteId}`)
    await description(page).fill('Typed without a connection')
    await page.context().setOffline(true)
    await save(page).click()
    const lost = warned(
      page,
      'No connection to the server. Nothing is saved yet; what you entered stays here.',
    )
    await expect(lost).toBeVisible()
    await expect(description(page)).toHaveValue('Typed without a connection')
    await lost.getByRole('button', { name: 'Try again' }).click()
    await expect(lost).toBeVisible()
    await page.context().setOffline(false)
    await lost.getByRole('button', { name: 'Try again' }).click()
    await expect(saved(page)).toBeVisible()
    await expect(lost).toBeHidden()

    await page.goto(`/qitem/${id}/overview`)
    await field(page, 'Length').fill('377')
    await page.context().setOffline(true)
    await save(page).click()
    await expect(lost).toBeVisible()
    await page.context().setOffline(false)
    await lost.getByRole('button', { name: 'Try again' }).click()
    await expect(said(page, 'Product has been saved.')).toBeVisible()
    await expect(field(page, 'Length')).toHaveValue('377')
  })

  test('a step of the main job that did not arrive says so and works the next time', async ({
    as,
    prepare,
  }) => {
    const sales = await prepare('salesrep')
    const { id, quoteId, reference } = await sales.item((await sales.quote()).id)
    await sales.fill(id)
    const page = await as('salesrep')
    await page.goto(`/qitem/${id}/overview`)
    const submit = page.getByRole('button', { name: 'Submit', exact: true })
    await expect(submit).toBeEnabled()
    await page.context().setOffline(true)
    await submit.click()
    await expect(warned(page, 'No connection to the server')).toBeVisible()
    await page.context().setOffline(false)
    await submit.click()
    await expect(said(page, 'Submit successfully')).toBeVisible()
    await expect(heading(page)).toHaveText(`Quote ${quoteId}`)

    await page.context().setOffline(true)
    await menu(page).getByRole('button', { name: 'Create Quote' }).click()
    await page
      .getByRole('dialog', { name: 'Confirm Create Quote' })
      .getByRole('button', { name: 'OK' })
      .click()
    await expect(warned(page, 'No connection to the server').last()).toBeVisible()
    await expect(heading(page)).toHaveText(`Quote ${quoteId}`)
    await page.context().setOffline(false)

    const design = await as('designer')
    await design.goto(`/worklist/DESIGN?q=${reference}`)
    const row = design.getByRole('row', { name: reference })
    await expect(row.getByRole('button', { name: 'Accept' })).toBeEnabled()
    await design.context().setOffline(true)
    await row.getByRole('button', { name: 'Accept' }).click()
    await expect(warned(design, 'No connection to the server')).toBeVisible()
    await expect(row.getByRole('button', { name: 'Accept' })).toBeEnabled()
    await design.context().setOffline(false)
    await row.getByRole('button', { name: 'Accept' }).click()
    await expect(row.getByRole('button', { name: 'Release' })).toBeVisible()
  })
})

test.describe('the sign-in runs out', () => {
  test('a refused token is renewed silently and the save is repeated', async ({ stranger, prepare }) => {
    const { id } = await (await prepare('salesrep')).quote()
    const page = await stranger()
    await signIn(page, 'salesrep')
    await page.goto(`/quotes/${id}`)
    await description(page).fill('Typed before the token ran out')
    const tokens: (string | undefined)[] = []
    await page.route('**/quote/Quote', (route, request) => {
      if (request.method() !== 'PUT') return route.fallback()
      tokens.push(request.headers().authorization)
      return tokens.length === 1 ? route.fulfill({ status: 401 }) : route.fallback()
    })

    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await expect(description(page)).toHaveValue('Typed before the token ran out')
    expect(tokens).toHaveLength(2)
    expect(tokens[1]).not.toBe(tokens[0])
  })

  test('a token that ran out while the page was open is renewed before the next request', async ({
    stranger,
    prepare,
  }) => {
    const { id } = await (await prepare('salesrep')).quote()
    const page = await stranger()
    await signIn(page, 'salesrep')
    await page.goto(`/quotes/${id}`)
    await description(page).fill('Typed over lunch')
    await page.clock.setSystemTime(Date.now() + 31 * minute)
    const refused: string[] = []
    page.on('response', answer => {
      if (answer.status() === 401) refused.push(answer.url())
    })

    await save(page).click()
    await expect(saved(page)).toBeVisible()
    expect(refused).toEqual([])
  })

  /** Types into a new quote and saves after the provider has forgotten the person, `after` the sign-in. */
  const saveWithoutSession = async (page: Page, id: number, after: number): Promise<void> => {
    await signIn(page, 'salesrep')
    const signedInAt = Date.now()
    await page.goto(`/quotes/${id}`)
    await description(page).fill('Typed before the session ended')
    await customerPO(page).fill('PO-1')
    await page.route('**/session/token', route =>
      route.fulfill({ status: 400, contentType: 'application/json', body: '{"error":"invalid_grant"}' }),
    )
    await refuseSaves(page, 401)
    await page.context().clearCookies()
    await page.clock.setFixedTime(signedInAt + after)
    await save(page).click()
  }

  /** Signs in once more and finds everything as it was typed. */
  const expectPutBack = async (page: Page, id: number): Promise<void> => {
    await page.unrouteAll()
    await sendSignIn(page, 'salesrep')
    await expect(heading(page)).toHaveText(`Quote ${id}`)
    await expect(said(page, 'What you had entered has been put back. Save to keep it.')).toBeVisible()
    await expect(description(page)).toHaveValue('Typed before the session ended')
    await expect(customerPO(page)).toHaveValue('PO-1')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
  }

  test('who has to sign in again comes back to the same page and finds what they had typed', async ({
    stranger,
    prepare,
  }) => {
    const { id } = await (await prepare('salesrep')).quote()
    const page = await stranger()
    await saveWithoutSession(page, id, 5 * minute)
    await expect(heading(page)).toHaveText('Sign in to Boxwright')
    await expectPutBack(page, id)
  })

  test('a sign-in that is refused at once is not repeated unasked, and nothing typed is lost', async ({
    stranger,
    prepare,
  }) => {
    const { id } = await (await prepare('salesrep')).quote()
    const page = await stranger()
    await saveWithoutSession(page, id, 1000)
    await expect(warned(page, 'Error Saving Quote')).toBeVisible()
    await expect(heading(page)).toHaveText(`Quote ${id}`)
    await expect(description(page)).toHaveValue('Typed before the session ended')
    await page.clock.setFixedTime(Date.now() + minute)
    await save(page).click()
    await expect(heading(page)).toHaveText('Sign in to Boxwright')
    await expectPutBack(page, id)
  })
})

test.describe('the person has no right', () => {
  test('a refusal of the server is a message, never a logout, and what was typed stays', async ({
    as,
    prepare,
  }) => {
    const { id } = await (await prepare('salesrep')).quote()
    const page = await as('salesrep')
    await page.goto(`/quotes/${id}`)
    await description(page).fill('Typed without the right')
    await refuseSaves(page, 403, {
      type: 'about:blank',
      title: 'Not allowed',
      status: 403,
      detail: 'Your right to change quotes was taken back.',
      code: 'not-allowed',
    })
    await save(page).click()
    await expect(warned(page, 'Your right to change quotes was taken back.')).toContainText(
      'Error Saving Quote',
    )
    await expectSignedIn(page, 'salesrep')
    await expect(description(page)).toHaveValue('Typed without the right')
    await page.unrouteAll()
    await save(page).click()
    await expect(saved(page)).toBeVisible()
  })

  test('a designer can read a quote but neither create nor change one', async ({ as, prepare }) => {
    const { id } = await (await prepare('salesrep')).quote()
    const page = await as('designer')
    await page.goto(`/quotes/${id}`)
    await expect(page.getByText('You can read this quote but not change it')).toBeVisible()
    await expect(menu(page).getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(menu(page).getByRole('button', { name: 'Create Quote' })).toBeHidden()
    await expect(save(page)).toBeHidden()
    await expect(description(page)).not.toBeEditable()
  })

  test("another sales representative's quote is not shown", async ({ as, prepare }) => {
    const { id } = await (await prepare('salesrep')).quote()
    const page = await as('salesrep2')
    await page.goto(`/quotes/${id}`)
    await expect(page.getByRole('alert').filter({ hasText: /access/i })).toBeVisible()
    await expect(page.getByText('Bluegum')).toBeHidden()
    await expectSignedIn(page, 'salesrep2')
  })
})

test('leaving what is not saved asks first, and a page loaded anew puts it back', async ({ as, prepare }) => {
  const { id } = await (await prepare('salesrep')).quote()
  const page = await as('salesrep')
  await page.goto(`/quotes/${id}`)
  await description(page).fill('Half a sentence')
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })

  await menu(page).getByRole('link', { name: 'Hub' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(description(page)).toHaveValue('Half a sentence')

  page.once('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(said(page, 'What you had entered has been put back. Save to keep it.')).toBeVisible()
  await expect(description(page)).toHaveValue('Half a sentence')

  await menu(page).getByRole('link', { name: 'Hub' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(heading(page)).toHaveText('Hub')
  await page.goBack()
  await expect(description(page)).toHaveValue('')
})

test('what is typed on an item outlives its tabs, a reload and a logout', async ({ stranger, prepare }) => {
  const sales = await prepare('salesrep')
  const { id } = await sales.item((await sales.quote()).id)
  await sales.fill(id)
  const page = await stranger()
  await signIn(page, 'salesrep')
  await page.goto(`/qitem/${id}/overview`)
  await field(page, 'Length').fill('377')
  await page.getByRole('tab', { name: /^Comments/ }).click()
  await page.getByRole('tab', { name: /^Overview/ }).click()
  await expect(field(page, 'Length')).toHaveValue('377')

  page.once('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(page.getByText(/^What you had entered on Overview .* has been put back/)).toBeVisible()
  await expect(field(page, 'Length')).toHaveValue('377')

  await menu(page).getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm Logout' })
  await expect(question).toContainText('They stay on this machine until you come back')
  await question.getByRole('button', { name: 'Logout' }).click()
  await expect(heading(page)).toHaveText('Sign in to Boxwright')
  await sales.fill(id, { width: 290 })

  await signIn(page, 'salesrep')
  await page.goto(`/qitem/${id}/overview`)
  await expect(page.getByText('Others changed since: Width: 300 mm → 290 mm.')).toBeVisible()
  await expect(field(page, 'Length')).toHaveValue('377')
  await save(page).click()
  await expect(said(page, 'Product has been saved.')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Length')).toHaveValue('377')
  await expect(field(page, 'Width')).toHaveValue('290')
})
