import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { openPad } from './openPad.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('typing a size changes sheet, box, pallet and price at once', async () => {
  const { screen, type, strip, field } = await openPad({ server })
  expect(strip().getByText('1,441 × 560')).toBeVisible()
  const price = () => field('Price for 5,000').value
  const before = price()

  await type('Length', '300')

  expect(strip().getByText('1,241 × 560')).toBeVisible()
  expect(screen.getByLabelText(/^Dieline, 1,241 by 560 mm/)).toBeVisible()
  expect(await screen.findByLabelText(/^Regular slotted box, 300 by 300 by 250 mm/)).toBeVisible()
  expect(Number(price())).toBeLessThan(Number(before))
})

test('arrow keys change a size by a millimetre, with Shift by ten', async () => {
  const { user, field, strip } = await openPad({ server })
  await user.click(field('Depth'))
  await user.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
  expect(field('Depth')).toHaveValue('242')
  expect(strip().getByText('1,441 × 552')).toBeVisible()
})

test('a whole size typed or pasted into one field fills all three', async () => {
  const { user, field, type, strip } = await openPad({ server })
  const sides = () => ['Length', 'Width', 'Depth'].map(name => field(name).value)
  await type('Length', '420 x 310x200')
  await user.tab()
  expect(sides()).toEqual(['420', '310', '200'])
  expect(strip().getByText('1,501 × 520')).toBeVisible()
  await user.click(field('Depth'))
  await user.paste('40×30×25cm')
  expect(sides()).toEqual(['400', '300', '250'])
  expect(strip().getByText('1,441 × 560')).toBeVisible()
  await type('Length', '16 in')
  await user.tab()
  expect(field('Length')).toHaveValue('406.4')
})

test('a size that cannot be made says why beside its field and nowhere else, beside no figure of another', async () => {
  const { screen, field, strip, type } = await openPad({ server })
  await type('Depth', '')
  expect(field('Depth')).toBeInvalid()
  expect(field('Depth')).toHaveAccessibleDescription('Depth must be a number.')
  expect(screen.getAllByText('Depth must be a number.')).toHaveLength(1)
  expect(strip().queryByText('Sheet')).not.toBeInTheDocument()
  expect(screen.queryByLabelText(/^Dieline, /)).not.toBeInTheDocument()
  expect(field('Price for 5,000')).toHaveValue('')

  await type('Depth', 'deep')
  expect(field('Depth')).toHaveAccessibleDescription('Depth must be a number.')

  await type('Depth', '200')
  expect(field('Depth')).toBeValid()
  expect(strip().getByText('1,441 × 510')).toBeVisible()
})

test('a bundle too large for the pallet leaves the price, and offers what would do, with a way back', async () => {
  const { screen, user, choose, type, field } = await openPad({ server })
  await choose('Style', '0401')
  await type('Length', '410')
  const pallet = within(screen.getByRole('region', { name: 'Pallet' }))
  expect(await pallet.findByText(/A bundle of .* does not fit on pallet type AUSTD/)).toBeVisible()
  expect(screen.getAllByText(/does not fit on pallet type/)).toHaveLength(1)
  expect(screen.getByLabelText(/^Dieline, /)).toBeVisible()
  expect(screen.queryByText(/must be/)).not.toBeInTheDocument()
  expect(field('Price for 5,000')).not.toHaveValue('')
  expect(screen.getByText(/^Without pallets and freight/)).toBeVisible()

  await user.click(await pallet.findByRole('button', { name: 'allow 30 mm overhang' }))
  expect(await pallet.findByText(/^proven optimal$|^at most/)).toBeVisible()
  expect(field('Per edge')).toHaveValue('30')
  expect(screen.queryByText(/^Without pallets/)).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await pallet.findByText(/does not fit on pallet type/)).toBeVisible()
})

test('a style that has no depth and no print changes them with it, with a way back', async () => {
  const { screen, user, choose } = await openPad({ server })
  await choose('Style', '0904')
  expect(await screen.findByText('0904 is not printed.')).toBeVisible()
  expect(screen.queryByLabelText('Colours')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByLabelText('Colours')).toHaveValue('2')
  await choose('Style', '0900')
  expect(await screen.findByText('0900 has no depth and is not printed.')).toBeVisible()
  expect(screen.queryByLabelText('Depth')).not.toBeInTheDocument()
})

test('quantities are put in order once the focus has left them, the costs shown stay those of the same one', async () => {
  const { screen, user, field, type } = await openPad({ server })
  await type('Quantity 1', '20000')
  await user.tab()
  expect(field('Quantity 1')).toHaveValue('20000')
  await user.click(field('Length'))
  expect(field('Quantity 1')).toHaveValue('1000')
  expect(field('Quantity 5')).toHaveValue('20000')
  expect(screen.getByText('Cost of 10,000')).toBeVisible()
  await user.click(screen.getByLabelText('Show the costs of 1,000'))
  expect(screen.getByRole('button', { name: /^Pallets 4 for 1,000/ })).toBeVisible()
})

