import { useEffect, useState } from 'react'

/** Milliseconds without a change after which a value has settled. */
const patience = 250

/** `value` once it has stopped changing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), patience)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
