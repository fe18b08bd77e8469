import type { ReactNode } from 'react'
import { WorklistView } from '../WorklistView.tsx'
import { quoteWorklistKinds } from './quoteWorklistKind.tsx'
import { type WorklistView as View, worklistVariants } from './variants.ts'

interface QuoteWorklistViewProps {
  readonly view: View
  /** Code of the workgroup or the sales rep in the address. */
  readonly of?: string
  /** Their name. */
  readonly name?: string
  /** Stands between the heading and the filters. */
  readonly children?: ReactNode
}

/** A worklist of quote items. */
export function QuoteWorklistView({ view, of = '', name = of, children }: QuoteWorklistViewProps) {
  const variant = worklistVariants[view]
  return (
    <WorklistView
      // Another worklist starts with nothing of the one before.
      key={`${view} ${of}`}
      kind={quoteWorklistKinds[variant.kind]}
      first={variant.first}
      ask={variant.query(of)}
      title={variant.title(name)}
      empty={{ title: variant.empty.title, text: variant.empty.text(name) }}
    >
      {children}
    </WorklistView>
  )
}
