import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { act, submitItem } from '../../server/quoteSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'
import { fill } from '../quote/fill.ts'
import { itemNow, saveProduct, slottedCarton } from '../quote/quotes.ts'
import { newItem, openOverview } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

describe('what follows from a change', () => {
  test('is said with a way back, which takes back the change as well and leaves what was typed since', async () => {
    const { id } = await newItem(server, { product: { ...slottedCarton, boardGrade: 'C250' } })
    const { screen, user, text, choose, choice } = await openOverview(id, { server })
    await waitFor(() => expect(text('Board Grade')).toHaveAccessibleDescription(/./))
    await choose('Preferred Plant', /^STH/)
    const said = 'Boardgrade selected is no longer valid. Please reselect boardgrade'
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(text('Board Grade')).toHaveValue('')
    await fill(user, text('Drawing No'), 'D-7')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(text('Board Grade')).toHaveValue('C250')
    expect(choice('Preferred Plant')).toHaveTextContent(/^NTH/)
    expect(text('Drawing No')).toHaveValue('D-7')
  })
})

describe('everything that is wrong', () => {
  test('stands in one list, which leads to the field from any tab', async () => {
    const { id } = await newItem(server, { product: { ...slottedCarton, expectedOrderQuantity: null } })
    const { screen, user, text } = await openOverview(id, { server })
    await fill(user, text('Length'), 'four')
    expect(await screen.findByRole('button', { name: '2 to do' })).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: /^Comments/ }))
    expect(await screen.findByRole('heading', { name: 'History' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '2 to do' }))
    const list = within(await screen.findByRole('dialog', { name: 'To be done' }))
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Length must be numeric',
      'Expected Order Quantity is required',
    ])
    await user.click(list.getByRole('button', { name: 'Length must be numeric' }))
    const length = await screen.findByRole('textbox', { name: 'Length' })
    await waitFor(() => expect(length).toHaveFocus())
    expect(length).toHaveValue('four')
  })

  test('names the file that the step asks for, and leads to Files', async () => {
    const item = await submitItem(server)
    const { itemId } = item
    await act(server.as('designer'), item, 'ACCEPT')
    const { screen, user, address } = await openOverview(itemId, { server, as: 'designer' })
    await user.click(await screen.findByRole('button', { name: / to do$/ }))
    const list = within(await screen.findByRole('dialog', { name: 'To be done' }))
    await user.click(list.getByRole('button', { name: 'There is no file: attach one on Files.' }))
    await waitFor(() => expect(address()).toContain(`/qitem/${itemId}/files`))
  })

  test('a size that is only calculated is shown to who is led to it', async () => {
    const item = await submitItem(server)
    const { itemId } = item
    await act(server.as('designer'), item, 'ACCEPT')
    const { screen, user } = await openOverview(itemId, { server, as: 'designer' })
    await user.click(await screen.findByRole('button', { name: / to do$/ }))
    const list = within(await screen.findByRole('dialog', { name: 'To be done' }))
    await user.click(list.getByRole('button', { name: 'Folded Flat Length is required.' }))
    const pallet = within(await screen.findByRole('form', { name: 'Pallet' }))
    await waitFor(() => expect(pallet.getByRole('group', { name: 'Length' })).toHaveFocus())
    expect(await pallet.findByText(/kept with the way to load that you take/)).toBeInTheDocument()
  })

  test('does not ask for a field that is not on the screen', async () => {
    const { id } = await newItem(server)
    const { screen, user } = await openOverview(id, { server })
    await user.click(await screen.findByRole('button', { name: / to do$/ }))
    const list = within(await screen.findByRole('dialog', { name: 'To be done' }))
    expect(list.getByRole('button', { name: 'Carton Style is required' })).toBeInTheDocument()
    expect(list.queryByRole('button', { name: /Flap Style/ })).toBeNull()
  })
})

describe('a refusal', () => {
  test('that comes late is not said of what was typed since', async () => {
    const { id } = await newItem(server, { product: slottedCarton })
    let release = () => {}
    const refusal = new Promise<void>(resolve => {
      release = resolve
    })
    const { screen, user, text, save } = await openOverview(id, {
      server,
      through: fetch => async (input, init) => {
        const answer = await fetch(input, init)
        if (init?.method === 'PUT') await refusal
        return answer
      },
    })
    await fill(user, text('Product Code'), '[[LATE]')
    await user.click(save())
    await fill(user, text('Product Code'), 'IN-TIME')
    release()
    expect(await screen.findByText(/^Error saving Product Configuration/)).toBeInTheDocument()
    expect(text('Product Code')).toHaveValue('IN-TIME')
    expect(text('Product Code')).toBeValid()
  })
})

describe('what is typed and not saved', () => {
  test('is put back when the page is opened anew, with what others changed since', async () => {
    const { id } = await newItem(server, { product: slottedCarton })
    const first = await openOverview(id, { server })
    await fill(first.user, first.text('Length'), '410')
    await fill(first.user, first.text('Depth'), 'deep')
    first.unmount()
    await saveProduct(server, id, { width: 290 })

    const { screen, user, text } = await openOverview(id, { server })
    expect(
      await screen.findByText(/^What you had entered on Overview .* has been put back/),
    ).toHaveTextContent('Others changed since: Width: 300 mm → 290 mm.')
    await waitFor(() => expect(text('Length')).toHaveValue('410'))
    expect(text('Width')).toHaveValue('290')
    expect(text('Depth')).toHaveValue('deep')
    await fill(user, text('Depth'), '240')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Product has been saved.')).toBeInTheDocument()
    expect((await itemNow(server, id)).product).toMatchObject({ length: 410, width: 290, depth: 240 })
    expect(screen.queryByText(/has been put back/)).toBeNull()
    expect(Object.keys(localStorage).filter(key => key.includes('itemDraft'))).toEqual([])
  })

  test('is named at Logout, which saves it, or leaves it on this machine', async () => {
    const { id, reference } = await newItem(server, { product: slottedCarton })
    const first = await openOverview(id, { server })
    await fill(first.user, first.text('Length'), '405')
    first.unmount()

    const { screen, user } = await mountApp({ as: 'salesrep', path: '/hub', server })
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Logout' }))
    expect(dialog.getByText(/They stay on this machine/)).toBeInTheDocument()
    expect(dialog.getByText(new RegExp(`^${reference} Lager carton`))).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Save them' }))
    await waitFor(async () => expect((await itemNow(server, id)).product.length).toBe(405))
    await waitFor(() =>
      expect(Object.keys(localStorage).filter(key => key.includes('itemDraft'))).toEqual([]),
    )
  })
})
