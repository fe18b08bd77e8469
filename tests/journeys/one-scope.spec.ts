import type { Page } from '@playwright/test'
import { pages, type Rights, redirectFrom } from '#domain/access'
import { byDepth } from '../depth.ts'
import { oneScopes } from '../oneScopes.ts'
import { heading, menu, said } from './support/frame.ts'
import { goInApp } from './support/inApp.ts'
import type { Preparation } from './support/preparation.ts'
import { expect, test } from './support/test.ts'
import { type Watch, watch } from './support/watch.ts'

/** A page of a list with a form beside it: a field to change in the form, and a file that can be uploaded. */
interface ListPage {
  readonly field: string
  readonly upload?: { readonly many: string; readonly csv: string }
}

const users = { many: 'users', csv: 'Login,Name,Email\nnew.person,New Person,new.person@boxwright.example\n' }
const inks = { many: 'inks', csv: 'Code,Name,Colour,Process,Group\nQ-1,Quartz,#E0E0E0,FLEXO,SPOT\n' }
const grades = {
  many: 'board grades',
  csv: 'Code,Description,Flute,Plies,Strength,Make-up,gsm,Caliper\nQ1,Quartz,B,3,40,175K / 140F / 175K,490,3\n',
}
const goods = {
  many: 'products of the catalogue',
  csv: 'Product,Description,Item Category,Product Group,Product Type,Category\nGE-Q,Quartz tape,GENERIC,CONSUMABLES,CONSUMABLES,Tape\n',
}

/** What each entry of the Admin section shows; null: a page of its own kind. */
const shown: Readonly<Record<string, ListPage | null>> = {
  Users: { field: 'Name', upload: users },
  Roles: { field: 'Name' },
  Scopes: { field: 'Description' },
  Workgroups: { field: 'Name' },
  Plants: { field: 'City' },
  Inks: { field: 'Vendor', upload: inks },
  'Ink Groups': { field: 'Name', upload: { ...inks, csv: inks.csv.replace('Q-1', 'Q-2') } },
  'Board Grade Master': { field: 'Description', upload: grades },
  'Own Styles': { field: 'Name' },
  'Order Types': { field: 'Name' },
  'Truck Types': { field: 'Name' },
  'Margin Floors': { field: 'Product Group' },
  'Customer Price Terms': { field: 'Pricing Policy' },
  Catalogue: { field: 'Description', upload: goods },
  Templates: null,
  'Template Steps': null,
  'Template Step Actions': null,
  'Step Action Dialogs': null,
  'Template Categories': { field: 'Description' },
  'Workflow Steps': { field: 'Name' },
  'Step Workgroups': { field: 'Business unit' },
  'Workflow Actions': { field: 'Name' },
  'Workflow Options': { field: 'Reason' },
  'Workflow Fields': { field: 'Label' },
  'Workflow Validations': null,
  'Workflow Notifications': { field: 'Description' },
  'Message Templates': { field: 'Name' },
  'Message Options': { field: 'Name' },
  'Quote Texts': { field: 'Heading' },
  'Delivery Log': null,
}

/**
 * Each mechanism once, by who administers people; everybody with `test:deep`. That the scope is enough for what the pages
 * ask is said of everybody by `tests/screens/shell/oneScope.test.tsx`.
 */
const people = byDepth(
  oneScopes.filter(({ login }) => login === 'only_people'),
  oneScopes,
)

interface Visit extends Watch {
  readonly page: Page
  readonly rights: Rights
}

