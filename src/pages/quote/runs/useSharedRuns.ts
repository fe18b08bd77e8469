import { useEffect, useMemo, useRef } from 'react'
import { type Quote, quote } from '#contract/quote'
import type { SharedRun } from '#domain/estimating'
import type { Answering } from '../../../components/aside/createAside.ts'
import { type AsideState, useAside } from '../../../components/aside/useAside.ts'
import { useCall } from '../../../dataProvider/index.ts'
import { useEngineMasters } from '../../../dataProvider/useEngineMasters.ts'
import { answerRuns, type RunsQuestion } from './answerRuns.ts'

const answering: Answering<RunsQuestion, readonly SharedRun[]> = {
  start: () => new Worker(new URL('./runs.worker.ts', import.meta.url), { type: 'module' }),
  answer: answerRuns,
  pause: 0,
}

const aside = { quiet: true, patient: true } as const

/** Which items of a quote could run together, found out aside from the page and anew when anything of the quote changes: size, print and trim. */
export function useSharedRuns({ id, updatedAt: now }: Quote): AsideState<readonly SharedRun[]> & {
  readonly retry?: () => void
} {
  const masters = useEngineMasters()
  const runs = useCall(quote.runs, { params: { id } }, { meta: aside })
  const { refetch } = runs
  const read = useRef(now)
  useEffect(() => {
    if (read.current === now) return
    read.current = now
    void refetch()
  }, [now, refetch])
  const question = useMemo(
    (): RunsQuestion | null =>
      runs.data === undefined || masters.data === undefined
        ? null
        : { items: runs.data, masters: masters.data },
    [runs.data, masters.data],
  )
  const found = useAside(question, answering)
  if (runs.isError || masters.isError)
    return {
      state: 'failed',
      retry: () => {
        void runs.refetch()
        void masters.refetch()
      },
    }
  return question === null ? { state: 'searching' } : found
}
