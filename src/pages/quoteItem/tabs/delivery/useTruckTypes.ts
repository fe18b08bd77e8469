import { useMemo } from 'react'
import { config } from '#contract/config'
import type { Choice } from '../../../../components/editing/fields/SelectInput.tsx'
import { useCall } from '../../../../dataProvider/index.ts'

/** The truck types that there are, by name. */
export function useTruckTypes(): readonly Choice[] {
  const { data } = useCall(config.truckTypes, {}, { staleTime: 600_000, meta: { quiet: true } })
  return useMemo(
    () => (data ?? []).map(({ code, description }) => ({ code, label: description || code })),
    [data],
  )
}
