import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from './fill.ts'
import { openQuote } from './openQuote.ts'
import { newQuote, quoteNow, saveHeader } from './quotes.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

describe('nothing that was entered is lost', () => {
  test('two saves that meet are shown field by field, and the chosen values are saved on the newer one', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001' })
    const { screen, user, field, save } = await openQuote(id, { server })
    const conflict = async () =>
      within(await screen.findByRole('dialog', { name: 'Saved by someone else in the meantime' }))
    await fill(user, field('Quote Description'), 'Mine')
    await fill(user, field('Customer PO'), 'PO mine')
    await saveHeader(server, id, { description: 'Theirs', internalQuoteNotes: 'Call first' })
    await user.click(save())

    const first = await conflict()
    expect(first.getByRole('alert')).toHaveTextContent('Ingrid Falk saved this quote in the meantime.')
    for (const [row, by] of [
      [/^Quote Description/, 'changed by both'],
      [/^Customer PO/, 'changed by you'],
      [/^Internal Notes/, 'changed by them'],
    ] as const)
      expect(first.getByRole('row', { name: row })).toHaveTextContent(by)
    await user.click(first.getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(field('Customer PO')).toHaveValue('PO mine'))
    await user.click(save())

    const dialog = await conflict()
    expect(dialog.getByRole('radio', { name: 'Quote Description, yours: Mine' })).toBeChecked()
    expect(dialog.getByRole('radio', { name: 'Customer PO, yours: PO mine' })).toBeChecked()
    expect(dialog.getByRole('radio', { name: 'Internal Notes, stored now: Call first' })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: 'Quote Description, stored now: Theirs' }))
    await user.click(dialog.getByRole('button', { name: 'Save the chosen values' }))

    expect(await screen.findByText('Quote has been saved.')).toBeInTheDocument()
    expect(field('Quote Description')).toHaveValue('Theirs')
    expect(await quoteNow(server, id)).toMatchObject({
      description: 'Theirs',
      customerPO: 'PO mine',
      internalQuoteNotes: 'Call first',
    })
  })

  test('a lost connection keeps everything and offers another try; leaving asks first', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001' })
    let connected = false
    const { screen, user, field, save, goTo, address } = await openQuote(id, {
      server,
      through: fetch => (input, init) =>
        connected || init?.method !== 'PUT'
          ? fetch(input, init)
          : Promise.reject(new TypeError('Failed to fetch')),
    })
    await fill(user, field('Quote Description'), 'Kept')
    await user.click(save())
    const alert = await screen.findByText(/No connection to the server. Nothing is saved yet/)
    expect(field('Quote Description')).toHaveValue('Kept')

    void goTo('/hub')
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }))
    await user.click(question.getByRole('button', { name: 'Stay' }))
    expect(address()).toBe(`/quotes/${id}`)

    connected = true
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Quote has been saved.')).toBeInTheDocument()
    expect(alert).not.toBeInTheDocument()
    expect((await quoteNow(server, id)).description).toBe('Kept')
  })

  test('what was typed is put back when the page comes again, and Ctrl+S saves it', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001' })
    window.sessionStorage.setItem(
      `boxwright.draft.salesrep:quote/${id}`,
      JSON.stringify({ customerPO: 'PO from before' }),
    )
    const { screen, user, field } = await openQuote(id, { server })
    expect(await screen.findByDisplayValue('PO from before')).toBe(field('Customer PO'))
    await user.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText('Quote has been saved.')).toBeInTheDocument()
    expect((await quoteNow(server, id)).customerPO).toBe('PO from before')
  })
})
