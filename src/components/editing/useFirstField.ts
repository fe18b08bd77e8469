import { type RefObject, useEffect, useRef } from 'react'

const fields = 'input:not([aria-hidden]):not([readonly]):not(:disabled), textarea, [role="combobox"]'

/** A form that begins in its first field: the ref goes on what holds the fields. `when` false: it stays where it is. */
export function useFirstField<Holder extends HTMLElement>(when: boolean): RefObject<Holder | null> {
  const holder = useRef<Holder>(null)
  useEffect(() => {
    if (when) holder.current?.querySelector<HTMLElement>(fields)?.focus()
  }, [when])
  return holder
}
