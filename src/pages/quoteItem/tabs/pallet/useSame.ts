import { useRef } from 'react'

/** The value, as the same object for as long as it says the same. */
export function useSame<Value>(value: Value): Value {
  const kept = useRef(value)
  if (kept.current !== value && JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value
  return kept.current
}