/** Every link on the page leads to a page that the person may see. */
async function expectOpenLinks({ page, rights }: Visit): Promise<void> {
  const links = await page
    .locator('main a[href^="/"], [role=dialog] a[href^="/"]')
    .evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''))
  const closed = links.filter(href => redirectFrom(href.replace(/\?.*/, ''), rights) !== null)
  expect.soft([...new Set(closed)], `links of ${page.url()}`).toEqual([])
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Goes through a list and its form as an administrator would: change many, export, upload, a new one, save, history. */
async function goThroughList(visit: Visit, { field, upload }: ListPage): Promise<void> {
  const { page, answered } = visit
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

  await rows.first().getByRole('checkbox').check()
  await button(page, 'Change…').click()
  const change = page.getByRole('dialog', { name: /^Change 1 / })
  const what = change.getByRole('combobox', { name: 'Change' })
  await what.click()
  const fields = await page.getByRole('option').allTextContents()
  await page.getByRole('option').first().click()
  for (const name of fields.slice(1)) {
    await what.click()
    await page.getByRole('option', { name, exact: true }).click()
    await answered()
  }
  await what.click()
  await page.getByRole('option', { name: 'In use', exact: true }).click()
  await change.getByRole('combobox', { name: 'To' }).click()
  await page.getByRole('option', { name: 'Active', exact: true }).click()
  await button(page, 'Change').click()
  await expect(said(page, '1 of 1 saved.')).toBeVisible()

  await saveList(page)

  if (upload !== undefined) {
    await page
      .getByLabel(`File of ${upload.many}`)
      .setInputFiles({ name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from(upload.csv) })
    const dialog = page.getByRole('dialog', { name: `Upload ${upload.many}` })
    await dialog.getByRole('button', { name: /^Store 1 / }).click()
    await expect(said(page, / added, 0 changed, 0 refused\.$/)).toBeVisible()
  }

  await button(page, /^New /).click()
  await expect(page.getByRole('heading', { level: 2, name: /^New / })).toBeVisible()
  await answered()
  await expectOpenLinks(visit)
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()

  await rows.first().getByRole('cell').nth(1).click()
  const text = page.getByRole('textbox', { name: field }).first()
  const list = page.getByRole('combobox', { name: field }).last()
  await expect(text.or(list).first()).toBeVisible()
  await answered()
  await expectOpenLinks(visit)
  if (await text.isVisible()) await text.fill(`${await text.inputValue()} a`)
  else {
    await list.click()
    await page.getByRole('option').last().click()
  }
  await button(page, 'Save').click()
  await expect(said(page, /^\D.* saved\.$/)).toBeVisible()
  if (await button(page, 'View as').isVisible()) await lookInto(visit, 'View as')
  await lookInto(visit, 'History')
  // As it was, for whoever comes next.
  await button(page, 'History').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).first().click()
  await button(page, 'Save').click()
  // Save rests while it is under way as well; this goes when it is stored.
  await expect(button(page, 'Discard changes')).toBeHidden()
}

