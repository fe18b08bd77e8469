import type { DueState } from '#domain/quotes'
import { DueSign } from './DueSign.tsx'

/** A due date in words; one that has passed, or comes within days, carries a sign that says so. */
export function DueDay({ state, day }: { readonly state: DueState; readonly day: string }) {
  return (
    <>
      <span data-due={state}>{day}</span>
      <DueSign state={state} />
    </>
  )
}
