import { useMutation, useQuery } from '@tanstack/react-query'
import type { MasterUpload, MasterUploadAnswer, MasterUploadOutcome } from '#contract/masters'
import { fieldSentence } from '../editing/fieldSentence.ts'
import { UploadDialog } from './UploadDialog.tsx'

interface UploadLinesDialogProps {
  readonly one: string
  readonly many: string
  /** What the first column of the file is called. */
  readonly name: string
  readonly lines: MasterUpload['lines']
  readonly labelOf: (path: string) => string
  readonly call: (upload: MasterUpload) => Promise<MasterUploadAnswer>
  /** Lines were stored: what shows them is read again. */
  readonly onStored: () => Promise<void>
  readonly onClose: () => void
}

/** Asks the server what the lines of a file would do, and stores them when the person says so. */
export function UploadLinesDialog(props: UploadLinesDialogProps) {
  const { one, many, name, lines, labelOf, call, onStored, onClose } = props
  const dryRun = useQuery({
    queryKey: ['upload', many, lines],
    queryFn: () => call({ dryRun: true, lines }),
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { quiet: true } },
  })
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call({ dryRun: false, lines }),
    meta: { quiet: true },
  })
  const inWords = (outcomes: readonly MasterUploadOutcome[]) =>
    outcomes.map(({ line, name: code, outcome, reasons }) => ({
      ...{ line, code, outcome },
      reasons: reasons.map(({ path, message }) => {
        if (path === '') return message
        return outcome === 'refused' ? fieldSentence(labelOf(path), message) : `${labelOf(path)}: ${message}`
      }),
    }))
  return (
    <UploadDialog
      {...{ one, many, name, isPending, onClose }}
      outcomes={dryRun.data === undefined ? undefined : inWords(dryRun.data.outcomes)}
      error={dryRun.error}
      store={async () => {
        const done = await mutateAsync()
        await onStored()
        return inWords(done.outcomes)
      }}
    />
  )
}
