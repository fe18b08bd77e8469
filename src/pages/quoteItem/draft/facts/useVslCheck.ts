import { config } from '#contract/config'
import { useDebounced } from '../../../../components/customerSearch/useDebounced.ts'
import { useCall } from '../../../../dataProvider/index.ts'

/**
 * The product style of a VSL code, asked once the code stands still; null: there is no such code (or none entered),
 * undefined: not known yet.
 */
export function useVslCheck(typed: string): string | null | undefined {
  const code = typed.trim()
  const settled = useDebounced(code, 300)
  const { data } = useCall(
    config.vsl,
    { query: { code: settled } },
    { enabled: settled !== '', staleTime: 600_000, meta: { quiet: true } },
  )
  if (code === '') return null
  if (settled !== code || data === undefined) return undefined
  return data.productStyle === '' ? null : data.productStyle
}
