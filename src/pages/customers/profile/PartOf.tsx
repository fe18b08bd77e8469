import type { ReactNode } from 'react'
import { ListProblem } from '../../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../../components/list/ListSkeleton.tsx'

interface PartOfProps<Data> {
  /** What is on the way, read out. */
  readonly label: string
  readonly part: {
    readonly data: Data | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly children: (data: Data) => ReactNode
}

/** A part of the profile that is read by itself: on the way, failed, or here. */
export function PartOf<Data>({ label, part: { data, error, refetch }, children }: PartOfProps<Data>) {
  if (data !== undefined) return children(data)
  return error === null ? (
    <ListSkeleton label={label} rows={3} />
  ) : (
    <ListProblem error={error} onRetry={() => void refetch()} />
  )
}
