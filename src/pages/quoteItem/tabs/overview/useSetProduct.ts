import { useCallback } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Product } from '#contract/quote'

/** Sets several fields of the product that follow from one that a person changed. */
export function useSetProduct(): (values: Partial<Product>) => void {
  const { getValues, setValue } = useFormContext<Product>()
  return useCallback(
    values => {
      for (const [name, value] of Object.entries(values)) {
        const field = name as keyof Product
        if (!Object.is(getValues(field), value)) setValue(field, value, { shouldDirty: true })
      }
    },
    [getValues, setValue],
  )
}
