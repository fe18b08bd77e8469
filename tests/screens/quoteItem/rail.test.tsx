import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow, slottedCarton } from '../quote/quotes.ts'
import { newItem, openOverview } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

/** The overview of an item with its rail; `figure` is what stands behind a figure's name. */
async function openRail(id: number) {
  const app = await openOverview(id, { server })
  const rail = within(await app.screen.findByRole('complementary', { name: 'Picture and figures' }))
  const figure = (name: string) => rail.getByText(name, { selector: 'dt' }).nextElementSibling
  return { ...app, rail, figure }
}

describe('the rail of an item', () => {
  test('shows what is entered on the tabs in figures, each with its change against what is saved', async () => {
    const { id } = await newItem(server, { product: slottedCarton })
    const { rail, figure, user, text, form } = await openRail(id)
    await waitFor(() => expect(figure('Sheet')).toHaveTextContent(/^1,441 × 560mm$/))
    expect(rail.getByRole('img', { name: /^Blank 1,441 by 560 mm/ })).toBeInTheDocument()
    expect(rail.getByRole('region', { name: /^Price for 1,000, at 5,000 ordered$/ })).toBeInTheDocument()
    expect(figure('Price')).toHaveTextContent(/^\$\d+\.\d\d$/)

    await fill(user, text('Length'), '410')
    await waitFor(() => expect(figure('Sheet')).toHaveTextContent('1,441 × 560 →1,461 × 560mm'))
    expect(figure('Price')).toHaveTextContent(/^\+\d+\.\d\d\$[\d,]+\.\d\d$/)
    expect(figure('Layers')).not.toHaveTextContent('→')
    expect(form.queryByRole('img')).not.toBeInTheDocument()
  })

  test('says what is missing, and leads to it', async () => {
    const { id } = await newItem(server)
    const { rail, figure, user, text } = await openRail(id)
    await user.click(await rail.findByRole('button', { name: 'Enter the length.' }))
    expect(text('Length')).toHaveFocus()
    expect(rail.getByRole('button', { name: 'Enter the expected order quantity.' })).toBeInTheDocument()
    // Each thing is said where it is first in the way.
    expect(rail.getAllByRole('button', { name: 'Choose a board grade.' })).toHaveLength(1)
    expect(figure('Price')).toHaveTextContent('—')
  })

  test('says that a number that can’t be read is not in it', async () => {
    const { id } = await newItem(server, { product: slottedCarton })
    const { rail, figure, user, text } = await openRail(id)
    await waitFor(() => expect(figure('Sheet')).toHaveTextContent(/^1,441 × 560mm$/))
    const words = 'A number that can’t be read counts as not entered here.'
    expect(rail.queryByText(words)).not.toBeInTheDocument()
    await fill(user, text('Length'), '41o')
    expect(await rail.findByText(words)).toBeInTheDocument()
    await fill(user, text('Length'), '410')
    await waitFor(() => expect(rail.queryByText(words)).not.toBeInTheDocument())
  })

  test('tells where a figure comes from', async () => {
    const { id } = await newItem(server, { product: slottedCarton })
    const { screen, rail, user } = await openRail(id)
    await user.click(await rail.findByRole('button', { name: /^1,441 × 560/ }))
    expect(await screen.findByRole('dialog', { name: 'Sheet' })).toBeInTheDocument()
  })

  test('is folded away at will, on every tab, and stays so', async () => {
    const { id } = await newItem(server, { product: slottedCarton })
    const { screen, user } = await openRail(id)
    await user.click(screen.getByRole('tab', { name: 'Pallet' }))
    await user.click(screen.getByRole('button', { name: 'Fold the figures away' }))
    expect(screen.queryByRole('complementary', { name: 'Picture and figures' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: 'Workflow' }))
    await user.click(await screen.findByRole('button', { name: 'Show the figures' }))
    expect(await screen.findByRole('tab', { name: 'Pallet', selected: true })).toBeInTheDocument()
  })
})

describe('style, VSL code and size of an item', () => {
  test('one press on a picture sets the style with all that follows from it', async () => {
    const { id } = await newItem(server)
    const { screen, choose, choice, text, user, save } = await openRail(id)
    // The codes are there once they are offered.
    await user.click(choice('VSL Code'))
    await screen.findByRole('option', { name: /^0203/ })
    await user.keyboard('{Escape}')
    await choose('Style', /^0203 ?Full overlap/)
    await waitFor(() => expect(text('FEFCO Variant Code')).toHaveValue('0203'))
    await waitFor(() => expect(choice('VSL Code')).toHaveValue('0203'))
    expect(choice('Carton Style')).toHaveTextContent('02 Slotted Cartons')
    expect(choice('Top Flap Style')).toHaveTextContent('Full overlap')
    await user.click(save())
    await screen.findByText('Product has been saved.')
    expect((await itemNow(server, id)).product).toMatchObject({
      styleCarton: '02',
      styleVariant: '0203',
      fefCoVariantCode: '0203',
      vslCode: '0203',
      styleTopFlap: '03',
      styleBottomFlap: '03',
    })
  })

  test('the VSL code is found by any of its words; one that there is not is said plainly', async () => {
    const { id } = await newItem(server, { product: slottedCarton })
    const { screen, choice, user } = await openRail(id)
    await fill(user, choice('VSL Code'), 'gap flap')
    await screen.findByRole('option', { name: /^0209 ?Short flap slotted box with a gap style 02$/ })
    await user.keyboard('{Enter}')
    expect(choice('VSL Code')).toHaveValue('0209')
    expect(choice('VSL Code')).toHaveAccessibleDescription(
      'Short flap slotted box with a gap, product style 02',
    )
    await fill(user, choice('VSL Code'), '9999')
    await user.tab()
    await waitFor(() => expect(choice('VSL Code')).toHaveAccessibleDescription('There is no VSL code 9999.'))
    await fill(user, choice('VSL Code'), ' 0201 ')
    await user.tab()
    expect(choice('VSL Code')).toHaveValue('0201')
  })

  test('a whole size fills all three from any of the fields, however it comes in', async () => {
    const { id } = await newItem(server)
    const { screen, text, user } = await openRail(id)
    const sides = () => ['Length', 'Width', 'Depth'].map(name => (text(name) as HTMLInputElement).value)
    await fill(user, text('Depth'), '10 in')
    await user.tab()
    expect(text('Depth')).toHaveValue('254')
    await fill(user, text('Width'), '400x300x250')
    await user.tab()
    expect(sides()).toEqual(['400', '300', '250'])
    await fill(user, text('Length'), '410, 310, 260')
    await user.keyboard('{Enter}')
    expect(sides()).toEqual(['410', '310', '260'])
    await user.click(text('Depth'))
    await user.paste('420 × 320 × 270 mm')
    expect(sides()).toEqual(['420', '320', '270'])
    fireEvent.input(text('Length'), { target: { value: '430x330x280' } })
    expect(sides()).toEqual(['430', '330', '280'])
    await user.clear(text('Width'))
    await user.type(text('Width'), '440x340x290')
    expect(text('Width')).toHaveValue('440x340x290')
    await user.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText('Product has been saved.')).toBeInTheDocument()
    expect(sides()).toEqual(['440', '340', '290'])
  })
})
