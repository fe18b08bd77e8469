import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { BoardGrade } from '#contract/config'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const mount = () => mountApp({ as: 'vendor', path: '/boardgrades', server })

const grades = async (filter: Record<string, unknown> = {}): Promise<BoardGrade[]> =>
  (await server.as('vendor').get('/config/BoardGrade', { filter, sort: ['code', 'ASC'] })).body

test('everybody reads the grades, with make-up, weight, caliper, strength and plants', async () => {
  const [first] = await grades()
  const { screen } = await mount()
  const row = (await screen.findByRole('cell', { name: first?.code })).closest('tr')
  expect(row).toHaveTextContent(first?.makeUp ?? '')
  expect(row).toHaveTextContent(first?.description ?? '')
  expect(row).toHaveTextContent(String(first?.strengthIndicator))
  expect(row).toHaveTextContent(first?.plantBoardGradeVariants[0]?.plantCode ?? '')
})

test('a row opens its variants with what they are fit for', async () => {
  const [first] = await grades()
  const { screen, user } = await mount()
  await user.click(await screen.findByRole('cell', { name: first?.code }))
  const variants = await screen.findByRole('table', { name: `Variants of ${first?.code}` })
  expect(within(variants).getAllByRole('row')).toHaveLength((first?.plantBoardGradeVariants.length ?? 0) + 1)
  const [variant] = first?.plantBoardGradeVariants ?? []
  const line = within(variants).getByRole('rowheader', { name: variant?.code }).closest('tr')
  expect(line).toHaveTextContent(variant?.plantDescription ?? '')
  if (variant?.isFSCCompliant) expect(line).toHaveTextContent('FSC')
  else expect(line).not.toHaveTextContent('FSC')
})

test('narrows by flute, plant and words', async () => {
  const all = await grades()
  const flute = all[0]?.flute ?? ''
  const { screen, user } = await mount()
  await screen.findByRole('cell', { name: all[0]?.code })
  await user.click(screen.getByRole('combobox', { name: 'Flute' }))
  await user.click(await screen.findByRole('option', { name: `Flute ${flute}` }))
  const ofFlute = all.filter(grade => grade.flute === flute)
  await waitFor(() =>
    expect(screen.getByText(`1-${ofFlute.length} of ${ofFlute.length}`)).toBeInTheDocument(),
  )
  await user.type(screen.getByRole('searchbox'), 'qqqqq{Enter}')
  expect(await screen.findByText('No board grade matches')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText(`1-${all.length} of ${all.length}`)).toBeInTheDocument()
})
