import { within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { quoteItems } from '../../../server/database/schema/index.ts'
import { newSet } from '../../server/setSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from './fill.ts'
import { openQuote } from './openQuote.ts'
import { itemNow, newQuote, quoteNow, saveProduct } from './quotes.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

describe('the set of a master quote', () => {
  test('begins with its master item, and is valid once each component has a ratio and a shipping method', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001' })
    const { screen, user } = await openQuote(id, { server })
    const addProduct = async (
      description: string,
      more: (dialog: ReturnType<typeof within>) => Promise<void>,
    ) => {
      await user.click(screen.getByRole('button', { name: 'New / Manual Design' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'New / Manual Design' }))
      await user.type(dialog.getByRole('textbox', { name: 'Description' }), description)
      await more(dialog)
      await user.click(dialog.getByRole('button', { name: 'Add' }))
    }
    await addProduct('Box', dialog =>
      user.click(dialog.getByRole('checkbox', { name: 'Master item of a multi-component set' })),
    )
    const panel = within(await screen.findByRole('region', { name: 'Multi-component Set' }))
    await addProduct('Divider', async dialog => {
      expect(dialog.queryByRole('checkbox', { name: /^Master item/ })).not.toBeInTheDocument()
      await fill(user, dialog.getByRole('textbox', { name: 'Ratio to Parent' }), '0')
      expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled()
      await fill(user, dialog.getByRole('textbox', { name: 'Ratio to Parent' }), '1e9')
      expect(dialog.getByText('must be <= 10000')).toBeVisible()
      expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled()
      await fill(user, dialog.getByRole('textbox', { name: 'Ratio to Parent' }), '2')
    })
    const ratio = await panel.findByRole('textbox', { name: `Ratio to Parent of ${id}-2` })
    expect(ratio).toHaveValue('2')
    expect(panel.getByText('Not valid yet')).toBeVisible()
    expect(panel.getByText(`${id}-1 and ${id}-2 must have a shipping method.`)).toBeVisible()

    await fill(user, ratio, 'two')
    await user.tab()
    expect(panel.getByText('must be numeric')).toBeVisible()
    await fill(user, ratio, '3')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Delivery Details has been saved.')).toBeVisible()
    for (const reference of [`${id}-1`, `${id}-2`]) {
      await user.click(panel.getByRole('combobox', { name: `Shipping Method of ${reference}` }))
      await user.click(await screen.findByRole('option', { name: 'Direct To Customer' }))
    }
    expect(await panel.findByText('Valid')).toBeVisible()
    const { components } = await quoteNow(server, id)
    expect(components.map(({ delivery }) => [delivery.ratioToParent, delivery.shippingMethod])).toEqual([
      [1, 'DIRECT'],
      [3, 'DIRECT'],
    ])
    expect(panel.getByText(/^The set is priced for the quantities of its master item/)).toBeVisible()
  })

  test('begins with an item that is there already', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001', items: ['Box', 'Lid'] })
    const { screen, user, items } = await openQuote(id, { server })
    await user.click((await items()).getByRole('button', { name: `Actions of ${id}-1` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Make Master of a Set' }))
    const question = within(await screen.findByRole('dialog', { name: 'Make Master of a Set' }))
    await user.click(question.getByRole('button', { name: 'Make Set' }))
    expect(await screen.findByText(`${id}-1 is the master item of the set.`)).toBeVisible()
    const panel = within(await screen.findByRole('region', { name: 'Multi-component Set' }))
    // One of each, until somebody says otherwise.
    for (const reference of [`${id}-1`, `${id}-2`])
      expect(await panel.findByRole('textbox', { name: `Ratio to Parent of ${reference}` })).toHaveValue('1')
    expect(panel.getByText(`${id}-1 and ${id}-2 must have a shipping method.`)).toBeVisible()
  })

  test('of several new items the first is the master, and the others are parts with the ratio', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001' })
    const { screen, user } = await openQuote(id, { server })
    await user.click(screen.getByRole('button', { name: 'New / Manual Design' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New / Manual Design' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Master item of a multi-component set' }))
    expect(dialog.queryByRole('textbox', { name: 'Ratio to Parent' })).not.toBeInTheDocument()
    await fill(user, dialog.getByRole('textbox', { name: 'Number of Items' }), '3')
    await fill(user, dialog.getByRole('textbox', { name: 'Ratio to Parent' }), '2')
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    await screen.findByText('3 products have been added.')
    const { components } = await quoteNow(server, id)
    expect(components.map(({ isMaster, delivery }) => [isMaster, delivery.ratioToParent])).toEqual([
      [true, 1],
      [false, 2],
      [false, 2],
    ])
  })

  test('lgx-create-multi: the products of an ordered set are made in LGX, or it says why not', async () => {
    const { id } = await newSet(server)
    await server.connection.db.update(quoteItems).set({ wonAt: new Date() }).where(eq(quoteItems.quoteId, id))
    const answers = [
      { status: 'Failed', components: [], errorMessage: `${id}-2: Customer is on stop.` },
      { status: 'Success', components: [], errorMessage: '' },
    ]
    const { screen, user } = await openQuote(id, {
      server,
      through: fetch => async (input, init) =>
        String(input).includes('CreateMultiComponentProduct')
          ? Response.json(answers.shift())
          : fetch(input, init),
    })
    const words = 'Successfully create multi component products in LGX.'
    for (const said of [`${id}-2: Customer is on stop.`, words]) {
      await user.click(await screen.findByRole('button', { name: 'Create Products in LGX' }))
      expect(await screen.findByText(said)).toBeInTheDocument()
    }
  })

  test('takes no save over that of another window, whose ratio it then shows', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001' })
    const products = [{ itemCategory: 'NEW_MANUAL_DESIGN', description: 'Box' }]
    await server.as('salesrep').post('/quote/Quote/Products', { id, products, isMaster: true })
    const [component] = (await quoteNow(server, id)).components
    if (component === undefined) throw new Error('The set has no component')
    const { quoteItemId, version, delivery } = component
    let isMet = false
    const { screen, user } = await openQuote(id, {
      server,
      through: fetch => async (input, init) => {
        if (!isMet && String(input).includes('QuoteItemDeliveryDetail')) {
          isMet = true
          const first = await server.as('salesrep').put('/quote/QuoteItemDeliveryDetail', {
            ...{ quoteItemId, version, delivery: { ...delivery, ratioToParent: 5 } },
          })
          expect(first.status).toBe(200)
        }
        return fetch(input, init)
      },
    })
    const field = await screen.findByRole('textbox', { name: `Ratio to Parent of ${id}-1` })
    await fill(user, field, '4')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/saved this delivery in the meantime/)).toBeVisible()
    await user.click(field)
    await user.keyboard('{Escape}')
    expect(await screen.findByDisplayValue('5')).toBe(field)
  })

  test('an item becomes of another category from its menu, which says what it loses', async () => {
    const quote = await newQuote(server, { customerCode: 'BLU001', items: ['Lager carton'] })
    const id = quote.items[0]?.id ?? 0
    await saveProduct(server, id, { printProcess: 'FLEXO' })
    const { versions, printing } = await itemNow(server, id)
    const saved = await server.as('salesrep').put('/quote/QuotePrinting', {
      ...{ quoteItemId: id, version: versions.printing, printing: { ...printing, numberOfColors: 1 } },
    })
    expect(saved.status).toBe(200)
    const { screen, user, items } = await openQuote(quote.id, { server })
    await user.click((await items()).getByRole('button', { name: `Actions of ${quote.id}-1` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Change Item Category…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Item Category' }))
    await user.click(await dialog.findByRole('combobox'))
    expect(screen.queryByRole('option', { name: 'Modify' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('option', { name: 'Generic' }))
    expect(dialog.getByText("What is entered on Print is cleared. This can't be undone.")).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Change and Clear' }))
    expect(await screen.findByText(`${quote.id}-1 is Generic now.`)).toBeVisible()
    expect(await (await items()).findByText('Generic')).toBeVisible()
  })
})
