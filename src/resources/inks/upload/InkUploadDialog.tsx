import { useQueryClient } from '@tanstack/react-query'
import { config } from '#contract/config'
import type { InkLine } from '#domain/inks'
import { UploadDialog } from '../../../components/upload/UploadDialog.tsx'
import { refreshRecords, useCall, useCallMutation } from '../../../dataProvider/index.ts'
import { inkGroups } from '../../inkGroups/index.ts'
import { inks } from '../index.ts'

interface InkUploadDialogProps {
  readonly lines: readonly InkLine[]
  readonly onClose: () => void
}

/** What a file of inks would add, change and refuse, and which groups it would make. */
export function InkUploadDialog({ lines, onClose }: InkUploadDialogProps) {
  const queryClient = useQueryClient()
  const { data, error } = useCall(
    config.uploadInks,
    { body: { dryRun: true, lines: [...lines] } },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { quiet: true } },
  )
  const { mutateAsync, isPending } = useCallMutation(config.uploadInks, {
    refresh: [config.inkGroups],
    meta: { quiet: true },
  })
  const newGroups = data?.newGroups ?? []
  return (
    <UploadDialog
      one="ink"
      many="inks"
      name="Code"
      outcomes={data?.outcomes}
      note={newGroups.length === 0 ? '' : ` New ink groups: ${newGroups.join(', ')}.`}
      error={error}
      isPending={isPending}
      store={async () => {
        const { outcomes } = await mutateAsync({ body: { dryRun: false, lines: [...lines] } })
        await refreshRecords(queryClient, [inks, inkGroups])
        return outcomes
      }}
      onClose={onClose}
    />
  )
}
