import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { QuoteHeader } from '#contract/quote'
import { postcodeFills } from '#domain/quotes'

/** Fills in what a typed postcode says of the state and the country; `home`: the customer's country. */
export function usePostcodeFills(home: string): (postcode: string) => void {
  const { getValues, setValue } = useFormContext<QuoteHeader>()
  const placed = () => {
    const { deliveryPostCode, deliveryState, deliveryCountry } = getValues()
    return { deliveryPostCode, deliveryState, deliveryCountry }
  }
  const followed = useRef<string | null | undefined>(undefined)
  // As it was before anything was typed: a stored state that its postcode lies in has followed from it.
  if (followed.current === undefined) followed.current = postcodeFills(placed(), null, home).state
  return typed => {
    const { patch, state } = postcodeFills(
      { ...placed(), deliveryPostCode: typed },
      followed.current ?? null,
      home,
    )
    if (state !== null) followed.current = state
    for (const name of ['deliveryState', 'deliveryCountry'] as const) {
      const value = patch[name]
      if (value !== undefined) setValue(name, value, { shouldDirty: true, shouldValidate: true })
    }
  }
}
