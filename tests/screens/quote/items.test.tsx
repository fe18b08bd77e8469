import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from './fill.ts'
import { openQuote } from './openQuote.ts'
import { newQuote, quoteNow } from './quotes.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

describe('the items of a quote', () => {
  test('show the price where there is little room: who has an item, its plant and its hold give way to it', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001', items: ['Lager carton'] })
    const { items } = await openQuote(id, { server })
    const heads = (await items()).getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual([
      ...['Item', 'Description and Category', 'Style and Size (mm)', 'Board Grade', 'Quantity'],
      ...['Step', 'Price', 'Valid', 'Actions'],
    ])
    expect((await items()).getByRole('cell', { name: /^Initiate\s*Sales, Tessa Harcourt$/ })).toBeVisible()
  })

  test('are cards on a phone, with the price, where each stands and all that can be done with it', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001', items: ['Lager carton', 'Stout carton'] })
    const wide = window.matchMedia
    vi.stubGlobal('matchMedia', (query: string) => ({ ...wide(query), matches: query.includes('max-width') }))
    try {
      const { screen, user, address } = await openQuote(id, { server })
      const list = within(await screen.findByRole('list', { name: 'Quote items' }))
      expect(screen.queryByRole('table', { name: 'Quote items' })).toBeNull()
      const cards = list.getAllByRole('listitem')
      expect(cards).toHaveLength(2)
      expect(cards[0]).toHaveTextContent(
        new RegExp(`Lager carton.*${id}-1 · Initiate · Sales, Tessa Harcourt`),
      )
      await user.click(list.getByRole('button', { name: `Actions of ${id}-2` }))
      expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeInTheDocument()
      await user.keyboard('{Escape}')
      await user.click(list.getByRole('link', { name: 'Stout carton' }))
      await waitFor(() => expect(address()).toMatch(/^\/qitem\//))
    } finally {
      vi.stubGlobal('matchMedia', wide)
    }
  })

  test('quote-customer-saved, quote-nav-quote-page, quote-dialog-close: products are added and stay in sight; an item opens only when the customer is saved', async () => {
    const { id } = await newQuote(server)
    const { screen, user, form, items, save, address } = await openQuote(id, { server })
    await user.click(screen.getByRole('button', { name: 'New / Manual Design' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New / Manual Design' }))
    const number = dialog.getByRole('textbox', { name: 'Number of Items' })
    for (const wrong of ['', '0', '51', '1.5', 'three']) {
      await fill(user, number, wrong)
      expect(number).toHaveAccessibleDescription('must be between 1 and 50')
      expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled()
    }
    await user.keyboard('{Escape}')
    const question = (await screen.findByText(/Close without saving\?/)).closest('[role=dialog]')
    await user.click(within(question as HTMLElement).getByRole('button', { name: 'Cancel' }))
    expect(number).toHaveValue('three')
    await waitFor(() => expect(screen.queryByText(/Close without saving\?/)).toBeNull())
    await fill(user, dialog.getByRole('textbox', { name: 'Description' }), 'Crate')
    await fill(user, number, '2')
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('2 products have been added.')).toBeInTheDocument()

    expect(
      await (await items()).findByRole('row', { name: new RegExp(`${id}-2 Crate New / Manual Design`) }),
    ).toBeInTheDocument()
    await user.click((await items()).getByRole('link', { name: `${id}-1` }))
    const notYet = 'Please save customer for the quote first.'
    const message = (await screen.findByText(notYet)).closest('[role=alert]') as HTMLElement
    expect(address()).toBe(`/quotes/${id}`)
    await user.click(within(message).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText(notYet)).toBeNull())

    // One that is only chosen is not saved.
    const customer = form.getByRole('combobox', { name: 'Customer' })
    await user.click(customer)
    await user.paste('HAR004')
    await user.click(await screen.findByRole('option', { name: /Harbourlight Dairy/ }))
    await user.click((await items()).getByRole('link', { name: `${id}-1` }))
    expect(await screen.findByText(notYet)).toBeInTheDocument()
    expect(customer).toHaveDisplayValue(/Harbourlight Dairy/)
    await user.click(save())
    expect(await screen.findByText('Quote has been saved.')).toBeInTheDocument()
    await user.click((await items()).getByRole('link', { name: `${id}-1` }))
    await waitFor(() => expect(address()).toMatch(/^\/qitem\//))
  })

  test('quote-customer-check-failed, quote-nav-item-page: with a saved customer the item opens on its overview; a check that fails says so', async () => {
    const quote = await newQuote(server, { customerCode: 'BLU001', items: ['Lager carton'] })
    let answers = false
    const { screen, user, items, address } = await openQuote(quote.id, {
      server,
      through: fetch => (input, init) =>
        answers || !String(input).includes('IsQuoteCustomerAssigned')
          ? fetch(input, init)
          : Promise.reject(new TypeError('Failed to fetch')),
    })
    const row = (await items()).getByRole('row', { name: /Lager carton/ })
    await user.click(row)
    expect(
      await screen.findByText('Some error occured on customer assigned for quote validation check.'),
    ).toBeInTheDocument()
    answers = true
    await user.click(row)
    expect(await screen.findByRole('tab', { name: /Overview/ })).toBeInTheDocument()
    expect(address()).toBe(`/qitem/${quote.items[0]?.id}/overview`)
  })

  test('an item is duplicated in its quote, and the quote as a new one', async () => {
    const quote = await newQuote(server, { customerCode: 'BLU001', items: ['Lager carton'] })
    const { screen, user, items, address } = await openQuote(quote.id, { server })
    await user.click((await items()).getByRole('button', { name: `Actions of ${quote.id}-1` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    expect(await screen.findByText(`Duplicated as ${quote.id}-2`)).toBeInTheDocument()
    expect(await (await items()).findByRole('link', { name: `${quote.id}-2` })).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Duplicate…' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Duplicate Quote ${quote.id}` }))
    expect(dialog.getByRole('combobox', { name: 'For customer' })).toHaveValue('BLU001 Bluegum Brewing')
    await fill(user, dialog.getByRole('textbox', { name: 'Quote Description' }), 'Next season')
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }))
    await waitFor(() => expect(address()).not.toBe(`/quotes/${quote.id}`))
    const copy = await quoteNow(server, Number(address().split('/')[2]))
    expect(copy).toMatchObject({ customerCode: 'BLU001', description: 'Next season' })
    expect(copy.items).toHaveLength(2)
  })

  test('quote-delete-nav: an item is deleted after asking, and so is the quote, which leads to the worklist', async () => {
    const quote = await newQuote(server, { customerCode: 'BLU001', items: ['Tray <b>A</b> & lid'] })
    const { screen, user, items, address } = await openQuote(quote.id, { server })
    await user.click((await items()).getByRole('button', { name: `Actions of ${quote.id}-1` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete Item' }))
    const question = await screen.findByRole('dialog', { name: 'Delete Quote Item' })
    expect(await within(question).findByText(/Tray <b>A<\/b> & lid.*can't be undone/)).toBeInTheDocument()
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await (await items()).findByText(/The quote has no items yet/)).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Delete Quote' }))
    const again = within(await screen.findByRole('dialog', { name: 'Delete Quote' }))
    expect(again.getByText(/Bluegum Brewing.*can't be undone/)).toBeInTheDocument()
    await user.click(again.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(`Quote ${quote.id} has been deleted.`)).toBeInTheDocument()
    await expect.poll(address, { timeout: 20_000 }).toMatch(/^\/worklist/)
    expect((await server.as('su').get(`/quote/Quote/${quote.id}`)).status).toBe(404)
  })

  test('archive-trash, trash-success: the menu of a row refuses with the reason, acts, and asks what the action asks', async () => {
    const quote = await newQuote(server, { customerCode: 'BLU001', items: ['Lager carton', 'Ale carton'] })
    const { screen, user, items } = await openQuote(quote.id, { server })
    await user.click((await items()).getByRole('button', { name: `Actions of ${quote.id}-1` }))
    const submit = await screen.findByRole('menuitem', { name: 'Submit' })
    expect(submit).toHaveAttribute('aria-disabled', 'true')
    expect(submit).toHaveAccessibleDescription(/Overview is not valid/)
    await user.click(screen.getByRole('menuitem', { name: 'Archive' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive Quote Item' }))
    expect(dialog.getByText(`${quote.id}-1 · Lager carton`)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Archive' }))
    expect(dialog.getByText('Reason is required')).toBeInTheDocument()
    await user.click(dialog.getByRole('combobox', { name: 'Reason' }))
    await user.click(await screen.findByRole('option', { name: 'Duplicate' }))
    await user.click(dialog.getByRole('button', { name: 'Archive' }))
    expect(await screen.findByText('Quote Item successfully Archived')).toBeInTheDocument()
    expect(await (await items()).findByText('Archived')).toBeInTheDocument()
    expect((await quoteNow(server, quote.id)).items[0]?.closeType).toBe('archive')

    await user.click((await items()).getByRole('button', { name: `Actions of ${quote.id}-2` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Trash' }))
    const trash = within(await screen.findByRole('dialog', { name: 'Trash Quote Item' }))
    await user.click(trash.getByRole('combobox', { name: 'Reason' }))
    await user.click(await screen.findByRole('option', { name: 'Duplicate' }))
    await user.click(trash.getByRole('button', { name: 'Trash' }))
    expect(await screen.findByText('Quote Item successfully Trashed')).toBeInTheDocument()
    expect((await quoteNow(server, quote.id)).items[1]?.closeType).toBe('trash')
  })

  test('quote-create-scope: without the right nothing is added; the log tells who changed what, comments are kept', async () => {
    const quote = await newQuote(server, { customerCode: 'BLU001', items: ['Lager carton'] })
    const { screen, user } = await openQuote(quote.id, { server, as: 'designer' })
    // Nobody is offered what would be refused.
    expect(screen.queryByRole('button', { name: 'New / Manual Design' })).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Comments' }))
    const comments = within(await screen.findByRole('dialog', { name: /^Comments on Quote/ }))
    await user.click(comments.getByRole('textbox', { name: 'Comment' }))
    await user.paste('Which flute?')
    await user.click(comments.getByRole('button', { name: 'Add Comment' }))
    expect(await comments.findByRole('listitem')).toHaveTextContent('Which flute?')
    await user.click(comments.getByRole('button', { name: 'Close' }))

    await user.click(screen.getByRole('button', { name: 'Change Log' }))
    const log = within(await screen.findByRole('dialog', { name: /^Change Log/ }))
    expect(
      await log.findByRole('row', {
        name: /Tessa Harcourt .*1 Added — .*Item Category: New \/ Manual Design/,
      }),
    ).toBeInTheDocument()
  })
})
