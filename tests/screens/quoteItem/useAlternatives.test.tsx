import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { palletOfItem } from '#domain/estimating'
import { palletPatterns } from '#domain/palletisation'
import { emptySections } from '#domain/quoteItem'
import {
  type AlternativesQuestion,
  answerAlternatives,
} from '../../../src/pages/quoteItem/tabs/pallet/answerAlternatives.ts'
import { useAlternatives } from '../../../src/pages/quoteItem/tabs/pallet/useAlternatives.ts'
import { theMasters } from '../../domain/estimating/builders.ts'
import { regularCarton } from '../../regularCarton.ts'

const masters = theMasters()

/** A thread, as a browser has it and this environment has not. */
class Thread {
  onmessage: ((event: { data: unknown }) => void) | null = null
  postMessage(question: AlternativesQuestion) {
    setTimeout(() => this.onmessage?.({ data: answerAlternatives(question) }))
  }
  terminate() {
    this.onmessage = null
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', Thread)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The ways to load a carton of this length, mm. */
function asked(length: number) {
  const product = { ...emptySections.product, ...regularCarton, preferredPlantCode: 'NTH', length }
  const { question } = palletOfItem({ ...emptySections, product }, 'palletization', masters)
  if (!question.ok) throw new Error(question.problems.map(({ message }) => message).join(' '))
  return { question: question.value, palletTypes: masters.palletTypes, palletPatterns }
}

test('the ways to load stay while the next are looked for, and are known to be old', async () => {
  const [before, after] = [asked(400), asked(500)]
  const { result, rerender } = renderHook(useAlternatives, { initialProps: before })
  await waitFor(() => expect(result.current.answer?.ranked.length).toBeGreaterThan(0))
  const shown = result.current.answer
  rerender(after)
  expect(result.current).toMatchObject({ answer: shown, isOld: true, isSearching: true })
  await waitFor(() => expect(result.current.isOld).toBe(false))
  expect(result.current.answer).not.toEqual(shown)
})
