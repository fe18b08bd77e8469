import { visuallyHidden } from '../visuallyHidden.ts'

/** How many items wait behind a menu entry; nothing while unknown or none. */
export function Count({ value }: { readonly value: number | undefined }) {
  if (value === undefined || value === 0) return null
  return (
    <span className="count">
      {value > 999 ? '999+' : value}
      <span style={visuallyHidden}> waiting</span>
    </span>
  )
}