test('a price under the margin floor and one below cost are said in words', async () => {
  const { screen, type } = await openPad({ server })
  expect(screen.queryByLabelText('Margins')).not.toBeInTheDocument()
  await type('Mark-up for 500', '5')
  await type('Price for 1,000', '100')
  expect(screen.getByLabelText('Margins')).toHaveTextContent(
    'Price below cost at 1,000.Margin under the floor of 14.0 % at 500.',
  )
})

test('a style that cannot be priced stands beside no price of the style before', async () => {
  const { screen, choose, field, type } = await openPad({ server })
  await choose('Style', '0301')
  expect(field('Price for 5,000')).not.toHaveValue('')
  expect(screen.getByText('Cost of 10,000')).toBeVisible()
  await type('Length', '1900')
  await choose('Style', '0422')
  for (const label of ['Price for 5,000', 'Margin for 5,000']) expect(field(label)).toHaveValue('')
  expect(field('Mark-up for 5,000')).toHaveValue('28.0')
  expect(screen.queryByText(/\$\d/)).not.toBeInTheDocument()
  expect(screen.queryByText('Cost of 10,000')).not.toBeInTheDocument()
  expect(screen.getAllByText(/^No machine takes its sheet/)).toHaveLength(1)
  expect(screen.queryByText(/does not fit on pallet type/)).not.toBeInTheDocument()
})

test('every figure tells where it comes from, and Esc goes back to it', async () => {
  const { screen, user, strip } = await openPad({ server })
  const figure = strip().getByRole('button', { name: /^Deckle/ })
  await user.click(figure)
  const account = within(await screen.findByRole('dialog', { name: 'Deckle' }))
  expect(account.getByRole('rowheader', { name: 'Trim' })).toBeVisible()
  expect(account.getByText('4.68 % of the web')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(figure).toHaveFocus()

  await user.click(screen.getByText('$572.39'))
  const cost = within(await screen.findByRole('dialog', { name: 'Cost of 10,000' }))
  expect(cost.getByRole('rowheader', { name: 'Paper' })).toBeVisible()
})

test('of mark-up, margin and price one is typed and the others follow', async () => {
  const { user, field, type } = await openPad({ server })
  const of = (name: string) => field(`${name} for 5,000`).value
  expect([of('Mark-up'), of('Margin')]).toEqual(['28.0', '21.9'])

  await type('Margin for 5,000', '30')
  expect(Number(of('Mark-up'))).toBeCloseTo(42.9, 1)
  const dearer = of('Price')

  await type('Price for 5,000', '1000')
  await user.tab()
  expect(of('Price')).toBe('1000.00')
  expect(Number(of('Mark-up'))).toBeGreaterThan(42.9)
  expect(Number(dearer)).toBeLessThan(1000)
  expect(field('Mark-up for 500')).toHaveValue('28.0')
})

test('quantities are added up to five, and taken away', async () => {
  const { screen, user, field } = await openPad({ server })
  const add = screen.getByLabelText('Add a quantity')
  expect(add).toBeDisabled()
  await user.click(screen.getByLabelText('Remove quantity 5'))
  expect(screen.queryByLabelText('Quantity 5')).not.toBeInTheDocument()
  expect(screen.getByText('Cost of 5,000')).toBeVisible()
  await user.click(add)
  expect(field('Quantity 5')).toHaveValue('10000')
})

test('the minimum order is said with its reason', async () => {
  const { screen, type } = await openPad({ server })
  expect(
    screen.getByText(/500 run 721 lineal metres, which is 180 m of web at 4 out, and CORR1 asks for 600/),
  ).toHaveTextContent('Minimum order reached')
  await type('Quantity 1', '100')
  expect(screen.getByText(/100 run 144 lineal metres/)).toHaveTextContent('Minimum order not reached')
})

test('the cost is shown as waterfall, tape, route and tooling', async () => {
  const { screen, user } = await openPad({ server })
  await user.click(screen.getByText('Cost tape'))
  const tape = within(screen.getByLabelText('Cost tape'))
  expect(tape.getByRole('row', { name: /^Direct labour/ })).toBeVisible()
  expect(tape.getByRole('row', { name: /^Sell price 1,533\.14/ })).toBeVisible()

  // Arrow keys go from tab to tab, and around.
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Route' })).toHaveFocus()
  expect(screen.getByRole('row', { name: /^CORR CORR1 NTH/ })).toBeVisible()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('row', { name: /^Stereo/ })).toBeVisible()

  await user.click(screen.getByLabelText('Show the costs of 500'))
  expect(screen.getByText('Cost of 500')).toBeVisible()
})
