import Popover from '@mui/material/Popover'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { type Explain, ExplainContext, type Explanation } from './explain.ts'
import { TraceTable } from './TraceTable.tsx'

/** Lets every figure below show its account, one at a time. */
export function ExplainProvider({ children }: { readonly children: ReactNode }) {
  const titleId = useId()
  const [open, setOpen] = useState<{ anchor: HTMLElement; explanation: Explanation } | null>(null)
  const [last, setLast] = useState<Explanation | null>(null)
  const explain = useCallback<Explain>((anchor, explanation) => {
    setOpen({ anchor, explanation })
    setLast(explanation)
  }, [])
  return (
    <ExplainContext value={explain}>
      {children}
      <Popover
        open={open !== null}
        anchorEl={open?.anchor ?? null}
        onClose={() => setOpen(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { maxWidth: 620, maxHeight: '60vh', border: 1, borderColor: 'divider', boxShadow: 6, p: 1.5 },
          },
        }}
      >
        {last === null ? null : <TraceTable titleId={titleId} {...last} />}
      </Popover>
    </ExplainContext>
  )
}
