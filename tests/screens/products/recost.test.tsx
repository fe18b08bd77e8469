import { render, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ProductCost } from '#contract/costing'
import type { CostTape } from '#domain/costTape'
import { listPath } from '../../../src/components/list/listPath.ts'
import { freightWords } from '../../../src/resources/products/recost/freightWords.ts'
import { RecostWords } from '../../../src/resources/products/recost/RecostWords.tsx'
import { broken, ended, untouched } from '../../../src/resources/products/recost/recostState.ts'
import { recostTally, turnsTaken } from '../../../src/resources/products/recost/recostTally.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const cost = (status: ProductCost['status'], message = ''): ProductCost => ({
  ...{ status, message, plantCode: 'NTH', productId: 'P-1', costedAt: null, details: [] },
})

describe('the cost of an existing product', () => {
  const panelWith = async (answer: ProductCost) => {
    const [{ productCode }] = (await server.as('su').get('/customer/Product', { range: [0, 0] })).body
    const { screen, user } = await mountApp({
      ...{ as: 'salesrep', path: listPath('/products', { q: productCode }), server },
      through: fetch => async (input, init) =>
        String(input instanceof Request ? input.url : input).includes('/costing/Product/Cost')
          ? Response.json(answer)
          : fetch(input, init),
    })
    await user.click(await screen.findByRole('cell', { name: productCode }))
    return within(await screen.findByRole('region', { name: 'Cost' }))
  }

  test('that could not be worked out says why, also to who opens it later', async () => {
    const panel = await panelWith(cost('Failed', 'Product P-1 is not in LGX any more.'))
    await panel.findByText('It could not be costed: Product P-1 is not in LGX any more.')
  })

  test('that is being worked out says so', async () => {
    const panel = await panelWith(cost('Running'))
    await panel.findByText('It is being costed.')
  })
})

test('a cost without freight says that none is in it', () => {
  const at = (distribution: number): ProductCost['details'] => [
    {
      ...{
        priceQty: 1000,
        calculationSuccess: true,
        calculationMessage: '',
        cost: 900,
        flow: [],
        warnings: [],
      },
      costTape: { distribution } as CostTape,
    },
  ]
  expect(freightWords({ details: at(0) })).toBe('No freight is in these costs.')
  expect([freightWords({ details: at(40) }), freightWords({ details: [] })]).toEqual(['', ''])
})

describe('recosting several products', () => {
  test('that is closed before all had their turn says how many had none', async () => {
    const [first] = (
      await server.as('su').get('/customer/Product', { filter: { customerCode: 'BLU001' }, range: [0, 1] })
    ).body
    const { screen, user } = await mountApp({
      ...{ as: 'salesrep', path: listPath('/products', { customerCode: first.customerCode }), server },
      through: fetch => async (input, init) =>
        String(input instanceof Request ? input.url : input).includes('/costing/Product/')
          ? Response.json(cost('Running'))
          : fetch(input, init),
    })
    const boxes = await screen.findAllByRole('checkbox', { name: /Select this row/ })
    for (const box of boxes.slice(0, 3)) await user.click(box)
    await user.click(await screen.findByRole('button', { name: 'Recost…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Recost 3 products' }))
    await user.click(dialog.getByRole('button', { name: 'Recost' }))
    expect(await dialog.findByText('Recosting…')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await screen.findByText('2 products not recosted: the window was closed before their turn.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('recost-success: counts what succeeded, and names what failed and what goes on', () => {
    const all = [
      { productCode: 'A-1', state: ended(untouched, cost('Success')) },
      { productCode: 'A-2', state: ended(untouched, cost('Failed', 'Product A-2 is not in LGX any more.')) },
      { productCode: 'A-3', state: broken(untouched, 'No connection to the server') },
      { productCode: 'A-4', state: ended(untouched, cost('Running')) },
      { productCode: 'A-5', state: { ...untouched, recosting: true } },
    ]
    expect(recostTally(all)).toBe('1 of 5 products recosted. Failed: A-2, A-3. Still being costed: A-4.')
    expect(turnsTaken(all)).toBe(4)
  })

  test('of which one has no result after the last poll says that it goes on', () => {
    render(<RecostWords state={ended(untouched, cost('Running'))} />)
    expect(within(document.body).getByRole('status')).toHaveTextContent(
      'It is still being costed. Look again later.',
    )
  })
})
