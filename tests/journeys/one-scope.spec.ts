import { pages, redirectFrom } from '#domain/access'
import { byDepth } from '../depth.ts'
import { oneScopes } from '../oneScopes.ts'
import { count, type Tally, tellTried } from '../tried.ts'
import { heading, menu } from './support/frame.ts'
import {
  button,
  expectOpenLinks,
  goThroughList,
  goThroughParts,
  type ListPage,
  lookInto,
  type Visit,
} from './support/goThrough.ts'
import { goInApp } from './support/inApp.ts'
import type { Preparation } from './support/preparation.ts'
import { expect, test } from './support/test.ts'
import { watch } from './support/watch.ts'

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
  Flutes: { field: 'Where its figures come from' },
  'Own Styles': { field: 'Name' },
  'Order Types': { field: 'Name' },
  'Truck Types': { field: 'Name' },
  Rates: { field: 'Value' },
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
    await rows.first().getByRole('checkbox').click()
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
    const tally: Tally = { what: 'pages of who holds one scope, in a browser', tried: 0 }
    const page = await as(login)
    const visit = { page, rights: { roles: [], scopes }, ...watch(page) }
    await page.goto('/')
    await expect(heading(page)).toHaveText('Hub')
    const links = menu(page).locator('a[href^="/admin/"]')
    await expect(links).toHaveText([...entries])
    await visit.answered()

    for (const entry of entries) {
      await test.step(entry, async () => {
        tally.tried += 1
        await links.getByText(entry, { exact: true }).click()
        await expect(heading(page)).toHaveText(entry === 'Templates' ? 'Workflow Templates' : entry)
        await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
        await visit.answered()
        await expectOpenLinks(visit)
        const list = shown[entry]
        await (list ? goThroughList(visit, list) : others[entry]?.(visit))
        await visit.answered()
        expect.soft(visit.refused.splice(0), entry).toEqual([])
        count(tally, 200)
      })
    }

    for (const { path } of adminPages) {
      if (redirectFrom(path, visit.rights) === null) continue
      tally.tried += 1
      await goInApp(page, path)
      await expect(page.getByText('You have no permission to see this page.')).toBeVisible()
      await expect(page, path).toHaveURL('/accessDenied')
      count(tally, 403)
    }
    tellTried(tally)
    expect(visit.refused).toEqual([])
  })
}
