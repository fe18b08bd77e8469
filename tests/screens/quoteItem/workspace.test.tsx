import { act, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { quoteItems } from '../../../server/database/schema/index.ts'
import { act as actOn, makeDesigned, submitItem } from '../../server/quoteSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { problem } from '../answering.ts'
import { mountApp } from '../harness.tsx'
import { fill } from '../quote/fill.ts'
import { itemNow, newQuote, slottedCarton } from '../quote/quotes.ts'
import { newItem, openOverview, openTab } from './openItem.ts'
import { savePrinting } from './savePrinting.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

describe('the workspace of an item', () => {
  test('row-remove-after, quote-nav-quote-page, workflow-details-info: submits what was saved just before, says what it passed by, and leads back to the quote', async () => {
    const { id, quoteId } = await newItem(server, { product: { ...slottedCarton, length: 390 } })
    const isDesigned = { workflowId: id, quoteItemId: id, allowByPassDesign: true }
    await server.as('salesrep').post('/workflow/Update', isDesigned)
    const { screen, user, text, address } = await openOverview(id, { server })
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeEnabled()
    await fill(user, text('Length'), '400')
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Submit' }))
    expect(await screen.findByText('Submit successfully')).toBeInTheDocument()
    const information = screen.getByText('Passed by: Design.').closest('[role=status]')
    expect(information).toHaveClass('MuiAlert-colorInfo')
    await expect.poll(address, { timeout: 20_000 }).toBe(`/quotes/${quoteId}`)
    const item = await itemNow(server, id)
    expect(item).toMatchObject({ step: 'PRICING', product: { length: 400 } })
  })

  test('that is not complete cannot be submitted, and says why', async () => {
    const { id } = await newItem(server)
    const { screen, user, address } = await openOverview(id, { server })
    const submit = await screen.findByRole('button', { name: 'Submit' })
    expect(submit).toHaveAttribute('aria-disabled', 'true')
    expect(submit).toHaveAccessibleDescription(/^Overview is not valid: /)
    act(() => submit.focus())
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Overview is not valid: /)
    expect(address()).toBe(`/qitem/${id}/overview`)
    expect((await itemNow(server, id)).step).toBe('INITIATE')
  })

  test('leaves Design when it is designed, and not before', async () => {
    const item = await submitItem(server)
    const designer = server.as('designer')
    await actOn(designer, item, 'ACCEPT')
    await makeDesigned(designer, item)
    await savePrinting(server, item.itemId, 'designer', {})
    const opened = await openTab(item.itemId, 'print', { server, as: 'designer' })
    const { screen, user, choose, save } = opened
    const generate = () => screen.getByRole('button', { name: 'Generate Design' })
    await waitFor(() => expect(generate()).toHaveAttribute('aria-disabled', 'true'))
    await user.hover(generate())
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Print is not valid: Number of Colours is required',
    )

    await choose('Number of Colours', '1')
    await choose('Ink, row 1', /G-RED/)
    expect(await screen.findByRole('tab', { name: /^Print ?, valid, unsaved changes$/ })).toBeInTheDocument()
    await user.click(save())
    expect(await screen.findByText('Print Details has been saved.')).toBeInTheDocument()
    await waitFor(() => expect(generate()).not.toHaveAttribute('aria-disabled', 'true'))
    await user.click(generate())
    expect(await screen.findByText('Generate Design successfully')).toBeInTheDocument()
  })

  test('past the first step it opens on the second tab; accept stays, and opens the fields of the step', async () => {
    const { id, quoteId } = await newItem(server, { product: slottedCarton })
    await server.as('salesrep').post('/workflow/Action', { action: 'SUBMIT', quoteId, quoteItemId: id })
    const { screen, user, address } = await mountApp({ as: 'designer', path: `/qitem/${id}`, server })
    expect(await screen.findByText('Print is read-only. Accept the item first.')).toBeInTheDocument()
    expect(address()).toBe(`/qitem/${id}/print`)
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    const generate = await screen.findByRole('menuitem', { name: 'Generate Design' })
    expect(generate).toHaveAttribute('aria-disabled', 'true')
    expect(generate).toHaveAccessibleDescription('Accept the item first.')
    await user.keyboard('{Escape}')

    await user.click(screen.getByRole('tab', { name: /^Overview/ }))
    expect(await screen.findByText('Overview is read-only. Accept the item first.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('ACCEPT successfully')).toBeInTheDocument()
    expect(address()).toBe(`/qitem/${id}/overview`)
    const form = within(screen.getByRole('form', { name: 'Overview' }))
    expect(await form.findByRole('textbox', { name: 'Length' })).toBeInTheDocument()
    expect(form.getByRole('group', { name: 'Product Description' })).toHaveTextContent('Lager carton')
  })

  test('workflow-item-load: a way back asks for a reason and a comment, and the map shows where every way leads', async () => {
    const { id, quoteId } = await newItem(server, { product: slottedCarton })
    const item = { quoteId, itemId: id }
    await actOn(server.as('salesrep'), item, 'SUBMIT')
    await actOn(server.as('designer'), item, 'ACCEPT')
    const { screen, user, address } = await mountApp({ as: 'designer', path: `/qitem/${id}/wf`, server })
    expect(
      await screen.findByRole('img', { name: /Initiate done, Design current, Pricing ahead/ }),
    ).toBeInTheDocument()
    const actions = screen.getByRole('region', { name: 'Actions at Design' })
    await waitFor(() => expect(actions).toHaveTextContent('Return to Initiate → Initiate, allowed'))
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Return to Initiate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Return to Initiate' }))
    await user.click(dialog.getByRole('button', { name: 'Return to Initiate' }))
    expect(dialog.getByText('Comment is required')).toBeInTheDocument()
    await user.click(dialog.getByRole('combobox', { name: 'Reason' }))
    await user.click(await screen.findByRole('option', { name: 'Information is missing' }))
    await user.click(dialog.getByRole('textbox', { name: 'Comment' }))
    await user.paste('Which print?')
    await user.click(dialog.getByRole('button', { name: 'Return to Initiate' }))
    expect(await screen.findByText('Return to Initiate successfully')).toBeInTheDocument()
    await expect.poll(address, { timeout: 20_000 }).toBe(`/quotes/${quoteId}`)
    expect((await itemNow(server, id)).step).toBe('INITIATE')
  })

  test('an action on an item that moved meanwhile is refused with the reason', async () => {
    const { id, quoteId } = await newItem(server, { product: slottedCarton })
    const { screen, user } = await openOverview(id, { server })
    const submit = await screen.findByRole('button', { name: 'Submit' })
    await server.as('su').post('/workflow/Action', { action: 'ONHOLD', quoteId, quoteItemId: id })
    await user.click(submit)
    expect(await screen.findByText(/changed in the meantime/)).toBeInTheDocument()
    expect(await screen.findByText('On hold')).toBeInTheDocument()
  })

  test('changing tab keeps what is typed; the pager asks, and goes to the next item on the same tab', async () => {
    const quote = await newQuote(server, { customerCode: 'BLU001', items: ['Base', 'Lid'] })
    const [first, second] = quote.items
    if (first === undefined || second === undefined) throw new Error('The quote lacks its items')
    const { screen, user, text, address } = await openOverview(first.id, { server })
    await fill(user, text('Drawing No'), 'D-9')
    await user.click(screen.getByRole('tab', { name: /Comments/ }))
    expect(await screen.findByRole('heading', { name: 'History' })).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: /^Overview.*unsaved changes$/ })).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: /^Overview/ }))
    expect(await screen.findByRole('textbox', { name: 'Drawing No' })).toHaveValue('D-9')
    await user.click(screen.getByRole('tab', { name: /Comments/ }))
    // Until the tab is there, the link still leads to the one before.
    expect(await screen.findByRole('heading', { name: 'History' })).toBeInTheDocument()

    await user.click(await screen.findByRole('link', { name: `Next item: ${second.reference}` }))
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }))
    await user.click(question.getByRole('button', { name: 'Leave without saving' }))
    expect(await screen.findByRole('heading', { name: 'Lid' })).toBeInTheDocument()
    expect(address()).toBe(`/qitem/${second.id}/commentwf`)
  })

  test('a tab that was opened stays behind the open one as it was left, and nobody meets it there', async () => {
    const { id } = await newItem(server, { product: slottedCarton })
    const { screen, user, text } = await openOverview(id, { server })
    await fill(user, text('Drawing No'), 'D-9')
    await user.click(screen.getByRole('tab', { name: /^Use & Claims/ }))
    const claims = await screen.findByRole('form', { name: 'Use & Claims' })
    expect(screen.queryByRole('form', { name: 'Overview' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: /^Overview/ }))
    const overview = await screen.findByRole('form', { name: 'Overview' })
    expect(overview).toBeVisible()
    expect(text('Drawing No')).toHaveValue('D-9')
    expect(claims).toBeInTheDocument()
    expect(claims).not.toBeVisible()
    expect(screen.getAllByRole('form')).toEqual([overview])
  })

  test('item-access, item-load-error: an item that is not for the person is not shown; one that is not there can be asked for again', async () => {
    const { id, quoteId } = await newItem(server, { product: slottedCarton })
    await server.as('salesrep').post('/workflow/Action', { action: 'SUBMIT', quoteId, quoteItemId: id })
    const { screen, goTo } = await mountApp({ as: 'salesrep2', path: `/qitem/${id}`, server })
    expect(await screen.findByText(/You have no access to quote item/)).toBeInTheDocument()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to the worklist' })).toHaveAttribute('href', '/worklist')
    await goTo('/qitem/999999')
    expect(await screen.findByText(/There was an Error Loading Quote Item/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })

  test('save-comments: a comment is said to be saved; one that failed stays typed', async () => {
    const { id } = await newItem(server)
    let isAway = true
    const { screen, user } = await mountApp({
      ...{ as: 'salesrep', path: `/qitem/${id}/commentwf`, server },
      through: fetch => async (input, init) =>
        isAway && init?.method === 'POST' && String(input).includes('/quote/QuoteComment')
          ? problem(503, 'unavailable')
          : fetch(input, init),
    })
    await user.click(await screen.findByRole('textbox', { name: 'Comment' }))
    await user.paste('Which flute?')
    await user.click(screen.getByRole('button', { name: 'Add Comment' }))
    expect(await screen.findByText('Error saving Comments')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Which flute?')
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Add Comment' }))
    expect(await screen.findByText('Comments has been saved.')).toBeInTheDocument()
  })

  test('lgx-create: the product of what is ordered is made in LGX, or it says why not', async () => {
    const { id } = await newItem(server)
    await server.connection.db.update(quoteItems).set({ wonAt: new Date() }).where(eq(quoteItems.id, id))
    const nothing = { ccpProduct: null, boardProduct: null, sheetProducts: [] }
    const answers = [
      { ...nothing, status: 'Running', errorMessage: '' },
      { ...nothing, status: 'Failed', errorMessage: 'Customer is on stop.' },
      { ...nothing, status: 'Success', errorMessage: '' },
    ]
    const looks: boolean[] = []
    const { screen, user } = await mountApp({
      ...{ as: 'salesrep', path: `/qitem/${id}/overview`, server },
      through: fetch => async (input, init) => {
        if (!String(input).includes('/lgx/ProductVelocity/CreateProduct')) return fetch(input, init)
        looks.push(JSON.parse(String(init?.body)).isLook)
        return Response.json(answers.shift())
      },
    })
    for (const said of ['Customer is on stop.', 'Successfully create product in LGX.']) {
      await user.click(await screen.findByRole('button', { name: 'More actions' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Create Product in LGX' }))
      expect(await screen.findByText(said)).toBeInTheDocument()
    }
    // A look has nothing made: what LGX refused stays refused until somebody presses again.
    expect(looks).toEqual([false, true, false])
  })
})
