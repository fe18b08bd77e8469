import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { problem } from '../answering.ts'
import { mountApp } from '../harness.tsx'
import { fill } from './fill.ts'
import { openQuote } from './openQuote.ts'
import { newQuote, quoteNow } from './quotes.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

describe('the header of a quote', () => {
  test('quote-save-result: a customer is found, fills the default address and is saved with the rest', async () => {
    const { id } = await newQuote(server)
    const { screen, user, form, field, save } = await openQuote(id, { server })
    await user.click(form.getByRole('combobox', { name: 'Customer' }))
    await user.paste('orchards')
    await user.click(
      await screen.findByRole('option', { name: /FAR003 Farrow & Daughters.*Beth Farrow.*Trading/ }),
    )
    await form.findByRole('combobox', { name: 'Delivery Address of the Customer' })
    const { value: address } = field('Address') as HTMLInputElement
    expect(address).not.toBe('')
    await fill(user, field('Required Date'), '3-4-2027')
    await user.click(save())

    expect(await screen.findByText('Quote has been saved.')).toBeInTheDocument()
    expect(save()).toBeDisabled()
    expect(await quoteNow(server, id)).toMatchObject({
      customerCode: 'FAR003',
      requiredDate: '2027-04-03',
      deliveryAddress: address,
    })
  })

  test('a state is named, and not by its code while the names are read', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001' })
    const named = { read: () => {} }
    const gate = new Promise<void>(resolve => (named.read = resolve))
    const { form } = await openQuote(id, {
      server,
      through: fetch => async (input, init) => {
        if (String(input instanceof Request ? input.url : input).includes('/QuoteLookup/All')) await gate
        return fetch(input, init)
      },
    })
    const state = form.getByRole('combobox', { name: 'State' })
    expect(state).toHaveTextContent('…')
    named.read()
    await waitFor(() => expect(state).toHaveTextContent('Victoria'))
  })

  test('a postcode fills in state and country, and follows itself, but not over what was typed', async () => {
    const { id } = await newQuote(server)
    const { user, form, field } = await openQuote(id, { server })
    const state = () => form.getByRole('combobox', { name: 'State' })
    await fill(user, field('Postcode'), '3000')
    // The names of states are read beside the quote.
    await waitFor(() => expect(state()).toHaveTextContent('Victoria'))
    expect(form.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Australia')
    await fill(user, field('Postcode'), '2000')
    expect(state()).toHaveTextContent('New South Wales')
    await user.click(state())
    await user.click(within(document.body).getByRole('option', { name: 'Queensland' }))
    await fill(user, field('Postcode'), '3000')
    expect(state()).toHaveTextContent('Queensland')
  })

  test('folds to one line once the quote has items, opens to be edited, and stays as it was left', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001', items: ['Lager carton'] })
    const { screen, user, goTo } = await mountApp({ server, as: 'salesrep', path: `/quotes/${id}` })
    const line = () => screen.findByRole('region', { name: 'Quote header' })
    expect(await line()).toHaveTextContent(/^Customer\s*Bluegum Brewing \(BLU001\)/)
    await user.click(screen.getByRole('button', { name: 'Edit Header' }))
    const form = await screen.findByRole('form', { name: 'Quote header' })
    await fill(user, within(form).getByRole('textbox', { name: 'Quote Description' }), 'Next season')
    expect(screen.queryByRole('button', { name: 'Fold Header' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Fold Header' }))
    expect(await line()).toHaveTextContent(/For\s*Next season/)
    await goTo('/customers')
    await goTo(`/quotes/${id}`)
    expect(await line()).toBeInTheDocument()
  })

  test('quote-save-result: what can not be saved is said at its field and in the snackbar, nothing is sent, and it is saved once it is right', async () => {
    const { id } = await newQuote(server)
    const { screen, user, field, save } = await openQuote(id, { server })
    const tooLong = 'Lager carton '.repeat(16)
    await fill(user, field('Quote Description'), tooLong)
    await fill(user, field('Required Date'), '31-02-2027')
    await fill(user, field('Customer PO'), 'P'.repeat(41))
    await user.click(save())

    const message = (await screen.findByText('Error Saving Quote')).closest('[role=alert]')
    expect(message).toHaveTextContent('Quote Description not more than 200 characters')
    expect(message).toHaveTextContent('Required Date: Invalid date')
    expect(field('Quote Description')).toHaveAccessibleDescription('not more than 200 characters')
    expect(field('Quote Description')).toHaveValue(tooLong)
    expect(field('Required Date')).toHaveAccessibleDescription('Invalid date')
    expect(field('Required Date')).toHaveValue('31-02-2027')
    expect(field('Customer PO')).toHaveAccessibleDescription('not more than 40 characters')
    await fill(user, field('Required Date'), '31/4/2027')
    await user.tab()
    // What is no day is never made one: it stays as it was typed.
    expect(field('Required Date')).toHaveValue('31/4/2027')
    expect(field('Required Date')).toHaveAccessibleDescription('Invalid date')
    await fill(user, field('Required Date'), '01-01-2020')
    await fill(user, field('Valid To'), '01-01-2020')
    await fill(user, field('Customer PO'), 'PO 7')
    await fill(user, field('Quote Description'), 'Lager carton')
    await user.click(save())
    expect(await screen.findByText('Required Date must not be before Valid from')).toBeInTheDocument()
    expect(field('Valid To')).toHaveAccessibleDescription('must not be before Valid from')
    expect(field('Valid To')).toHaveValue('01-01-2020')
    expect((await quoteNow(server, id)).customerPO).toBe('')

    await fill(user, field('Required Date'), '28/2/27')
    await user.tab()
    expect(field('Required Date')).toHaveValue('28-02-2027')
    await fill(user, field('Valid To'), '31-12-2027')
    await user.click(save())
    expect(await screen.findByText('Quote has been saved.')).toBeInTheDocument()
    expect(await quoteNow(server, id)).toMatchObject({
      description: 'Lager carton',
      requiredDate: '2027-02-28',
      validTo: '2027-12-31',
    })
  })

  test('a customer that is not found is not chosen', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001' })
    const { screen, user, form, field, save } = await openQuote(id, { server })
    const customer: HTMLInputElement = form.getByRole('combobox', { name: 'Customer' })
    await user.click(customer)
    customer.setSelectionRange(0, customer.value.length)
    await user.paste('no such customer')
    expect(await screen.findByText('No customer found')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click(field('Quote Description'))
    expect(customer).toHaveValue('BLU001 Bluegum Brewing')
    expect(save()).toBeDisabled()
  })

  test('a right that was taken back is a message, never a logout, and what was typed stays', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001' })
    const detail = 'Your right to change quotes was taken back.'
    let isAllowed = false
    const { screen, user, field, save } = await openQuote(id, {
      server,
      through: fetch => async (input, init) =>
        isAllowed || init?.method !== 'PUT' ? fetch(input, init) : problem(403, 'not-allowed', { detail }),
    })
    await fill(user, field('Quote Description'), 'Typed without the right')
    await user.click(save())
    const message = (await screen.findByText('Error Saving Quote')).closest('[role=alert]')
    expect(message).toHaveTextContent(detail)
    expect(screen.getByRole('button', { name: 'Account of Tessa Harcourt' })).toBeInTheDocument()
    expect(field('Quote Description')).toHaveValue('Typed without the right')
    isAllowed = true
    await user.click(save())
    expect(await screen.findByText('Quote has been saved.')).toBeInTheDocument()
  })

  test("the server's refusal of a field is shown at the field, and what was entered stays", async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001' })
    const { screen, user, form, field, save } = await openQuote(id, {
      server,
      through: fetch => (input, init) =>
        init?.method === 'PUT'
          ? fetch(input, { ...init, body: String(init.body).replace('"BLU001"', '"GONE"') })
          : fetch(input, init),
    })
    await fill(user, field('Customer PO'), 'PO 8')
    await user.click(save())
    const snackbar = await screen.findByRole('alert')
    expect(within(snackbar).getByText('Error Saving Quote')).toBeInTheDocument()
    expect(form.getByRole('combobox', { name: 'Customer' })).toHaveAccessibleDescription(
      'There is no customer GONE.',
    )
    expect(field('Customer PO')).toHaveValue('PO 8')
  })

  test('a refusal that comes late is not said of what was typed since', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001' })
    let release = () => {}
    const refusal = new Promise<void>(resolve => {
      release = resolve
    })
    const { screen, user, field, save } = await openQuote(id, {
      server,
      through: fetch => async (input, init) => {
        if (init?.method !== 'PUT') return fetch(input, init)
        const answer = await fetch(input, {
          ...init,
          body: String(init.body).replace('EARLY', 'x'.repeat(300)),
        })
        await refusal
        return answer
      },
    })
    await fill(user, field('Customer PO'), 'EARLY')
    await user.click(save())
    await fill(user, field('Customer PO'), 'PO 8')
    release()
    expect(await screen.findByText('Error Saving Quote')).toBeInTheDocument()
    expect(field('Customer PO')).toHaveValue('PO 8')
    expect(field('Customer PO')).toBeValid()
  })

  test('a customer who picks the goods up needs no address; a prospect has none', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001' })
    const { screen, user, form, field } = await openQuote(id, { server })
    const truck = form.getByRole('combobox', { name: 'Truck Type' })
    await user.click(truck)
    await user.click(await screen.findByRole('option', { name: 'Customer pickup' }))
    expect(form.queryByRole('textbox', { name: 'Address' })).toBeNull()
    await user.click(truck)
    await user.click(await screen.findByRole('option', { name: 'Tautliner' }))
    expect(field('Address')).not.toHaveValue('')

    await user.click(form.getByRole('combobox', { name: 'Customer' }))
    const [prospect] = await screen.findAllByRole('option', { name: /Prospect/ })
    if (prospect === undefined) throw new Error('The demonstration company has no prospect')
    await user.click(prospect)
    expect(field('Address')).toHaveValue('')
    expect(form.queryByRole('combobox', { name: 'Delivery Address of the Customer' })).toBeNull()
  })

  test('whoever may not change the quote reads it, with the reason', async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001' })
    const { screen, field } = await openQuote(id, { server, as: 'designer' })
    expect(screen.getByText(/You can read this quote but not change it/)).toBeInTheDocument()
    expect(field('Quote Description')).toHaveAttribute('readonly')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  test("another sales representative's quote is not shown", async () => {
    const { id } = await newQuote(server, { customerCode: 'BLU001' })
    const { screen } = await mountApp({ as: 'salesrep2', path: `/quotes/${id}`, server })
    expect(await screen.findByRole('alert')).toHaveTextContent(/access/i)
    expect(screen.queryByText(/Bluegum/)).toBeNull()
    expect(screen.getByRole('button', { name: /^Account of/ })).toBeInTheDocument()
  })
})
