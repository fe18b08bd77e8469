import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { type Part, part } from '../../../src/layout/part.tsx'

const load = () => vi.fn(async () => ({ default: () => <p>The tab</p> }))

const show = (Shown: Part) =>
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Shown />
    </Suspense>,
  )

describe('a part of the application', () => {
  test('that is here already is shown at once, without a fallback', async () => {
    const Shown = part(load())
    await Shown.preload()
    show(Shown)
    expect(screen.getByText('The tab')).toBeInTheDocument()
    expect(screen.queryByText('Loading')).not.toBeInTheDocument()
  })

  test('that is not here yet is waited for', async () => {
    const Shown = part(load())
    expect(Shown.isHere()).toBe(false)
    show(Shown)
    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(await screen.findByText('The tab')).toBeInTheDocument()
    expect(Shown.isHere()).toBe(true)
  })

  test('is fetched once, however often it is asked for', async () => {
    const fetched = load()
    const Shown = part(fetched)
    await Promise.all([Shown.preload(), Shown.preload()])
    show(Shown)
    await Shown.preload()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('that could not be fetched ahead is fetched again when it is shown', async () => {
    const Shown = part(load().mockRejectedValueOnce(new TypeError('Failed to fetch')))
    await Shown.preload()
    expect(Shown.isHere()).toBe(false)
    show(Shown)
    expect(await screen.findByText('The tab')).toBeInTheDocument()
  })
})
