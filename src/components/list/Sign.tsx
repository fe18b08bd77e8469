import type { ReactNode } from 'react'

interface SignProps {
  /** What the sign says: read out, and shown while the pointer rests on it. */
  readonly meaning: string
  readonly look: 'warning' | 'error' | 'quiet'
  readonly children: ReactNode
}

/** A small picture in a table that means something, so that no meaning hangs on a colour alone. */
export function Sign({ meaning, look, children }: SignProps) {
  // A page may have hundreds of them: the table's own style draws it faster than a styled element each.
  return (
    <span className="row-sign" role="img" aria-label={meaning} data-tip={meaning} data-look={look}>
      {children}
    </span>
  )
}
