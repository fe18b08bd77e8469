import type { Page } from '@playwright/test'
import { heading, said } from './support/frame.ts'
import { takeFromMenu } from './support/overview.ts'
import { expect, test } from './support/test.ts'

const pick = async (page: Page, label: string | RegExp, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('a step is added to a template, simulated, published, and an item goes through it', async ({
  as,
  prepare,
}) => {
  test.slow()
  const page = await as('sysadmin')
  await (await prepare('sysadmin')).discardDrafts()
  const before = await (await prepare('salesrep')).submitted('On its way before')

  await test.step('the step, its owner and its action are made', async () => {
    await page.goto('/admin/workflow/steps/0')
    await page.getByRole('textbox', { name: 'Code' }).fill('FINAL_CHECK')
    await page.getByRole('textbox', { name: 'Name' }).fill('Final Check')
    await save(page)
    await expect(said(page, 'Workflow Step has been saved.')).toBeVisible()
    await page.goto('/admin/workflow/stepworkgroups/0')
    await pick(page, /^Step/, 'Final Check')
    await pick(page, /^Workgroup/, 'Technical')
    await save(page)
    await expect(said(page, 'Step Workgroup Mapping has been saved.')).toBeVisible()
    await page.goto('/admin/workflow/actions/0')
    await page.getByRole('textbox', { name: 'Code' }).fill('FINAL_CHECKED')
    await page.getByRole('textbox', { name: 'Name' }).fill('Checked')
    await save(page)
    await expect(said(page, 'Workflow Action has been saved.')).toBeVisible()
  })

  await test.step('the next version gets the step', async () => {
    await page.goto('/admin/workflow/templates')
    await page.getByRole('link', { name: 'Standard, version 1' }).click()
    await page.getByRole('button', { name: 'Edit as next version' }).click()
    await expect(heading(page)).toHaveText('Standard · version 2')
    await page.getByRole('button', { name: 'Add step' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add step' })
    await pick(page, 'Step', 'Final Check')
    await pick(page, 'After', 'Order')
    await dialog.getByRole('button', { name: 'Add step' }).click()
    await expect(page.getByRole('heading', { name: 'Final Check' })).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'step FINAL_CHECK: can not be reached from the first step' }),
    ).toBeVisible()
    await pick(page, 'New action', 'Checked')
    await pick(page, 'Leads to', 'Closed')
    await page.getByRole('button', { name: 'Add action' }).click()
    await expect(page.getByRole('button', { name: 'Remove Checked' })).toBeVisible()
    await page
      .getByRole('table', { name: 'Steps of the template' })
      .getByRole('button', { name: 'Order' })
      .click()
    await pick(page, 'Place Order leads to', 'Final Check')
    await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled()
    // The drawing shows it too.
    await expect(page.getByLabel(/^Final Check, step 7, owned by TECH/)).toBeVisible()
  })

  await test.step('it is simulated and published', async () => {
    await page.getByRole('button', { name: 'Simulate' }).click()
    const simulation = page.getByRole('dialog', { name: 'Simulation of version 2 of Standard' })
    await expect(simulation.getByRole('row', { name: before.reference })).toContainText(
      'It will also come to Final Check.',
    )
    await simulation.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await page
      .getByRole('dialog', { name: 'Publish template' })
      .getByRole('button', { name: 'Publish' })
      .click()
    await expect(said(page, 'Workflow Template has been published.')).toBeVisible()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
  })

  const after = await (await prepare('salesrep')).submitted('Begun afterwards')
  const su = await prepare('su')
  const through = async (item: typeof after) => {
    for (const action of ['DESIGN_DONE', 'PRICING_DONE', 'APPROVE', 'WON', 'ORDER_PLACED']) {
      await su.act(item, 'ACCEPT')
      await su.ready(item, action)
      await su.act(item, action)
    }
  }

  await test.step('an item begun before ends as it would have, a new one comes to the step', async () => {
    await through(before)
    await through(after)
    const su = await as('su')
    await su.goto(`/qitem/${before.id}`)
    await expect(
      su
        .getByText('Closed ends the workflow.')
        .or(su.getByText('Closed', { exact: true }))
        .first(),
    ).toBeVisible()
    const technical = await as('techmgr')
    await technical.goto(`/qitem/${after.id}`)
    await technical.getByRole('button', { name: 'Accept', exact: true }).click()
    await technical.getByRole('button', { name: 'Checked', exact: true }).click()
    await expect(said(technical, 'Checked successfully')).toBeVisible()
  })
})

test('a message is rewritten, sent by an action, found in the log and sent again', async ({
  as,
  prepare,
}) => {
  const admin = await as('sysadmin')
  await test.step('the words of the message change', async () => {
    await admin.goto('/admin/messages/templates')
    await admin.getByRole('cell', { name: 'ITEM_RETURNED' }).click()
    await admin.getByRole('textbox', { name: 'Subject' }).fill('Please look again: ')
    await admin.getByRole('button', { name: 'Quote item number' }).click()
    await expect(admin.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      'Please look again: {{reference}}',
    )
    await save(admin)
    await expect(said(admin, 'Message Template has been saved.')).toBeVisible()
  })

  const item = await (await prepare('salesrep')).submitted('Sent back')
  await test.step('a designer sends the item back', async () => {
    const designer = await as('designer')
    await designer.goto(`/qitem/${item.id}`)
    await designer.getByRole('button', { name: 'Accept', exact: true }).click()
    await takeFromMenu(designer, 'Return to Initiate')
    const dialog = designer.getByRole('dialog', { name: 'Return to Initiate' })
    await dialog.getByRole('combobox', { name: 'Reason' }).click()
    await designer.getByRole('option', { name: 'Other', exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('The artwork is missing.')
    await dialog.getByRole('button', { name: 'Return to Initiate' }).click()
    await expect(said(designer, 'Return to Initiate successfully')).toBeVisible()
  })

  await test.step('the log has it, and sends it again', async () => {
    await admin.goto('/admin/messages/deliverylog')
    const row = admin.getByRole('row', { name: `Please look again: ${item.reference}` })
    await expect(async () => {
      await admin.getByRole('button', { name: 'Refresh' }).click()
      await expect(row).toContainText('Sent', { timeout: 1_000 })
    }).toPass()
    await expect(row).toContainText('salesrep@boxwright.example')
    await row.getByRole('cell', { name: item.reference, exact: true }).click()
    await expect(admin.getByText('The artwork is missing.')).toBeVisible()
    await admin.getByRole('button', { name: 'Resend' }).click()
    await expect(said(admin, 'Message has been resent.')).toBeVisible()
    await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible()
  })
})