/** Goes through a list of parts of templates: what many can be changed to, export, and where one is edited. */
async function goThroughParts(visit: Visit): Promise<void> {
  const { page, answered } = visit
  await page.getByRole('button', { name: 'Draft', exact: true }).click()
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await rows.first().getByRole('checkbox').check()
  await button(page, 'Change…').click()
  const change = page.getByRole('dialog', { name: /^Change 1 / })
  await change.getByRole('combobox', { name: 'To' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await answered()
  await button(page, 'Cancel').click()
  await saveList(page)
  await rows.first().getByRole('link').first().click()
  await expect(heading(page)).toHaveText(/ · version 2$/)
  await answered()
  await expectOpenLinks(visit)
}

async function saveList(page: Page): Promise<void> {
  await button(page, 'Export').click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await file
}

/** Opens what a button opens, and closes it again. */
async function lookInto(visit: Visit, name: string | RegExp): Promise<void> {
  const { page, answered } = visit
  await button(page, name).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await answered()
  await expect(dialog.getByRole('alert').filter({ hasText: /permission/ })).toHaveCount(0)
  await expectOpenLinks(visit)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** The pages that are no list with a form. */
const others: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  Templates: async visit => {
    const { page, answered } = visit
    await lookInto(visit, 'New template')
    await page.getByRole('link', { name: 'Standard, version 1' }).click()
    await expect(heading(page)).toHaveText('Standard · version 1')
    await page
      .getByRole('table', { name: 'Steps of the template' })
      .getByRole('button', { name: 'Order', exact: true })
      .click()
    await answered()
    await expectOpenLinks(visit)
    for (const name of ['History', 'Simulate', 'Migrate items']) await lookInto(visit, name)
    await button(page, 'Edit as next version').click()
    await expect(heading(page)).toHaveText('Standard · version 2')
    await answered()
    await page
      .getByRole('table', { name: 'Steps of the template' })
      .getByRole('button', { name: 'Order', exact: true })
      .click()
    await page.getByRole('combobox', { name: 'Place Order leads to' }).click()
    await page.getByRole('option', { name: 'Initiate', exact: true }).click()
    await answered()
    for (const name of ['History', 'Simulate', 'Name…', 'Add step']) await lookInto(visit, name)
    await button(page, 'Discard draft').click()
    await button(page, 'Discard').click()
    await expect(heading(page)).toHaveText('Workflow Templates')
    // The lists of its parts, which come next, show what a draft says.
    await page.getByRole('link', { name: 'Standard, version 1' }).click()
    await button(page, 'Edit as next version').click()
    await expect(heading(page)).toHaveText('Standard · version 2')
  },
  'Template Steps': goThroughParts,
  'Template Step Actions': goThroughParts,
  'Step Action Dialogs': goThroughParts,
  'Workflow Validations': async visit => {
    const { page } = visit
    const rows = page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
    await rows.first().getByRole('checkbox').check()
    await page.getByRole('group', { name: 'Ticked fields' }).getByRole('button').first().click()
    await expect(page.getByText('Validation Saved')).toBeVisible()
    await expectOpenLinks(visit)
  },
  'Delivery Log': async visit => {
    const { page, answered } = visit
    await page.getByRole('main').getByRole('row').nth(1).getByRole('cell').nth(2).click()
    await expect(button(page, 'Resend')).toBeVisible()
    await answered()
    await expectOpenLinks(visit)
  },
}

/** An item is approved, and its customer service is told. */
async function causeMessage(prepare: (login: string) => Promise<Preparation>): Promise<void> {
  const item = await (await prepare('salesrep')).submitted('Told of')
  const su = await prepare('su')
  for (const action of ['DESIGN_DONE', 'PRICING_DONE', 'APPROVE']) {
    await su.act(item, 'ACCEPT')
    await su.ready(item, action)
    await su.act(item, action)
  }
}

const adminPages = pages.filter(({ path }) => path.startsWith('/admin/') && !path.includes(':'))

test.afterEach(async ({ prepare }) => (await prepare('sysadmin')).discardDrafts())

for (const { login, scopes, entries } of people) {
  test(`who holds ${scopes.join(' ')} alone uses what it opens, and nothing asks for more`, async ({
    prepare,
    as,
  }) => {
    if (entries.length > 3) test.slow()
    await (await prepare('sysadmin')).personWith(login, scopes)
    if (entries.includes('Delivery Log')) await causeMessage(prepare)
    const page = await as(login)
    const visit = { page, rights: { roles: [], scopes }, ...watch(page) }
    await page.goto('/')
    await expect(heading(page)).toHaveText('Hub')
    const links = menu(page).locator('a[href^="/admin/"]')
    await expect(links).toHaveText([...entries])
    await visit.answered()

    for (const entry of entries) {
      await test.step(entry, async () => {
        await links.getByText(entry, { exact: true }).click()
        await expect(heading(page)).toHaveText(entry === 'Templates' ? 'Workflow Templates' : entry)
        await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
        await visit.answered()
        await expectOpenLinks(visit)
        const list = shown[entry]
        await (list ? goThroughList(visit, list) : others[entry]?.(visit))
        await visit.answered()
        expect.soft(visit.refused.splice(0), entry).toEqual([])
      })
    }

    for (const { path } of adminPages) {
      if (redirectFrom(path, visit.rights) === null) continue
      await goInApp(page, path)
      await expect(page.getByText('You have no permission to see this page.')).toBeVisible()
      await expect(page, path).toHaveURL('/accessDenied')
    }
    expect(visit.refused).toEqual([])
  })
}
